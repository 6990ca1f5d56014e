import { addressOf, ApiError, type CallName } from './api-client.ts';

/**
 * Opens the file of a call in a new tab. The server is asked first whether the file is there, as the tab would show
 * the refusal otherwise. Throws `ApiError`, or an error when the browser opens no tab.
 */
export async function openFile(name: CallName, params: Record<string, unknown>): Promise<void> {
  const address = addressOf(name, params);
  const answer = await fetch(address, { method: 'HEAD', credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, '');
  const tab = window.open(address, '_blank');
  if (!tab) throw new Error('The browser opened no tab.');
  tab.opener = null;
}

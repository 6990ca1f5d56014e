import { addressOf, ApiError, type CallName } from './api-client.ts';

/** Opens the file of a call in a new tab, once the server says that it can be had; otherwise the tab would show the refusal. Throws `ApiError`, or when the browser allows no tab. */
export async function openFile(name: CallName, params: Record<string, unknown>): Promise<void> {
  const address = addressOf(name, params);
  const answer = await fetch(address, { method: 'HEAD', credentials: 'include' });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText, '');
  const tab = window.open(address, '_blank');
  if (!tab) throw new Error('The browser opened no tab.');
  tab.opener = null;
}

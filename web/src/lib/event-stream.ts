import type { Calls, OutputOf } from '@cotejo/contract';
import { suspectLoss } from './connection.ts';
import { addressOf, send, type CallName } from './api-client.ts';

/**
 * Listens to a call that answers with server-sent events. The browser reconnects by itself; the returned function
 * stops.
 */
export function listen<Name extends CallName>(
  name: Name,
  params: Record<string, unknown>,
  onEvent: (event: OutputOf<Calls[Name]>) => void,
): () => void {
  const source = new EventSource(addressOf(name, params), { withCredentials: true });
  source.onmessage = (message: MessageEvent<string>) => onEvent(JSON.parse(message.data) as OutputOf<Calls[Name]>);
  source.onerror = () => void suspectLoss();
  return () => source.close();
}

/**
 * Makes a call that answers with server-sent events and hands each one over. Resolves with the last event, however
 * the stream ended. Throws `ApiError` when refused.
 */
export async function follow<Name extends CallName>(
  name: Name,
  onEvent: (event: OutputOf<Calls[Name]>) => void,
  options: { signal: AbortSignal },
): Promise<OutputOf<Calls[Name]> | undefined> {
  const { body } = await send(name, options);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let last: OutputOf<Calls[Name]> | undefined;
  let rest = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue;
      last = JSON.parse(block.slice('data: '.length)) as OutputOf<Calls[Name]>;
      onEvent(last);
    }
  }
  return last;
}

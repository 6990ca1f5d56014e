import type { Endpoint, OutputOf } from '@cotejo/contract';
import { addressOf } from './api-client.ts';

/** Listens to a call that answers with server-sent events. The browser reconnects by itself; the function returned ends it. */
export function listen<E extends Endpoint>(endpoint: E, params: Record<string, unknown>, onEvent: (event: OutputOf<E>) => void): () => void {
  const source = new EventSource(addressOf(endpoint, params), { withCredentials: true });
  source.onmessage = (message: MessageEvent<string>) => onEvent(JSON.parse(message.data) as OutputOf<E>);
  return () => source.close();
}

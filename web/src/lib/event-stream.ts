import type { Calls, OutputOf } from '@cotejo/contract';
import { addressOf, type CallName } from './api-client.ts';

/** Listens to a call that answers with server-sent events. The browser reconnects by itself; the function returned ends it. */
export function listen<Name extends CallName>(name: Name, params: Record<string, unknown>, onEvent: (event: OutputOf<Calls[Name]>) => void): () => void {
  const source = new EventSource(addressOf(name, params), { withCredentials: true });
  source.onmessage = (message: MessageEvent<string>) => onEvent(JSON.parse(message.data) as OutputOf<Calls[Name]>);
  return () => source.close();
}

import type { Progress } from '@cotejo/contract';
import type { Client } from './client.ts';

/** Reads the progress of an analysis from the server at `url`, until one of the events is the last. */
export function follow(
  url: string,
  client: Client,
  id: number,
  isLast: (event: Progress) => boolean,
): Promise<Progress[]> {
  return followEvents(url, client, `/api/analyze/${id}/events`, isLast);
}

/** Reads server-sent events from the server at `url`, until one of them is the last or the server ends them. */
export async function followEvents<Event>(
  url: string,
  { cookie }: Client,
  path: string,
  isLast: (event: Event) => boolean,
): Promise<Event[]> {
  const response = await fetch(new URL(path, url), { headers: { Cookie: cookie } });
  const seen: Event[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const lines = text.split('\n\n');
    text = lines.pop()!;
    for (const line of lines.filter((line) => line.startsWith('data: '))) seen.push(JSON.parse(line.slice(6)) as Event);
    if (seen.some(isLast)) break;
  }
  return seen;
}

import type { Progress } from '@cotejo/contract';
import type { Client } from './client.ts';

/** Reads the progress of an analysis from the server at `url`, until one of the events is the last. */
export async function follow(
  url: string,
  { cookie }: Client,
  id: number,
  isLast: (event: Progress) => boolean,
): Promise<Progress[]> {
  const response = await fetch(new URL(`/api/analyze/${id}/events`, url), { headers: { Cookie: cookie } });
  const seen: Progress[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const lines = text.split('\n\n');
    text = lines.pop()!;
    for (const line of lines.filter((line) => line.startsWith('data: ')))
      seen.push(JSON.parse(line.slice(6)) as Progress);
    if (seen.some(isLast)) break;
  }
  return seen;
}

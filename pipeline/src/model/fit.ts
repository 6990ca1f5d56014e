import { answerSchema, ProviderError } from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';
import { type Asking, tokensOf } from './ask.ts';
import { repairNote } from './prompts.ts';

/** Tokens that an engine's own marks around a conversation take, and a repair's. */
const margin = 150;
/** Characters that two neighboring parts of a text share, so that no passage is torn for both. */
const overlap = 400;
/** Characters from which a text can be halved: both halves are then shorter than it is, wherever its lines end. */
const shortestSplit = 4 * overlap;

/** Tokens that are left for a document's text beside instructions, the rest of the input, the shape and the answer. */
export async function roomFor(
  asking: Asking,
  {
    system,
    rest,
    schema,
    maxOutputTokens,
  }: { system: string; rest: string; schema: GenericSchema; maxOutputTokens: number },
): Promise<number> {
  const fixed = await tokensOf(asking, [system, repairNote(''), rest, JSON.stringify(answerSchema(schema))].join('\n'));
  return asking.identity.contextTokens - fixed - maxOutputTokens - margin;
}

/**
 * A text as it is where it has at most `room` tokens, otherwise in overlapping parts that have. Nothing is left out.
 * Throws `ProviderError` (`too-long`) where more than `most` parts would be needed.
 */
export async function splitToFit(asking: Asking, text: string, room: number, most: number): Promise<string[]> {
  const tokens = await tokensOf(asking, text);
  if (tokens <= room) return [text];
  const tooLong = () =>
    new ProviderError(
      asking.plugin,
      'too-long',
      `The text has ${tokens} tokens and there is room for ${Math.max(0, room)} in a call`,
    );
  if (room <= 0 || tokens > room * most || text.length < shortestSplit) throw tooLong();
  const middle = Math.floor(text.length / 2);
  const head = await splitToFit(asking, text.slice(0, lineEnd(text, middle + overlap / 2)), room, most);
  const tail = await splitToFit(asking, text.slice(lineStart(text, middle - overlap / 2)), room, most);
  if (head.length + tail.length > most) throw tooLong();
  return [...head, ...tail];
}

/** The next end of a line, where one is near; never inside a character. */
function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at >= 0 && at - from < overlap ? at : whole(text, from);
}

function lineStart(text: string, from: number): number {
  const at = text.lastIndexOf('\n', from);
  return at >= 0 && from - at < overlap ? at + 1 : whole(text, from);
}

const whole = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at);

/** Items in groups of at most `size`. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

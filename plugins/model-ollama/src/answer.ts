import type { ChatResponse } from 'ollama';
import * as v from 'valibot';
import type { Measured } from './pace.ts';

/** `done` says why the server stopped: `stop` where the answer is complete, `length` where it was cut. */
export type Answer = { text: string; done: string } & Measured;

const amount = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const piece = v.object({
  message: v.fallback(v.object({ content: v.fallback(v.string(), '') }), { content: '' }),
  done: v.fallback(v.boolean(), false),
  done_reason: v.fallback(v.string(), ''),
  prompt_eval_count: amount,
  prompt_eval_duration: amount,
  eval_count: amount,
  eval_duration: amount,
  load_duration: amount,
});

/** Reads a streamed answer to its end; `onPiece` is called with the number of pieces so far. */
export async function readAnswer(
  stream: AsyncIterable<ChatResponse>,
  onPiece: (pieces: number) => void,
): Promise<Answer> {
  let text = '';
  let pieces = 0;
  let last = v.parse(piece, {});
  for await (const raw of stream) {
    last = v.parse(piece, raw);
    text += last.message.content;
    if (!last.done) onPiece(++pieces);
  }
  return { text, done: last.done_reason, ...measured(last) };
}

function measured(end: v.InferOutput<typeof piece>): Measured {
  return {
    promptTokens: end.prompt_eval_count,
    promptDuration: end.prompt_eval_duration,
    answerTokens: end.eval_count,
    answerDuration: end.eval_duration,
    loadDuration: end.load_duration,
  };
}

import type { ChatRequest as AnyChatRequest, ChatResponse } from 'ollama';
import * as v from 'valibot';
import { failure } from './failures.ts';
import type { Measured } from './pace.ts';

export type ChatRequest = AnyChatRequest & { stream: true };

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

/** Reads an answer to its end, telling the number of pieces so far. */
export async function readAnswer(stream: AsyncIterable<ChatResponse>, onPiece: (pieces: number) => void): Promise<Answer> {
  let text = '';
  let pieces = 0;
  for await (const raw of stream) {
    const { message, done, ...end } = v.parse(piece, raw);
    text += message.content;
    if (done) return { text, done: end.done_reason, ...measured(end) };
    onPiece(++pieces);
  }
  throw failure('bad-output', 'The answer ended before it was complete');
}

function measured(end: Omit<v.InferOutput<typeof piece>, 'message' | 'done'>): Measured {
  return {
    promptTokens: end.prompt_eval_count,
    promptDuration: end.prompt_eval_duration,
    answerTokens: end.eval_count,
    answerDuration: end.eval_duration,
    loadDuration: end.load_duration,
  };
}

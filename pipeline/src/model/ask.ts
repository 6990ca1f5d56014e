import { createHash } from 'node:crypto';
import { answerSchema, type LanguageModel, type ModelIdentity, ProviderError } from '@cotejo/plugin-kit';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { ModelRun } from '../stage/tools.ts';
import { untilAborted } from '../stage/until-aborted.ts';
import { promptVersion, repairNote } from './prompts.ts';

/** A language model with the plugin that brings it, and whether it may know who a document is about. */
export type StageModel = { plugin: string; model: LanguageModel; hidesIdentity: boolean };

type Call = StageModel & { run: ModelRun; signal: AbortSignal };

/** The tools for asking questions. */
export type Asking = Call & { identity: ModelIdentity };

export type Question<Schema extends GenericSchema> = {
  system: string;
  input: string;
  schema: Schema;
  maxOutputTokens: number;
  /** What is wrong with an answer of the right shape, in a sentence without any word of the documents. */
  complaint?(answer: InferOutput<Schema>): Promise<string | undefined> | string | undefined;
  onProgress?(outputTokens: number): void;
};

/** Opens the way to a model for one run of a stage. Throws `ProviderError` where it cannot be reached. */
export async function openModel(stageModel: StageModel, run: ModelRun, signal: AbortSignal): Promise<Asking> {
  const call = { ...stageModel, run, signal };
  return { ...call, identity: await within(call, (either) => stageModel.model.identify({ signal: either })) };
}

/** Tokens of a text, as the model's engine counts them. */
export const tokensOf = (asking: Asking, text: string): Promise<number> =>
  within(asking, (signal) => asking.model.countTokens(text, { signal }));

/**
 * The model's answer to a question: from memory where it was given before, otherwise fresh; one that is not fit to use
 * is asked for once more, with what was wrong. Throws `ProviderError`: `bad-output` where the second is no better,
 * `timeout` when the run's deadline has come, and the model's own.
 */
export async function ask<Schema extends GenericSchema>(
  asking: Asking,
  question: Question<Schema>,
): Promise<InferOutput<Schema>> {
  const key = keyOf(asking.identity, question);
  const known = await judge(question, await remembered(asking, key));
  if (!('complaint' in known)) {
    asking.run.onAnswer(nameOf(asking), { inputTokens: 0, outputTokens: 0, cached: 1 });
    return known.answer;
  }
  const first = await answer(asking, question, question.system);
  const fit =
    'complaint' in first
      ? await answer(asking, question, `${question.system}\n\n${repairNote(first.complaint)}`)
      : first;
  if ('complaint' in fit) throw new ProviderError(asking.plugin, 'bad-output', `Asked twice: ${fit.complaint}`);
  await asking.run.answers?.set(key, fit.answer).catch(() => {});
  return fit.answer;
}

/**
 * Waits for the model, but no longer than until the signal or the run's deadline ends it, whether it heeds them or not.
 */
async function within<Value>(
  { plugin, run: { deadline }, signal }: Call,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  try {
    return await untilAborted([signal, deadline], work);
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.aborted
      ? new ProviderError(plugin, 'timeout', 'The model did not answer in its time', { cause: error })
      : error;
  }
}

type Judged<Answer> = { answer: Answer } | { complaint: string };

async function answer<Schema extends GenericSchema>(
  asking: Asking,
  question: Question<Schema>,
  system: string,
): Promise<Judged<InferOutput<Schema>>> {
  const { input, schema, maxOutputTokens, onProgress } = question;
  const cost = { inputTokens: 0, outputTokens: 0, cached: 0 };
  try {
    const { value, usage } = await within(asking, (signal) =>
      asking.model.generate({ system, input, schema, maxOutputTokens }, { signal, ...(onProgress && { onProgress }) }),
    );
    cost.inputTokens = whole(usage?.inputTokens);
    cost.outputTokens = whole(usage?.outputTokens);
    return await judge(question, value);
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'bad-output')
      return { complaint: 'It was not JSON of the shape that was asked for.' };
    throw error;
  } finally {
    asking.run.onAnswer(nameOf(asking), cost);
  }
}

async function judge<Schema extends GenericSchema>(
  { schema, complaint }: Question<Schema>,
  value: unknown,
): Promise<Judged<InferOutput<Schema>>> {
  const parsed = safeParse(schema, value);
  if (!parsed.success) return { complaint: 'It was not JSON of the shape that was asked for.' };
  const wrong = await complaint?.(parsed.output);
  return wrong === undefined ? { answer: parsed.output } : { complaint: wrong };
}

/** A memory that fails counts as absent; whoever keeps it says so. */
const remembered = async ({ run }: Asking, key: string): Promise<unknown> =>
  run.answers?.get(key).catch(() => undefined);

/** Everything that an answer depends on; the requirements asked about are part of the question. */
function keyOf(
  { model, digest }: ModelIdentity,
  { system, input, schema, maxOutputTokens }: Question<GenericSchema>,
): string {
  const parts = [model, digest, promptVersion, system, input, answerSchema(schema), maxOutputTokens];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const nameOf = ({ identity: { model, digest } }: Asking) => ({ name: model, digest });

const whole = (tokens: unknown): number =>
  typeof tokens === 'number' && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : 0;

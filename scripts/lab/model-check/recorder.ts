import type { Answers } from '@cotejo/pipeline';
import { type GenerateRequest, type LanguageModel, ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';
import type { GenericSchema } from 'valibot';
import { prompts } from '../../../pipeline/src/model/prompts.ts';

type Stage = keyof typeof prompts;

/** One call to a model: the value that it answered, or why there is none. */
export type Attempt = { value: unknown } | { failure: ProviderFailure };

/** A question of the pipeline: asked once, and once more where the first answer was not fit to use. */
export type Question = { stage: Stage; input: string; attempts: Attempt[]; isAccepted: boolean };

export type Recorder = {
  questions: Question[];
  /** The model that is watched, or undefined before there is one. */
  readonly model: LanguageModel | undefined;
  /** The same model, with everything that it is asked written down. */
  watch(model: LanguageModel): LanguageModel;
  /**
   * A memory that remembers nothing, so that every question is asked; the pipeline tells it which answers were fit to
   * use.
   */
  answers: Answers;
};

/** Writes down what a model is asked and answers, as long as one question is asked after the other. */
export function createRecorder(): Recorder {
  const questions: Question[] = [];
  let watched: LanguageModel | undefined;
  const questionOf = ({ system, input }: GenerateRequest<GenericSchema>): Question => {
    const stage = (Object.keys(prompts) as Stage[]).find((name) => system.startsWith(prompts[name]))!;
    const last = questions.at(-1);
    const isRepair = system !== prompts[stage];
    if (isRepair && last?.stage === stage && last.input === input) return last;
    questions.push({ stage, input, attempts: [], isAccepted: false });
    return questions.at(-1)!;
  };
  return {
    questions,
    get model() {
      return watched;
    },
    watch(model) {
      watched = model;
      return {
        ...model,
        async generate(request, options) {
          const { attempts } = questionOf(request);
          try {
            const generation = await model.generate(request, options);
            attempts.push({ value: generation.value });
            return generation;
          } catch (error) {
            attempts.push({ failure: reasonOf(error, options.signal) });
            throw error;
          }
        },
      };
    },
    answers: {
      get: async () => undefined,
      set: async () => {
        questions.at(-1)!.isAccepted = true;
      },
    },
  };
}

function reasonOf(error: unknown, signal: AbortSignal): ProviderFailure {
  if (signal.aborted) return 'timeout';
  return error instanceof ProviderError ? error.reason : 'crashed';
}

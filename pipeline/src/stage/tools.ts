import type { CallOptions, Capabilities, MediaType, ModelIdentity, StageCapability } from '@cotejo/plugin-kit';
import type { ModelUsage, StageName, StageRecord } from '../results.ts';
import type { TextWork } from './text-work.ts';

export type { ModelUsage, StageName, StageRecord };

/**
 * Carries out one attempt of a provider at a stage's work, or throws a `ProviderError` instead: of one that has not
 * answered for a while nothing is asked, and a call that takes too long is ended.
 */
export type Guard = <Value>(attempt: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal) => Promise<Value>;

/** A provider with the plugin that it came from, as it will stand in the provenance. */
export type Named<Provider> = {
  plugin: string;
  version: string;
  provider: Provider;
  /** Does not come with Cotejo: what it says is held against the documents. */
  isThirdParty?: true;
  /** Absent: every attempt is made, and takes as long as it takes. */
  guard?: Guard;
  /** Where a language model stands behind it: its name as configured. */
  model?: string;
  /** Where a language model stands behind it: says which weights would answer now. Throws `ProviderError`. */
  identify?(options: CallOptions): Promise<ModelIdentity>;
  /**
   * Where a language model stands behind it: the same provider for one run of a stage, to which it tells what it does.
   */
  forRun?(run: ModelRun): Provider;
};

/**
 * Answers of language models that were given before, so that asking again is free and gives the same. One that rejects
 * counts as not there, and has said so itself.
 */
export type Answers = {
  /** The answer as it was set, or undefined. It is checked like a fresh one. */
  get(key: string): Promise<unknown>;
  /** `value` is JSON. It holds passages of documents and must be forgotten with them. */
  set(key: string, value: unknown): Promise<void>;
};

/** Vectors of texts that were computed before, by a key that tells text and model; each number has 8 bits. */
export type StoredVectors = {
  /** The vectors that are stored. */
  get(keys: string[]): Promise<Iterable<readonly [string, Int8Array]>>;
  /** Stores vectors. They reveal something of the texts and must be deleted with them. */
  set(vectors: ReadonlyMap<string, Int8Array>): Promise<void>;
};

/** What a provider made of a language model works with in one run of a stage. */
export type ModelRun = {
  answers?: Answers;
  /** Who does the work on whole documents. */
  text: TextWork;
  /** Aborts when the model has had its time. */
  deadline: AbortSignal;
  /** How far the work has come, 0 to 1. */
  onProgress(fraction: number): void;
  /** Told of every answer, whether it was fit to use or not. */
  onAnswer(model: { name: string; digest: string }, cost: Omit<ModelUsage, 'calls'>): void;
  /** Told which other plugin's work has gone into the result. */
  onBeside(other: { plugin: string; version: string }): void;
};

/** For every capability its providers in order of preference, which is also the order of fallback. */
export type Providers = {
  [Kind in Exclude<StageCapability, 'extractor'>]: Named<Capabilities[Kind]>[];
} & {
  extractor: (Named<Capabilities['extractor']> & { mediaTypes: readonly MediaType[] })[];
};

/** How far one stage has come; `fraction` runs from 0 to 1. */
export type StageProgress = { stage: StageName; fraction: number };

/** What every flow of the pipeline is handed. */
export type PipelineTools = {
  providers: Providers;
  /** Who does the pipeline's own work on texts; absent, it is done in the caller's process. */
  text?: TextWork;
  signal: AbortSignal;
  onProgress(progress: StageProgress): void;
  /** Told of every stage that is done, at once: a later one that fails takes the records of the whole flow with it. */
  onRecord?(record: StageRecord): void;
  /** Where vectors of texts are kept; absent, none are asked for, and matching goes by words alone. */
  vectors?: StoredVectors;
  /** For stages that ask language models; absent, nothing is remembered and each stage has the usual time. */
  models?: {
    answers?: Answers;
    /**
     * Asked for when a model is first asked; aborts when the models have had their time for this document or candidate.
     */
    deadline?(): AbortSignal;
  };
};

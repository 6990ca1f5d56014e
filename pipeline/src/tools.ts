import type { Capabilities, MediaType, StageCapability } from '@cotejo/plugin-kit';

/** A provider with the plugin that it came from, as it will stand in the provenance. */
export type Named<Provider> = { plugin: string; version: string; provider: Provider };

/** For every capability its providers in order of preference, which is also the order of fallback. */
export type Providers = {
  [Kind in Exclude<StageCapability, 'extractor'>]: Named<Capabilities[Kind]>[];
} & {
  extractor: (Named<Capabilities['extractor']> & { mediaTypes: readonly MediaType[] })[];
};

export type StageName = 'extract' | 'ocr' | 'detect-language' | 'translate' | 'read-job' | 'score' | 'summarise';

/** How far one stage has come; `fraction` runs from 0 to 1. */
export type StageProgress = { stage: StageName; fraction: number };

/** Which plugin did a stage's work, and whom it stood in for. */
export type StageRecord = {
  stage: StageName;
  plugin: string;
  version: string;
  milliseconds: number;
  fallbacks: { plugin: string; reason: string }[];
};

/** What every flow of the pipeline is handed. */
export type PipelineTools = {
  providers: Providers;
  signal: AbortSignal;
  onProgress(progress: StageProgress): void;
};

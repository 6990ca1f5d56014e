import type { StageName, StageRecord } from '@cotejo/pipeline';
import type { TokenUsage } from '@cotejo/plugin-kit';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../../ground/version.ts';
import type { AnsweredCall } from '../http/call.ts';

export type Metrics = {
  registry: Registry;
  /** Counts a call that was answered. */
  request(call: AnsweredCall, seconds: number): void;
  /** Counts a finished stage of the pipeline. */
  stage(record: StageRecord): void;
  /** Counts that a plugin could not do the work of a stage. */
  fallback(failure: { stage: StageName; plugin: string; reason: string }): void;
  /** Counts a document or a match that has failed for good, by its failure code. */
  failure(flow: 'prepare' | 'match', code: string): void;
  /** Records whether a plugin is skipped because it does not answer. */
  skipped(plugin: string, isSkipped: boolean): void;
  /** Counts the tokens of a call of a language model. */
  tokens(plugin: string, cost: TokenUsage): void;
};

/** Upper bounds of the histograms' buckets, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const STAGE_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/**
 * The metrics of one process, for Prometheus. Every label is one of a few words known beforehand, never text of a
 * caller or a document.
 */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'cotejo_build_info',
    help: 'Always 1; its label says which version of Cotejo the process runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const requests = new Histogram({
    name: 'cotejo_http_request_duration_seconds',
    help: 'Time until a call is answered; of files and events, until they begin.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const stages = new Histogram({
    name: 'cotejo_stage_duration_seconds',
    help: 'Time that a stage of the pipeline takes, by the plugin that did the work.',
    labelNames: ['stage', 'plugin'],
    buckets: STAGE_SECONDS,
    registers,
  });
  const fallbacks = new Counter({
    name: 'cotejo_stage_fallbacks_total',
    help: 'Times that a plugin could not do the work of a stage, by that plugin.',
    labelNames: ['stage', 'plugin', 'reason'],
    registers,
  });
  const failures = new Counter({
    name: 'cotejo_failures_total',
    help: 'Documents (prepare) and analyses (match) that failed for good, by the code of the reason.',
    labelNames: ['flow', 'code'],
    registers,
  });
  const skipped = new Gauge({
    name: 'cotejo_plugin_skipped',
    help: '1 while a plugin is skipped because it has not answered, 0 otherwise.',
    labelNames: ['plugin'],
    registers,
  });
  const tokens = new Counter({
    name: 'cotejo_model_tokens_total',
    help: 'Tokens of language models.',
    labelNames: ['plugin', 'direction'],
    registers,
  });
  return {
    registry,
    request(call, seconds) {
      requests.observe(call, seconds);
    },
    stage({ stage, plugin, milliseconds }) {
      stages.observe({ stage, plugin }, milliseconds / 1000);
    },
    fallback({ stage, plugin, reason }) {
      fallbacks.inc({ stage, plugin, reason });
    },
    failure(flow, code) {
      failures.inc({ flow, code });
    },
    skipped(plugin, isSkipped) {
      skipped.set({ plugin }, isSkipped ? 1 : 0);
    },
    tokens(plugin, { inputTokens, outputTokens }) {
      tokens.inc({ plugin, direction: 'input' }, inputTokens);
      tokens.inc({ plugin, direction: 'output' }, outputTokens);
    },
  };
}

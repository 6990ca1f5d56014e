import * as v from 'valibot';
import { timestamp } from './common.ts';
import { stageName, stageRecord } from './analysis.ts';
import { endpoint } from './endpoint.ts';

/** A plugin that this installation uses, and its state. */
export const pluginInUse = v.object({
  name: v.string(),
  version: v.string(),
  /** Where it sends documents: nowhere, to an address of the operator's own, or to somebody else's service. */
  egress: v.picklist(['none', 'local', 'cloud']),
  /** The language model behind it, as configured. */
  model: v.optional(v.string()),
  /** For a plugin that reads files: the kinds that it reads. */
  mediaTypes: v.optional(v.array(v.string())),
  ok: v.boolean(),
  /** What is wrong and what to do about it. */
  message: v.optional(v.string()),
  /** Since when it has not answered. It is skipped, and tried once a minute. */
  silentSince: v.optional(timestamp),
  /** What its language model has cost this month; absent for a plugin without one. */
  usage: v.optional(v.object({ calls: v.number(), inputTokens: v.number(), outputTokens: v.number() })),
});
export type PluginInUse = v.InferOutput<typeof pluginInUse>;

export const pluginOverview = v.object({
  /** Nothing outside the private network is called. */
  offline: v.boolean(),
  /** The month of the tokens, `YYYY-MM`, in UTC. */
  month: v.string(),
  /** Tokens that all models outside may cost together in a month, and what they have cost; null without a limit. */
  budget: v.nullable(v.object({ limit: v.number(), spent: v.number() })),
  plugins: v.array(pluginInUse),
  /** The stages in their order, each with the names of its plugins in order of preference. */
  stages: v.array(v.object({ stage: stageName, plugins: v.array(v.string()) })),
});
export type PluginOverview = v.InferOutput<typeof pluginOverview>;

/** A stage in a trial of the plugins. */
export const trialStep = v.object({
  /** What is worked on: the job description, the resume, or both in the match. */
  part: v.picklist(['job', 'resume', 'match']),
  stage: stageName,
  state: v.picklist(['running', 'done', 'failed']),
  /** The record of the stage, once it is done. */
  record: v.optional(stageRecord),
  /**
   * The beginning of what came out: lines of text, the language's ISO 639-1 code, a line and its translation, the title
   * and the requirements, the score, or the first sentence. It comes when all stages of the part are done.
   */
  result: v.array(v.string()),
  /** Why no plugin could do it, and which tried. */
  failure: v.optional(v.object({ reason: v.string(), tried: stageRecord.entries.fallbacks })),
});
export type TrialStep = v.InferOutput<typeof trialStep>;

export const trial = v.object({
  state: v.picklist(['running', 'ended']),
  milliseconds: v.number(),
  steps: v.array(trialStep),
});
export type Trial = v.InferOutput<typeof trial>;

/** A plugin that is skipped because it does not answer, and the plugins that do its work instead. */
export const silentPlugin = v.object({
  name: v.string(),
  model: v.optional(v.string()),
  silentSince: timestamp,
  standIns: v.array(v.string()),
});
export type SilentPlugin = v.InferOutput<typeof silentPlugin>;

export const listSilentPlugins = endpoint({
  method: 'GET',
  path: '/api/plugins/silent',
  access: 'member',
  summary: 'Which plugins are skipped because they do not answer, since when, and who does their work.',
  reply: 'json',
  output: v.object({ plugins: v.array(silentPlugin) }),
});
export const listPlugins = endpoint({
  method: 'GET',
  path: '/api/admin/plugins',
  access: 'admin',
  summary: 'Which plugins serve which stage, how they are, where documents go with them and what models have cost.',
  reply: 'json',
  output: pluginOverview,
});
export const tryPlugins = endpoint({
  method: 'POST',
  path: '/api/admin/plugins/try',
  access: 'admin',
  summary:
    'Runs two small documents of our own through all stages and stores nothing. ' +
    'Server-sent events tell the whole trial anew with every change.',
  reply: 'events',
  output: trial,
  refusals: ['trial-under-way'],
});

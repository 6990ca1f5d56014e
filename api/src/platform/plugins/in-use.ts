import type { PluginInUse as Shown } from '@cotejo/contract';
import type { Named, Providers, StageName } from '@cotejo/pipeline';
import type { Capabilities, Health, StageCapability } from '@cotejo/plugin-kit';
import { type Check, stateOf } from '../health/health.ts';
import { reasonWord } from '../metrics/reason-word.ts';
import type { Silence } from './breaker.ts';
import type { Breakers } from './breakers.ts';
import type { LoadedPlugin, Order } from './load.ts';

/** The capability that each stage asks for, in the order of the stages. */
export const stageCapabilities = {
  extract: 'extractor',
  ocr: 'ocr',
  'detect-language': 'languageDetector',
  translate: 'translator',
  'read-job': 'jobReader',
  embed: 'embedder',
  score: 'scorer',
  summarise: 'summariser',
} as const satisfies Record<StageName, StageCapability>;

/** A capability that helps stages, which go on without it: its failure does not make the server unready. */
const helping: StageCapability = 'embedder';
const capabilities = Object.values(stageCapabilities);

/** A plugin that serves at least one stage, or helps them. */
export type PluginInUse = Pick<Shown, 'name' | 'version' | 'egress' | 'model' | 'mediaTypes'> & {
  /** The capabilities of stages that it serves; those that read files once for each kind of file. */
  serves: string[];
  /** Since when it has not answered and is skipped; undefined while it is asked as usual. */
  silence(): Silence | undefined;
  /** When it last did its work in this process. */
  lastAnswer(): Date | undefined;
  /** Its health in all that it serves. May throw. */
  check(signal: AbortSignal): Promise<Health>;
};

type AnyNamed = Named<Capabilities[StageCapability]>;

/**
 * Milliseconds before a plugin is checked again, and those for which its last state may be shown: cloud models charge
 * each call.
 */
const ASK_AFTER = 10_000;
const TELL_FOR = 60_000;

/** Every plugin that serves or helps a stage, once, in the order of the stages. */
export function pluginsInUse(
  order: Order,
  providers: Providers,
  breakers: Pick<Breakers, 'silenceOf' | 'lastAnswerOf'>,
): PluginInUse[] {
  const loaded = capabilities.flatMap((capability) => order[capability]);
  return [...new Set(loaded)].map((one) =>
    describe(
      one,
      capabilities.flatMap((capability) => {
        const named = (providers[capability] as AnyNamed[]).find(({ plugin }) => plugin === one.plugin.name);
        return named ? [{ capability, named }] : [];
      }),
      breakers,
    ),
  );
}

function describe(
  { plugin: { name, version, mediaTypes }, egress }: LoadedPlugin,
  parts: { capability: StageCapability; named: AnyNamed }[],
  { silenceOf, lastAnswerOf }: Pick<Breakers, 'silenceOf' | 'lastAnswerOf'>,
): PluginInUse {
  const model = parts.find(({ named }) => named.model !== undefined)?.named.model;
  const isReader = parts.some(({ capability }) => capability === 'extractor');
  // All stages of a language model have the same model.
  const own = parts.filter(({ named }) => !named.forRun);
  const asked = own.length < parts.length ? [...own, parts.find(({ named }) => named.forRun)!] : own;
  return {
    name,
    version,
    egress,
    ...(model !== undefined && { model }),
    ...(isReader && { mediaTypes: [...(mediaTypes ?? [])] }),
    serves: parts.flatMap(({ capability }) => {
      if (capability === helping) return [];
      return capability === 'extractor' ? (mediaTypes ?? []).map((type) => `extractor of ${type}`) : [capability];
    }),
    silence: () => silenceOf(name),
    lastAnswer: () => lastAnswerOf(name),
    async check(signal) {
      const silent = silenceOf(name);
      if (silent)
        return {
          ok: false,
          message:
            `It has not answered since ${silent.since.toISOString()} (${reasonWord(silent.reason)}). ` +
            'It is skipped and tried once a minute; the next plugin does its work.',
        };
      const states = await Promise.all(asked.map(({ named }) => named.provider.check?.({ signal }) ?? { ok: true }));
      return states.find(({ ok }) => !ok) ?? states[0] ?? { ok: true };
    },
  };
}

/**
 * One check for each plugin. After ten seconds a plugin is checked again, and meanwhile its last state is shown, for a
 * minute at most: a model whose machine is off never answers, and probes of the server must not wait for it.
 */
export function pluginChecks(plugins: PluginInUse[]): Check[] {
  return plugins.map((plugin) => {
    const { name, serves } = plugin;
    let asked = -Infinity;
    let known: { at: number; state: Promise<Health> } | undefined;
    return {
      name: `plugin ${name}`,
      serves,
      check() {
        const now = performance.now();
        if (now - asked > ASK_AFTER) {
          asked = now;
          const next = { at: now, state: stateOf(plugin) };
          if (!known || now - known.at > TELL_FOR) known = next;
          else
            void next.state.then(() => {
              known = next;
            });
        }
        return known!.state;
      },
    };
  });
}

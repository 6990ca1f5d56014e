import type { PluginInUse as Shown } from '@cotejo/contract';
import type { Named, Providers, StageName } from '@cotejo/pipeline';
import type { Capabilities, Health, StageCapability } from '@cotejo/plugin-kit';
import { type Check, stateOf } from '../health/health.ts';
import { reasonWord } from '../metrics/reason-word.ts';
import type { Silence } from './breaker.ts';
import type { Breakers } from './breakers.ts';
import type { LoadedPlugin, Order } from './load.ts';

/** Which capability each stage asks for, in the order of the work. */
export const stageCapabilities = {
  extract: 'extractor',
  ocr: 'ocr',
  'detect-language': 'languageDetector',
  translate: 'translator',
  'read-job': 'jobReader',
  score: 'scorer',
  summarise: 'summariser',
} as const satisfies Record<StageName, StageCapability>;

/** What stands beside the stages: they go on without it, so that nobody is kept from being served where it fails. */
const helping: StageCapability = 'embedder';
const capabilities = [...Object.values(stageCapabilities), helping];

/** A plugin that serves at least one stage, or helps them. */
export type PluginInUse = Pick<Shown, 'name' | 'version' | 'egress' | 'model' | 'mediaTypes'> & {
  /** The stages' capabilities that it has a part in, those of readers of files for each kind of file. */
  serves: string[];
  /** Since when it does not answer and is skipped; undefined while it is asked as usual. */
  silence(): Silence | undefined;
  /** When it last did its work in this process. */
  lastAnswer(): Date | undefined;
  /** How it is in all that it does. May throw. */
  check(signal: AbortSignal): Promise<Health>;
};

type AnyNamed = Named<Capabilities[StageCapability]>;

/** Milliseconds after which a plugin is asked again how it is, and for which its last answer may be told: models outside count every call. */
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
  // Behind all stages of a language model stands the same one.
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
          message: `It has not answered since ${silent.since.toISOString()} (${reasonWord(silent.reason)}). It is skipped and tried once a minute; the next plugin does its work.`,
        };
      const states = await Promise.all(asked.map(({ named }) => named.provider.check?.({ signal }) ?? { ok: true }));
      return states.find(({ ok }) => !ok) ?? states[0] ?? { ok: true };
    },
  };
}

/**
 * One check for each plugin. A state is asked for anew after ten seconds, and told for a minute while the answer is under way:
 * a model whose machine is switched off answers nothing at all, and whoever probes the server does not wait for that.
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

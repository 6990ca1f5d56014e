import { stageNames, type PluginOverview, type SilentPlugin, type Trial } from '@cotejo/contract';
import type { Providers } from '@cotejo/pipeline';
import type { Dependencies } from '../../platform/dependencies.ts';
import { eventReply } from '../../platform/events/event-reply.ts';
import { stateOf } from '../../platform/health/health.ts';
import { refusal } from '../../ground/errors.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { usageOfMonth } from '../../platform/models/usage.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import type { Silence } from '../../platform/plugins/breaker.ts';
import { stageCapabilities } from '../../platform/plugins/in-use.ts';
import { runTrial } from '../../platform/plugins/try/trial.ts';

/** Milliseconds after a trial before the next one. */
const TRIAL_PAUSE = 3000;

/** The company that a trial works for: none. */
const NOBODY = 0;

/** The calls about plugins for administrators: their state, and a trial of all of them. */
export function pluginHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'listPlugins' | 'listSilentPlugins' | 'tryPlugins'> {
  const { log, stopping } = dependencies;
  const takeTurn = oneAtATime();
  return {
    listPlugins: () => overview(dependencies),
    listSilentPlugins: async () => ({ plugins: silentPlugins(dependencies) }),
    async tryPlugins(listener) {
      const giveBack = takeTurn();
      return eventReply<Trial>(listener, stopping, ({ send, end }) => {
        const left = new AbortController();
        onBehalfOf(NOBODY, () => runTrial(dependencies, left.signal, send))
          .catch((error: unknown) => {
            if (!left.signal.aborted) log.error({ err: error }, 'a trial of the plugins has failed');
          })
          .finally(() => {
            giveBack();
            end();
          });
        return () => left.abort();
      });
    },
  };
}

async function overview({ config, database, plugins, providers }: Dependencies): Promise<PluginOverview> {
  const [{ month, accounts }, states] = await Promise.all([usageOfMonth(database), Promise.all(plugins.map(stateOf))]);
  const total = (whose: typeof accounts) => ({
    calls: sum(whose, 'calls'),
    inputTokens: sum(whose, 'inputTokens'),
    outputTokens: sum(whose, 'outputTokens'),
  });
  const { inputTokens, outputTokens } = total(accounts.filter(({ egress }) => egress === 'cloud'));
  const limit = config.models.monthlyTokens;
  return {
    offline: config.process.offline,
    month,
    budget: limit === undefined ? null : { limit, spent: inputTokens + outputTokens },
    plugins: plugins.map(({ name, version, egress, model, mediaTypes, silence }, index) => ({
      name,
      version,
      egress,
      ...states[index]!,
      ...silentSince(silence()),
      ...(mediaTypes && { mediaTypes }),
      ...(model !== undefined && { model, usage: total(accounts.filter(({ plugin }) => plugin === name)) }),
    })),
    stages: stageNames.map((stage) => ({
      stage,
      plugins: providers[stageCapabilities[stage]].map(({ plugin }) => plugin),
    })),
  };
}

function silentPlugins({ plugins, providers }: Pick<Dependencies, 'plugins' | 'providers'>): SilentPlugin[] {
  return plugins.flatMap(({ name, model, silence }) => {
    const silent = silentSince(silence());
    return silent
      ? [{ name, ...(model !== undefined && { model }), ...silent, standIns: standInsOf(name, providers) }]
      : [];
  });
}

/** The plugins that come after one in the stages that it serves. */
function standInsOf(name: string, providers: Providers): string[] {
  const after = Object.values(stageCapabilities).flatMap((capability) => {
    const names = providers[capability].map(({ plugin }) => plugin);
    return names.includes(name) ? names.slice(names.indexOf(name) + 1, names.indexOf(name) + 2) : [];
  });
  return [...new Set(after)];
}

function silentSince(silence: Silence | undefined): { silentSince: string } | undefined {
  return silence && { silentSince: silence.since.toISOString() };
}

function sum<Key extends string>(rows: Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/**
 * Lets one trial run at a time, with a pause after it: a trial keeps a processor busy, and its calls to models may
 * cost.
 */
function oneAtATime(): () => () => void {
  let free = 0;
  return () => {
    if (performance.now() < free) throw refusal('trial-under-way', { retryAfter: TRIAL_PAUSE / 1000 });
    free = Infinity;
    return () => {
      free = performance.now() + TRIAL_PAUSE;
    };
  };
}

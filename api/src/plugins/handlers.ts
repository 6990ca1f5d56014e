import type { PluginOverview, Trial } from '@cotejo/contract';
import type { StageName } from '@cotejo/pipeline';
import type { Dependencies } from '../dependencies.ts';
import { eventReply } from '../events/event-reply.ts';
import { stateOf } from '../health/health.ts';
import { AppError } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { usageOfMonth } from '../models/usage.ts';
import { stageCapabilities } from './in-use.ts';
import { runTrial } from './try/trial.ts';

/** Milliseconds after a trial before the next one. */
const TRIAL_PAUSE = 3000;

/** What an administrator sees of the plugins, and the trial of them all. */
export function pluginHandlers(dependencies: Dependencies): Pick<Handlers, 'listPlugins' | 'tryPlugins'> {
  const { log, stopping } = dependencies;
  const takeTurn = turns();
  return {
    listPlugins: () => overview(dependencies),
    async tryPlugins({ signal }) {
      const giveBack = takeTurn();
      return eventReply<Trial>(AbortSignal.any([signal, stopping]), ({ send, end }) => {
        const left = new AbortController();
        runTrial(dependencies, left.signal, send)
          .catch((error: unknown) => { if (!left.signal.aborted) log.error({ err: error }, 'a trial of the plugins has failed'); })
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
  const total = (whose: typeof accounts) => ({ calls: sum(whose, 'calls'), inputTokens: sum(whose, 'inputTokens'), outputTokens: sum(whose, 'outputTokens') });
  const { inputTokens, outputTokens } = total(accounts.filter(({ egress }) => egress === 'cloud'));
  const limit = config.models.monthlyTokens;
  return {
    offline: config.process.offline,
    month,
    budget: limit === undefined ? null : { limit, spent: inputTokens + outputTokens },
    plugins: plugins.map(({ name, version, egress, model, mediaTypes }, index) => ({
      name, version, egress, ...states[index]!,
      ...(mediaTypes && { mediaTypes }),
      ...(model !== undefined && { model, usage: total(accounts.filter(({ plugin }) => plugin === name)) }),
    })),
    stages: (Object.keys(stageCapabilities) as StageName[]).map((stage) => ({ stage, plugins: providers[stageCapabilities[stage]].map(({ plugin }) => plugin) })),
  };
}

function sum<Key extends string>(rows: Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** Lets one in at a time, the next a while after: a trial keeps a processor busy, and its calls to models may cost. */
function turns(): () => () => void {
  let free = 0;
  return () => {
    if (performance.now() < free) throw new AppError(429, 'trial-under-way', 'Another trial is under way. Please try again in a few seconds.', { retryAfter: TRIAL_PAUSE / 1000 });
    free = Infinity;
    return () => { free = performance.now() + TRIAL_PAUSE; };
  };
}

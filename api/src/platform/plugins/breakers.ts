import type { Health } from '@cotejo/plugin-kit';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import { stateOf } from '../health/health.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { reasonWord } from '../metrics/reason-word.ts';
import { type Breaker, createBreaker, type Silence } from './breaker.ts';
import type { LoadedPlugin } from './load.ts';

type Surroundings = { config: Pick<Config, 'plugins'>; metrics: Pick<Metrics, 'skipped'>; log: Logger };

/** The breakers of a process: one for each plugin that can make others wait. */
export type Breakers = {
  /** `check` asks the plugin how it is. */
  breakerOf(loaded: LoadedPlugin, check?: (options: { signal: AbortSignal }) => Promise<Health>): Breaker | undefined;
  /** Since when a plugin does not answer; undefined while it is asked as usual. */
  silenceOf(plugin: string): Silence | undefined;
  /** When a plugin last did its work in this process. */
  lastAnswerOf(plugin: string): Date | undefined;
};

export function createBreakers({ config, metrics, log }: Surroundings): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    breakerOf(loaded, check) {
      const {
        plugin: { name, isolation, provides },
        isThirdParty,
        egress,
      } = loaded;
      // A plugin of Cotejo's that works on this machine fails because of a document, and is not skipped for the next
      // one.
      if (!isThirdParty && egress === 'none') return undefined;
      const known = breakers.get(name);
      if (known) return known;
      const hasOwnLimit = isolation === 'process' || provides.languageModel !== undefined;
      const breaker = createBreaker({
        plugin: name,
        ...(!hasOwnLimit && { timeout: config.plugins.timeout * 1000 }),
        ...(check && { check: () => stateOf({ check: (signal) => check({ signal }) }) }),
        onChange(silence) {
          metrics.skipped(name, silence !== undefined);
          if (silence)
            log.warn(
              { plugin: name, reason: reasonWord(silence.reason) },
              'a plugin does not answer: it is skipped, and tried once a minute',
            );
          else log.info({ plugin: name }, 'a plugin answers again');
        },
      });
      breakers.set(name, breaker);
      metrics.skipped(name, false);
      return breaker;
    },
    silenceOf: (plugin) => breakers.get(plugin)?.silence(),
    lastAnswerOf: (plugin) => breakers.get(plugin)?.lastAnswer(),
  };
}

/** No breakers: every plugin is asked every time. */
export const noBreakers: Breakers = {
  breakerOf: () => undefined,
  silenceOf: () => undefined,
  lastAnswerOf: () => undefined,
};

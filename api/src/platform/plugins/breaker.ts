import { type Guard, StageFailure, untilAborted } from '@cotejo/pipeline';
import { DocumentError, type Health, ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';

/** Since when a plugin has not answered, and how it failed last. */
export type Silence = { since: Date; reason: ProviderFailure };

/**
 * Keeps a plugin that does not answer from holding everybody: after three failures in a row it is skipped, and tried once a
 * minute until it answers. A circuit breaker (Nygard, Release It!, 2nd ed. 2018, ch. 5.2), one for each plugin and process.
 */
export type Breaker = {
  guard: Guard;
  /** Undefined while the plugin is asked as usual. */
  silence(): Silence | undefined;
  /** When it last did what it was asked; undefined where it has not yet. */
  lastAnswer(): Date | undefined;
};

type Options = {
  plugin: string;
  /** Milliseconds by the clock after which one call counts as unanswered; absent where the plugin's calls have limits of their own. */
  timeout?: number | undefined;
  /** Asked before a plugin that is skipped is tried again, so that most trials cost nobody anything. */
  check?(signal: AbortSignal): Promise<Health>;
  /** Told when the plugin begins to be skipped and when it is asked again. */
  onChange?(silence: Silence | undefined): void;
};

const FAILURES = 3;
/** Milliseconds between two trials. */
const PAUSE = 60_000;

/** Failures that say that nobody is there. A key that is refused or an answer that is of no use come at once, and hold nobody. */
const unanswered: readonly string[] = ['timeout', 'unavailable', 'crashed', 'rate-limit'] satisfies ProviderFailure[];

/** Whether a failure with this reason says that nobody was there. */
export const isSilence = (reason: string): boolean => unanswered.includes(reason);

export function createBreaker({ plugin, timeout, check, onChange = () => {} }: Options): Breaker {
  let failures = 0;
  let silence: Silence | undefined;
  let lastAnswer: Date | undefined;
  let firstFailure = new Date();
  let nextTrial = 0;
  /** Aborts when the plugin begins to be skipped: what is still waiting for it need not wait. */
  let skipped = new AbortController();

  /** The document, or a plugin that this one asks itself, says nothing about it. */
  const isUnanswered = (error: unknown): boolean =>
    !(error instanceof DocumentError || error instanceof StageFailure) && isSilence(reasonOf(error));

  function answered(): void {
    failures = 0;
    if (!silence) return;
    silence = undefined;
    onChange(undefined);
  }

  function failed(error: unknown): void {
    if (failures === 0) firstFailure = new Date();
    failures += 1;
    if (failures < FAILURES) return;
    const isNew = silence === undefined;
    silence = { since: firstFailure, reason: reasonOf(error) };
    nextTrial = performance.now() + PAUSE;
    if (!isNew) return;
    onChange(silence);
    skipped.abort(refusal(plugin, silence));
    skipped = new AbortController();
  }

  /** Lets one call through a minute, if the plugin says that it is well. */
  async function letThrough(signal: AbortSignal): Promise<void> {
    if (!silence) return;
    const now = performance.now();
    if (now < nextTrial) throw refusal(plugin, silence);
    nextTrial = now + PAUSE;
    const health = await check?.(signal);
    if (silence && health?.ok === false) throw refusal(plugin, silence);
  }

  return {
    silence: () => silence,
    lastAnswer: () => lastAnswer,
    async guard(attempt, signal) {
      await letThrough(signal);
      const late = new AbortController();
      const timer =
        timeout === undefined
          ? undefined
          : setTimeout(
              () =>
                late.abort(
                  new ProviderError(
                    plugin,
                    'timeout',
                    `No answer within ${timeout / 1000} seconds; see PLUGIN_TIMEOUT`,
                  ),
                ),
              timeout,
            );
      const { signal: opened } = skipped;
      try {
        const value = await untilAborted([signal, late.signal, opened], attempt);
        lastAnswer = new Date();
        answered();
        return value;
      } catch (error) {
        // Neither a caller that has gone nor a call that was given up for the sake of others says anything about the plugin.
        if (!signal.aborted && !opened.aborted) (isUnanswered(error) ? failed : answered)(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const reasonOf = (error: unknown): ProviderFailure => (error instanceof ProviderError ? error.reason : 'crashed');

function refusal(plugin: string, { since, reason }: Silence): ProviderError {
  return new ProviderError(
    plugin,
    reason,
    `It has not answered since ${since.toISOString()} and is tried once a minute`,
  );
}

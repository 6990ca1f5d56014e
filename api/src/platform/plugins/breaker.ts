import { type Guard, StageFailure, untilAborted } from '@cotejo/pipeline';
import { DocumentError, type Health, ProviderError, type ProviderFailure } from '@cotejo/plugin-kit';

/** Since when a plugin has not answered, and how it failed last. */
export type Silence = { since: Date; reason: ProviderFailure };

/**
 * A circuit breaker (Nygard, Release It!, 2nd ed. 2018, ch. 5.2), one for each plugin and process: after three failures
 * in a row the plugin is skipped, and tried once a minute until it answers, so that nobody waits for it.
 */
export type Breaker = {
  guard: Guard;
  /** Undefined while the plugin is asked as usual. */
  silence(): Silence | undefined;
  /** When it last did its work; undefined where it has not yet. */
  lastAnswer(): Date | undefined;
};

type Options = {
  plugin: string;
  /**
   * Milliseconds by the clock after which a call counts as unanswered; absent where the plugin's calls have other
   * limits.
   */
  timeout?: number | undefined;
  /** Called before a skipped plugin is tried with a call, so that most tries cost nobody a wait. */
  check?(signal: AbortSignal): Promise<Health>;
  /** Called when the plugin begins to be skipped, and when that ends. */
  onChange?(silence: Silence | undefined): void;
};

const FAILURES = 3;
/** Milliseconds between two trials. */
const PAUSE = 60_000;

/** Reasons that mean that nobody answers. Other failures, such as a refused key, come at once and make nobody wait. */
const unanswered: readonly string[] = ['timeout', 'unavailable', 'crashed', 'rate-limit'] satisfies ProviderFailure[];

/** Whether the reason of a failure means that nobody answers. */
export const isSilence = (reason: string): boolean => unanswered.includes(reason);

export function createBreaker({ plugin, timeout, check, onChange = () => {} }: Options): Breaker {
  let failures = 0;
  let silence: Silence | undefined;
  let lastAnswer: Date | undefined;
  let firstFailure = new Date();
  let nextTrial = 0;
  /** Aborts when the plugin is skipped from now on, as calls under way need not wait for it. */
  let skipped = new AbortController();

  /** Failures of the document, or of another plugin that this one calls, do not count. */
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

  /** Lets one call through each minute, if the plugin's check is ok. */
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
        // A call that its caller has left, or that ended because the plugin is skipped now, does not count.
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

import type { Log } from '@cotejo/plugin-kit';
import { connect } from './connection.ts';
import { asProviderError, failure } from './failures.ts';
import type { OllamaSettings } from './settings.ts';

/**
 * Makes the server fetch the model in the background, never twice at once, and tells the progress. After a failure the
 * next `begin` starts again.
 */
export function createPulling({ OLLAMA_HOST: host, OLLAMA_MODEL: model }: OllamaSettings, log: Log) {
  let percent: number | undefined;

  const pull = async () => {
    const stream = await connect(host, { signal: new AbortController().signal }).pull({ model, stream: true });
    let told = 0;
    for await (const { total, completed } of stream) {
      percent = total > 0 ? Math.floor(((completed ?? 0) / total) * 100) : (percent ?? 0);
      if (Math.abs(percent - told) < 10) continue;
      told = percent;
      log.info({ model, percent }, 'Ollama is fetching the model');
    }
  };

  return {
    begin(): void {
      if (percent !== undefined) return;
      percent = 0;
      log.info({ model }, 'Ollama fetches the model, which is missing');
      pull()
        .then(() => log.info({ model }, 'Ollama has fetched the model'))
        .catch((error: unknown) =>
          log.warn(
            { model, reason: asProviderError(error, { host, model }).message },
            'Ollama could not fetch the model',
          ),
        )
        .finally(() => (percent = undefined));
    },
    /** The error that tells the progress; undefined where the model is not being fetched. */
    state: () =>
      percent === undefined ? undefined : failure('missing', `Ollama is fetching the model ${model}: ${percent}%.`),
  };
}

import type { JobReader, LanguageModel, Scorer, Summariser, Translator } from '@cotejo/plugin-kit';
import type { ModelRun, Named } from '../stage/tools.ts';
import type { StageModel } from './ask.ts';
import { modelJobReader } from './job-reader.ts';
import { unwatchedRun } from '../stage/model-run.ts';
import { modelScorer } from './scorer.ts';
import { modelSummariser } from './summariser.ts';
import { modelTranslator } from './translator.ts';

/** A plugin's language model as the composition root hands it over. */
export type ModelPlugin = {
  plugin: string;
  version: string;
  model: LanguageModel;
  /** The model's name as configured. */
  name: string;
  /** Whether names, addresses and the like are removed from what the model reads. */
  hidesIdentity: boolean;
};

type Make<Provider> = (stageModel: StageModel, rest: Named<Provider>[], run: ModelRun) => Provider;

/**
 * The providers that a language model can serve as, for each the providers that come after it in the order: those of
 * them that are no language models give what it should not guess, and do over what it did badly.
 */
export function modelStages({ plugin, version, model, name, hidesIdentity }: ModelPlugin) {
  const provide =
    <Provider>(make: Make<Provider>) =>
    (after: Named<Provider>[]): Named<Provider> => {
      const rest = after.filter(({ forRun }) => !forRun);
      const forRun = (run: ModelRun) => make({ plugin, model, hidesIdentity }, rest, run);
      return {
        plugin,
        version,
        model: name,
        identify: (options) => model.identify(options),
        provider: forRun(unwatchedRun()),
        forRun,
      };
    };
  return {
    translator: provide<Translator>(modelTranslator),
    jobReader: provide<JobReader>(modelJobReader),
    scorer: provide<Scorer>(modelScorer),
    summariser: provide<Summariser>(modelSummariser),
  };
}

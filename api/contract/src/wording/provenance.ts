import type { Candidate, StageName } from '../analysis.ts';
import type { Wording } from './wording.ts';

type Words = Pick<Wording, 'provenance'>;

/** The name of a plugin for readers; one without such a name goes by its name in the settings. */
export const pluginName = (plugin: string, { provenance }: Words): string => provenance.plugins[plugin] ?? plugin;

/** A plugin with its version or, where it asks a language model, with the name of the model. */
export function whoDid({ plugin, version, model, beside = [] }: Candidate['provenance'][number], words: Words): string {
  const did = model ? `${pluginName(plugin, words)} (${model.name})` : `${pluginName(plugin, words)} ${version}`;
  return [
    did,
    ...beside.map((other) => words.provenance.beside(`${pluginName(other.plugin, words)} ${other.version}`)),
  ].join(' ');
}

/** One line that says who scored and who translated. */
export function provenanceSentence(candidate: Pick<Candidate, 'provenance' | 'isTranslated'>, words: Words): string {
  const by = (stage: StageName) => {
    const record = candidate.provenance.findLast((one) => one.stage === stage);
    return record && whoDid(record, words);
  };
  const { provenance } = words;
  const scorer = by('score');
  const translator = candidate.isTranslated ? by('translate') : undefined;
  return [scorer && provenance.scoredBy(scorer), translator && provenance.translatedBy(translator)]
    .filter(Boolean)
    .join('; ');
}

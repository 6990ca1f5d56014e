import type { Requirement, RequirementReading } from '@cotejo/plugin-kit';
import { runStage } from '../stage/run-stage.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { detectLanguage } from './detect-language.ts';
import { languageSample } from '../prepare/language-sample.ts';
import { isSpanishPhrase, passageLanguage, withoutName } from '../prepare/translate/passages.ts';
import { translate } from './translate.ts';

/** A single requirement as it is worded, and what it is about. */
export type ReadRequirement = Pick<Requirement, 'text' | 'originalText'> & RequirementReading;

/**
 * Reads a requirement that a recruiter wrote, in one line: in English, and told by kind, years and skills as far as a
 * plugin can tell them. Throws `StageFailure` when no plugin could do a stage's work.
 */
export async function readRequirement(written: string, tools: PipelineTools): Promise<ReadRequirement> {
  const { language } = await detectLanguage(languageSample(written), tools);
  if (!isSpanishPhrase(written)) {
    const { text } = await translate(written, language, tools);
    return readTranslated(written, text.english, tools);
  }
  const { text } = await translate(withoutName(written), passageLanguage, tools);
  const english = text.english.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return readTranslated(written, english, tools);
}

/** The same of a requirement whose English is known. */
export async function readTranslated(written: string, text: string, tools: PipelineTools): Promise<ReadRequirement> {
  const wording = { text, ...(text !== written && { originalText: written }) };
  const readers = tools.providers.jobReader.filter(({ provider }) => provider.readRequirement);
  if (readers.length === 0) return { ...wording, kind: 'skill', skills: [] };
  const { value } = await runStage(
    'read-job',
    readers,
    (reader, signal) => reader.readRequirement!(text, { signal }),
    tools,
  );
  return { ...wording, ...value };
}

import type { JobReading } from '@cotejo/plugin-kit';
import { runStage } from '../stage/run-stage.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { passageLanguage } from '../prepare/translate/passages.ts';
import { isInSpanishTitles } from '../prepare/translate/spanish-words.ts';
import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';
import { translateLines } from './translate-lines.ts';

/** A job's title, which may be a name that a person gave to its role, and then the title that its text has. */
export type Titled = Pick<JobReading, 'title'> & { titleInText?: string };

/** Whether a title has a word that is Spanish in titles. A title is too short for a detector of languages. */
export const isSpanishTitle = (title: string): boolean => wordsOf(fold(title), 3).some(isInSpanishTitles);

/**
 * The title that candidates are compared with, in English. A role's name that says what nobody works as, such as
 * "Vacancy 3", gives way to the title in the job's text. Throws `StageFailure` when no plugin could do a stage's work.
 */
export async function titleSought({ title, titleInText }: Titled, tools: PipelineTools): Promise<string> {
  const english = await titleInEnglish(title, tools);
  return titleInText && !(await namesWork(english, tools)) ? titleInEnglish(titleInText, tools) : english;
}

/** Whether a title names work, as far as a plugin can tell; a title that none can tell about does. */
async function namesWork(title: string, tools: PipelineTools): Promise<boolean> {
  const readers = tools.providers.jobReader.filter(({ provider }) => provider.namesWork);
  if (readers.length === 0) return true;
  const { value } = await runStage(
    'read-job',
    readers,
    (reader, signal) => reader.namesWork!(title, { signal }),
    tools,
  );
  return value;
}

/** Capitals, which would pass for names, are lowered. */
async function titleInEnglish(title: string, tools: PipelineTools): Promise<string> {
  if (!isSpanishTitle(title)) return title;
  const lowered = title.toLowerCase();
  const [english] = await translateLines([lowered], passageLanguage, tools);
  return english === lowered ? title : english!;
}

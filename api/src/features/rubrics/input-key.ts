import { fold, pipelineVersion, type Providers, type Titled } from '@cotejo/pipeline';
import { isoMonth } from '../../ground/time.ts';
import type { JobDescriptionRow, ResumeRow } from '../documents/presenters.ts';
import { hash, versionsOf } from '../../platform/plugins/versions.ts';

/** The columns of the job description and of the resume that a match depends on. */
export type MatchJob = Pick<
  JobDescriptionRow,
  | 'id'
  | 'title'
  | 'skills'
  | 'requirements'
  | 'signals'
  | 'rubricVersion'
  | 'language'
  | 'extractedText'
  | 'translatedText'
  | 'alignment'
  | 'cuts'
  | 'pages'
  | 'createdAt'
> &
  Titled;
export type MatchResume = Pick<
  ResumeRow,
  | 'contentHash'
  | 'language'
  | 'extractedText'
  | 'translatedText'
  | 'alignment'
  | 'cuts'
  | 'pages'
  | 'excluded'
  | 'warnings'
  | 'name'
  | 'originalFileName'
>;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a title has all words of a role's name and more: "Senior Backend Engineer" of the role "Backend". */
function saysMore(title: string, roleName: string): boolean {
  const [told, named] = [new Set(wordsOf(title)), wordsOf(roleName)];
  return named.length < told.size && named.every((word) => told.has(word));
}

/**
 * A job description as it is matched: a role's name, which a person typed, comes before the title in its text, unless
 * it is a part of that. Nobody was ever a "Backend".
 */
export const titledBy = <Job extends Pick<MatchJob, 'title'>>(
  { title, ...job }: Job,
  roleName: string | null,
): Omit<Job, 'title'> & Titled =>
  roleName === null || saysMore(title, roleName) ? { ...job, title } : { ...job, title: roleName, titleInText: title };

/**
 * The month that "present" means: that of the job description, in UTC, so that a score does not change with the
 * calendar.
 */
export function asOfMonth({ createdAt }: Pick<JobDescriptionRow, 'createdAt'>): string {
  return isoMonth(createdAt);
}

/** A hash of everything that a match depends on; a stored analysis with another hash is stale. */
export function inputKey(
  job: MatchJob,
  resume: MatchResume,
  providers: Pick<Providers, 'embedder' | 'scorer' | 'summariser'>,
): string {
  return hash([
    evidenceKey(job, resume, providers),
    versionsOf(providers.summariser),
    job.rubricVersion,
    job.requirements,
    job.signals,
  ]);
}

/**
 * A hash of everything that verdicts depend on, except the rubric: while it is the same, stored verdicts hold under
 * every rubric.
 */
export function evidenceKey(
  job: MatchJob,
  resume: MatchResume,
  { embedder, scorer }: Pick<Providers, 'embedder' | 'scorer'>,
): string {
  return hash([
    pipelineVersion,
    versionsOf(embedder),
    versionsOf(scorer),
    asOfMonth(job),
    [
      job.title,
      job.titleInText,
      job.skills,
      job.language,
      job.extractedText,
      job.translatedText,
      job.alignment,
      job.cuts,
      job.pages,
    ],
    [
      resume.contentHash,
      resume.language,
      resume.extractedText,
      resume.translatedText,
      resume.alignment,
      resume.cuts,
      resume.pages,
      resume.excluded,
      resume.warnings,
      resume.name,
      resume.originalFileName,
    ],
  ]);
}

/** The stored analysis, if its verdicts still hold. */
export function stillKnown<Stored extends { evidenceKey: string }>(
  job: MatchJob,
  resume: MatchResume,
  stored: Stored | null,
  providers: Pick<Providers, 'embedder' | 'scorer'>,
): Stored | undefined {
  return stored?.evidenceKey === evidenceKey(job, resume, providers) ? stored : undefined;
}

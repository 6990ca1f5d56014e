import type { JobDescription, Resume } from '@cotejo/contract';
import type { jobDescriptions, resumes } from '../../platform/database/schema/index.ts';
import { fold } from '@cotejo/pipeline';
import { failureOf } from './failures.ts';
import { withoutExtension } from './file-name.ts';

export type JobDescriptionRow = typeof jobDescriptions.$inferSelect;
export type ResumeRow = typeof resumes.$inferSelect;

/** The columns that lists need; the texts, which may be long, stay in the database. */
export type JobDescriptionHead = Pick<
  JobDescriptionRow,
  | 'id'
  | 'originalFileName'
  | 'fileSize'
  | 'state'
  | 'failureCode'
  | 'language'
  | 'title'
  | 'originalTitle'
  | 'skills'
  | 'cuts'
  | 'createdAt'
> & { isTranslated: boolean; requirementCount: number; roleId: number | null };
export type ResumeHead = Pick<
  ResumeRow,
  | 'id'
  | 'originalFileName'
  | 'fileSize'
  | 'state'
  | 'failureCode'
  | 'language'
  | 'isTranslated'
  | 'correctedName'
  | 'name'
  | 'warnings'
  | 'cuts'
  | 'createdAt'
> & { jobDescriptionId: number };

export function presentJobDescription({
  id,
  originalFileName,
  fileSize,
  state,
  failureCode,
  language,
  isTranslated,
  title,
  originalTitle,
  skills,
  requirementCount,
  roleId,
  cuts,
  createdAt,
}: JobDescriptionHead): JobDescription {
  return {
    id,
    originalFileName,
    fileSize,
    state,
    failure: failureOf(failureCode),
    language,
    isTranslated,
    title,
    originalTitle,
    skills,
    requirementCount,
    roleId,
    cuts,
    createdAt: createdAt.toISOString(),
  };
}

export function presentResume(row: ResumeHead, matchScore: number | null): Resume {
  const {
    id,
    jobDescriptionId,
    originalFileName,
    fileSize,
    state,
    failureCode,
    language,
    isTranslated,
    warnings,
    cuts,
    createdAt,
  } = row;
  return {
    id,
    jobDescriptionId,
    originalFileName,
    fileSize,
    state,
    failure: failureOf(failureCode),
    language,
    isTranslated,
    name: candidateName(row),
    matchScore,
    warnings,
    cuts,
    createdAt: createdAt.toISOString(),
  };
}

/** What a candidate's name is told by. */
export type Named = Pick<ResumeRow, 'correctedName' | 'name' | 'originalFileName'>;

/** The name that somebody has typed, the one that the resume shows, or the file's without its extension. */
export function candidateName({ correctedName, name, originalFileName }: Named): string {
  return correctedName ?? name ?? withoutExtension(originalFileName);
}

/**
 * A candidate's name as lists are sorted and searched by it, in the column `name_key`. A trigger makes it again when
 * somebody corrects the name.
 */
export const nameKey = (resume: Named & Pick<ResumeRow, 'contentHash'>): string =>
  `${fold(candidateName(resume)).slice(0, 200).toWellFormed()}\t${resume.contentHash.slice(0, 16)}`;

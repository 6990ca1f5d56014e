import {
  type Candidacy,
  candidacyLetters,
  fillLetter,
  type Language,
  type LetterDraft,
  type LetterKind,
  type LetterRemark,
  safeFileName,
  titleIn,
} from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes, users } from '../../platform/database/schema/index.ts';
import { readCandidacy } from '../candidacies/read.ts';
import { findJobDescription } from '../documents/job-descriptions.ts';
import type { Report } from '../reports/candidate-report.ts';
import { words as allWords } from '../reports/words.ts';
import { companyName } from '../users/company-name.ts';
import { fullName, userName } from '../users/full-name.ts';
import { readLetterSettings } from '../due-letters/letter-settings.ts';
import { listLetters } from './of-candidacy.ts';
import { templateOf } from './templates.ts';
import { isDecision, letterValues } from './values.ts';

type Wanted = { kind: LetterKind; language: Language };

/**
 * A letter as it would be: the template with what is stored of the candidacy. Throws "not found" for one that is absent
 * or another company's.
 */
export async function draftLetter(
  database: Database,
  actor: Actor,
  id: number,
  { kind, language }: Wanted,
): Promise<LetterDraft> {
  const words = allWords[language];
  const candidacy = await readCandidacy(database, actor, id);
  const [template, job, company, settings, [author], [resume]] = await Promise.all([
    templateOf(database, actor, kind, language),
    findJobDescription(database, actor, candidacy.jobDescriptionId),
    companyName(database, actor),
    readLetterSettings(database, actor),
    database
      .select({ ...userName, email: users.email })
      .from(users)
      .where(ofCompany(users, actor, eq(users.id, actor.userId))),
    database
      .select({ arrived: resumes.createdAt })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.id, candidacy.resumeId))),
  ]);
  const recruiter = fullName(author!);
  const values = letterValues(
    {
      candidacy,
      role: candidacy.role?.name ?? titleIn(words, job),
      company: company ?? recruiter,
      recruiter,
      contact: settings.contact ?? `${recruiter}, ${author!.email}`,
      arrived: resume!.arrived.getTime(),
      today: Date.now(),
    },
    words,
  );
  const remarks = remarksOn(candidacy, kind);
  return {
    text: fillLetter(template, values),
    remarks: settings.contact === null ? [...remarks, 'own-contact'] : remarks,
  };
}

function remarksOn({ status, state, requirements }: Candidacy, kind: LetterKind): LetterRemark[] {
  return [
    ...(kind === 'explanation' && !isDecision(status) ? ['no-decision' as const] : []),
    ...(state === 'current' ? [] : ['not-current' as const]),
    ...(requirements.length === 0 ? ['no-requirements' as const] : []),
  ];
}

/** A letter on paper, in the words that are given. */
export async function letterPaper(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  id: number,
  { kind, language, text }: Wanted & { text: string },
): Promise<Report> {
  const { papers, letters, product } = allWords[language];
  const [all, company] = await Promise.all([listLetters(database, actor, id), companyName(database, actor)]);
  const { name, role } = await mask(actor, candidacyLetters, all);
  const title = `${letters.fileNames[kind]} · ${name}`;
  return {
    fileName: safeFileName(`${name} - ${letters.fileNames[kind]}`),
    paper: {
      title,
      language,
      author: company ?? product,
      created: Date.now(),
      footer: [company, role?.name].filter(Boolean).join(' · '),
      pageNumber: papers.page,
      blocks: text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() })),
    },
  };
}

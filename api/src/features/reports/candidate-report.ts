import { candidacy, safeFileName, titleIn } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Paper } from '../../platform/paper/paper.ts';
import { readCandidacy } from '../candidacies/read.ts';
import { findJobDescription } from '../documents/job-descriptions.ts';
import { companyName } from '../users/company-name.ts';
import { candidatePart } from './candidate-part.ts';
import { dayOf, words as allWords } from './words.ts';

/** A report with the name of its file, which has no extension yet. */
export type Report = { paper: Paper; fileName: string };

/** The report of one candidate. Throws "not found" for one that is absent or another company's. */
export async function candidateReport(
  { database, mask }: Pick<Dependencies, 'database' | 'mask'>,
  actor: Actor,
  id: number,
  language: 'en' | 'es',
): Promise<Report> {
  const words = allWords[language];
  const candidate = await mask(actor, candidacy, await readCandidacy(database, actor, id));
  const [job, agency] = await Promise.all([
    findJobDescription(database, actor, candidate.jobDescriptionId),
    companyName(database, actor),
  ]);
  const { report, papers, product } = words;
  const title = titleIn(words, job);
  const role = candidate.role?.name;
  const created = Date.now();
  const facts = [
    { label: papers.client, value: candidate.client?.name },
    { label: papers.role, value: role },
    { label: papers.opportunity, value: candidate.opportunity?.name },
    { label: papers.agency, value: agency ?? undefined },
    { label: papers.date, value: dayOf(created) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  return {
    fileName: safeFileName(`${candidate.name} - ${papers.fileNames.candidate}`),
    paper: {
      title: `${candidate.name} · ${role ?? title}`,
      language,
      author: agency ?? product,
      created,
      footer: [agency, candidate.name, role ?? title].filter(Boolean).join(' · '),
      pageNumber: papers.page,
      blocks: candidatePart(candidate, { level: 1, lines: [report.job(title, job.originalFileName)], facts }, words),
    },
  };
}

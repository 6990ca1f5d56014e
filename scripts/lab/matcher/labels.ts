import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type EvaluationText, readPairs, readRows, readRowsIfAny } from '../evaluation/dataset.ts';
import type { Class } from '../evaluation/judgment/class-table.ts';
import type { PreparedItems } from '../evaluation/judgment/verdicts.ts';
import { prepareJobText, prepareResumeText } from '../evaluation/product.ts';

/** Verdicts (m, p, n) by the digest of the demand, for one resume beside one job. */
type Labels = { job: string; resume: string; verdicts: Record<string, 'm' | 'p' | 'n'> };
type Text = Pick<EvaluationText, 'id' | 'text'> & { role_name?: string };

const classes: Record<'m' | 'p' | 'n', Class> = { m: 'met', p: 'partly', n: 'not-shown' };

/** The first 8 hexadecimal digits of the SHA-256 of a demand, whatever blanks it has. */
const digestOf = (demand: string): string =>
  createHash('sha256').update(demand.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

const withAdvertised = (folder: string, texts: Map<string, Text>, name: string): Map<string, Text> =>
  new Map([
    ...texts,
    ...readRowsIfAny<Text>(join(folder, 'advertisements', `${name}.jsonl`)).map((row) => [row.id, row] as const),
  ]);

/** The resumes of an evaluation folder, those beside its advertisements among them, by id. */
export const resumesOf = (folder: string): Map<string, Text> =>
  withAdvertised(folder, readPairs(folder).resumes, 'resumes');

/**
 * The demands of jobs of an evaluation folder, as Prepare reads them, that `labels.jsonl` holds a verdict for, pair by
 * pair; none where the folder lacks the texts. The file holds no text: a demand that is read otherwise by now is passed
 * by.
 */
export async function* labeledItems(folder: string): AsyncGenerator<PreparedItems> {
  const jobOf = withAdvertised(folder, readPairs(folder).jobs, 'jds');
  const resumeOf = resumesOf(folder);
  for (const { job: jdId, resume: resumeId, verdicts } of readRows<Labels>(join(import.meta.dirname, 'labels.jsonl'))) {
    const [own, text] = [jobOf.get(jdId), resumeOf.get(resumeId)?.text];
    if (!own || !text) continue;
    const read = await prepareJobText(own.text);
    const job = { ...read, reading: { ...read.reading, title: own.role_name ?? read.reading.title } };
    const items = job.reading.requirements.flatMap(({ text: requirement, kind, must }) => {
      const verdict = classes[verdicts[digestOf(requirement)]!];
      return verdict ? [{ ...unlabeled, id: '', pairId: '', jdId, resumeId, requirement, kind, must, verdict }] : [];
    });
    if (items.length > 0) yield { items, job, resume: await prepareResumeText(text) };
  }
}

const unlabeled = { language: 'en', evidence: [], acceptable: [], tempting: [] };

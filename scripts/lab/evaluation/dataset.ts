import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BilingualText } from '@cotejo/plugin-kit';

/** Where the hostile documents lie unless another folder of the same form is named. */
export const defaultHostileFolder = new URL('../../../../shared/hostile/', import.meta.url).pathname;

export type EvaluationText = { id: string; text: string; lang: string };
/** `label`: 2 would be shortlisted, 1 partly fits, 0 does not fit. */
export type Pair = { id: string; jd_id: string; resume_id: string; label: number; source: string; kind?: string };
export type PairSet = { pairs: Pair[]; jobs: Map<string, EvaluationText>; resumes: Map<string, EvaluationText> };

/** The rows of a JSON Lines file that a set may do without: none where it is not there. */
export const readRowsIfAny = <Row>(path: string): Row[] => (existsSync(path) ? readRows<Row>(path) : []);

/** The rows of a JSON Lines file. */
export function readRows<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Row);
}

/**
 * The half of a set that a job belongs to: rules are made by looking at *work* alone, and *lock* is read as totals.
 * Decided by the SHA-256 of the job's id, so that it never changes.
 */
export function halfOf(jobId: string): 'work' | 'lock' {
  return createHash('sha256').update(jobId).digest()[0]! % 2 === 0 ? 'work' : 'lock';
}

const byId = (rows: EvaluationText[]): Map<string, EvaluationText> => new Map(rows.map((row) => [row.id, row]));

/** Reads `pairs/` of an evaluation folder. Throws when it is not there. */
export function readPairs(folder: string): PairSet {
  const path = (name: string): string => join(folder, 'pairs', name);
  if (!existsSync(path('pairs.jsonl'))) throw new Error(`There is no pairs/pairs.jsonl in ${folder}`);
  return {
    pairs: readRows<Pair>(path('pairs.jsonl')),
    jobs: byId(readRows(path('jds.jsonl'))),
    resumes: byId(readRows(path('resumes.jsonl'))),
  };
}

/** An English text as Prepare would leave it. */
export function englishText(text: string): BilingualText {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
}

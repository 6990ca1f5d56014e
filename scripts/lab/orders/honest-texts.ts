import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { halfOf, readPairs, readRows, readRowsIfAny } from '../evaluation/dataset.ts';

type Text = { id: string; text: string };

/** One line in so many is taken of the public lists, which is enough. */
const every = 4;

/**
 * Lines of the public classifications O*NET and ESCO that are like those of resumes: tasks and descriptions, which
 * are often written as orders, and the bare names of occupations and skills, in English and Spanish.
 */
export function publicLines(folder: string): string[] {
  const column = (path: string, ...names: string[]): string[] => {
    const [head, ...rows] = readFileSync(join(folder, path), 'utf8').replace(/\n$/, '').split('\n');
    const places = names.map((name) => head!.split('\t').indexOf(name));
    return rows.flatMap((row) => {
      const cells = row.split('\t');
      return places.flatMap((at) => cells[at]!.split(' | ')).filter((cell) => cell !== '');
    });
  };
  const labels = ['label_en', 'alt_en', 'label_es', 'alt_es'];
  const all = [
    ...column('onet/tasks.tsv', 'task'),
    ...column('onet/alternate-titles.tsv', 'title'),
    ...column('esco/skills.tsv', ...labels),
    ...column('esco/occupations.tsv', ...labels),
    ...column('esco/descriptions-en.tsv', 'description'),
  ];
  return [...new Set(all)].filter((_, at) => at % every === 0);
}

/**
 * The honest resumes of one half of an evaluation folder, those that are beside no job of the other half; and its job
 * descriptions, which speak of candidates and requirements and give no orders to a judge either.
 */
export function honestTexts(folder: string, half: 'work' | 'lock'): string[] {
  const { pairs, jobs, resumes } = readPairs(folder);
  const others = new Set(pairs.filter(({ jd_id }) => halfOf(jd_id) !== half).map(({ resume_id }) => resume_id));
  const rows = (path: string): Text[] => readRowsIfAny<Text>(join(folder, path));
  const spanish = readRows<{ id: string; text_es: string }>(join(folder, 'bilingual/resumes_es.jsonl')).map(
    ({ id, text_es }) => ({ id, text: text_es }),
  );
  const bySelf = [
    ...jobs.values(),
    ...rows('advertisements/jds.jsonl'),
    ...rows('advertisements/resumes.jsonl'),
    ...rows('rewrites/resumes.jsonl'),
    ...spanish,
  ].filter(({ id }) => halfOf(id) === half);
  return [...[...resumes.values()].filter(({ id }) => !others.has(id)), ...bySelf].map(({ text }) => text);
}

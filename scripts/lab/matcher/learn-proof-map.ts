/**
 * Learns plugins/match-builtin/data/proof-map.bin from judged-demands.jsonl: how the vector of a demand becomes one
 * near to what would prove it. Prints how well the nearest passage tells what is shown, and what is met, on every tenth
 * resume, with the map that the others teach. Run:
 * node scripts/lab/matcher/learn-proof-map.ts [--from folder] [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { readRows } from '../evaluation/dataset.ts';
import { isToThePoint } from '../evaluation/judgment/quote-hits.ts';
import { measure } from '../evaluation/metrics.ts';
import { prepareJobText, prepareResumeText } from '../evaluation/product.ts';
import { layDemandsBeside } from './beside.ts';
import { openBuilder } from './builder.ts';
import { resumesOf } from './labels.ts';
import { type Lesson, mapped, type ProofMap, scalar, trainProofMap, unchanged } from './train-proof-map.ts';

/** A demand, its verdict, and the numbers of the lines that show it. */
type Judged = [demand: string, verdict: 'm' | 'p' | 'n', lines: number[]];
/** `resume` is the id of a text of the folder, or the row of examples/demands/work.jsonl behind "made-". */
type Row = { resume: string; job: string; demands: Judged[] };

const grades = { m: 2, p: 1, n: 0 } as const;
const seed = 1;
const heldOut = 10;

function textsOf(folder: string): Map<string, string> {
  const made = readRows<{ lines: string[] }>(join(import.meta.dirname, '../../../examples/demands/work.jsonl'));
  return new Map([
    ...[...resumesOf(folder)].map(([id, { text }]) => [id, text] as const),
    ...made.map(({ lines }, index) => [`made-${index}`, lines.join('\n')] as const),
  ]);
}

/** What a resume and its demands teach; nothing where its text is missing or says nothing. */
async function lessonOf({ resume: id, job: title, demands }: Row, texts: Map<string, string>): Promise<Lesson[]> {
  const text = texts.get(id);
  if (text === undefined) return [];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const resume = await prepareResumeText(text);
  const asked = demands.map(([demand]) => demand);
  const job = await prepareJobText(`${title}\n\nRequirements\n${asked.map((demand) => `- ${demand}`).join('\n')}`);
  const typed = asked.map((demand) => ({ text: demand, must: true }));
  const { beside, requirements, meaning } = await layDemandsBeside(job, resume, typed);
  const { passages } = beside;
  if (!meaning || passages.length === 0) return [];
  const taught = demands.flatMap(([, verdict, shown], index) => {
    const { kind, id: requirementId } = requirements[index]!;
    const evidence = shown.flatMap((line) => lines[line - 1] ?? []);
    const isShowing = (passage: string): boolean => isToThePoint(resume.text.original, passage, evidence);
    const shownBy = evidence.length === 0 ? [] : passages.flatMap(({ text: one }, at) => (isShowing(one) ? [at] : []));
    const vector = meaning.requirements[requirementId]!;
    // Years, degrees, languages and certificates have rules of their own.
    return kind === 'skill' ? [{ vector, shownBy, grade: grades[verdict] }] : [];
  });
  return [{ passages: meaning.passages.map(({ vector }) => vector), demands: taught }];
}

function print(name: string, lessons: readonly Lesson[], map: ProofMap): void {
  const told = lessons.flatMap(({ passages, demands }) =>
    demands.map(({ vector, grade }) => {
      const { to } = mapped(map, vector);
      return { grade, near: Math.max(...passages.map((passage) => scalar(to, passage))) };
    }),
  );
  const [shown, met] = [1, 2].map(
    (least) => measure(told.map(({ grade, near }) => ({ job: '', label: grade >= least ? 2 : 0, score: near }))).AUC,
  );
  console.log(`${name}: AUC of shown ${shown!.toFixed(3)}, of met ${met!.toFixed(3)}`);
}

const { path: folder, write } = openBuilder('evaluation');
const texts = textsOf(folder);
const read: { resume: string; lesson: Lesson }[] = [];
for (const row of readRows<Row>(join(import.meta.dirname, 'judged-demands.jsonl')))
  for (const lesson of await lessonOf(row, texts)) read.push({ resume: row.resume, lesson });
const resumes = [...new Set(read.map(({ resume }) => resume))];
const isHeld = ({ resume }: { resume: string }): boolean => resumes.indexOf(resume) % heldOut === 0;
const held = read.filter(isHeld).map(({ lesson }) => lesson);
const others = read.filter((one) => !isHeld(one)).map(({ lesson }) => lesson);
const lessons = read.map(({ lesson }) => lesson);
const count = lessons.flatMap(({ demands }) => demands).length;
console.log(`${count} demands of ${lessons.length} jobs beside ${resumes.length} resumes`);
print('held out, without a map', held, unchanged(held[0]!.passages[0]!.length));
print('held out, with the map', held, trainProofMap(others, seededRandom(seed)));
write('plugins/match-builtin/data/proof-map.bin', trainProofMap(lessons, seededRandom(seed)));

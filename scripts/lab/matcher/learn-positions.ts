/**
 * Learns how likely the time in a position counts for what years are asked of, from judged-positions.jsonl, and writes
 * plugins/match-builtin/src/score/verdict/position-weights.ts. Reads the texts of the resumes from resumes.jsonl of the
 * folder, and prints figures on held-out resumes: eight folds. Run:
 * node scripts/lab/matcher/learn-positions.ts --from folder [--to folder] [--dry-run]
 */
import { join } from 'node:path';
import { contextOf } from '../../../plugins/match-builtin/src/score/passages/context.ts';
import { askedSkills } from '../../../plugins/match-builtin/src/score/evidence/answers.ts';
import {
  measurePositions,
  type PositionMeasures,
} from '../../../plugins/match-builtin/src/score/evidence/position-measures.ts';
import { subjectOf } from '../../../plugins/match-builtin/src/score/requirement/years-subject.ts';
import { readRows } from '../evaluation/dataset.ts';
import { prepareJobText, prepareResumeText } from '../evaluation/product.ts';
import type { Class } from '../evaluation/judgment/class-table.ts';
import { layDemandsBeside } from './beside.ts';
import { openBuilder } from './builder.ts';
import { type Example, moduleOf } from './train-decision.ts';

/** Demands of years, each with a letter a position: it counts (y), is related (r), or neither (n). */
type Judged = {
  resume: string;
  /** Where the positions begin, in characters of the English text. */
  positions: number[];
  demands: [text: string, letters: string][];
};
type Resume = { id: string; text: string };

const asOf = '2026-11';
const classes: Record<string, Class> = { y: 'met', r: 'partly', n: 'not-shown' };
const names: (keyof PositionMeasures)[] = [
  'telling',
  'occupation',
  'skills',
  'title',
  'titleTelling',
  'titled',
  'lines',
  'told',
  'share',
  'skill',
  'skillAnywhere',
  'lower',
  'notLeading',
  'likeness',
  'titleProof',
  'proof',
];

/** A job that says nothing of its own, to lay demands beside. */
const job = await prepareJobText('Job');

/** What is measured about the positions that are still read where they were judged. */
async function examplesOf(
  { resume: id, positions, demands }: Judged,
  text: string,
): Promise<Example<PositionMeasures>[]> {
  const asked = demands.map(([demand]) => ({ text: demand, must: true }));
  const { beside, requirements, meaning } = await layDemandsBeside(job, await prepareResumeText(text), asked);
  const { aboutOwner, schools } = beside;
  const context = contextOf({ resume: beside.resume, aboutOwner, schools, asOf, ...(meaning && { meaning }) });
  return requirements.flatMap((requirement, index) => {
    const subject = subjectOf(requirement);
    const measured = measurePositions(requirement, subject, askedSkills(requirement, context), context);
    return [...measured].flatMap(([{ span }, measures]) => {
      const gold = classes[demands[index]![1][positions.indexOf(span.start)] ?? ''];
      return gold && subject.stems.length > 0 ? [{ group: id, gold, measures }] : [];
    });
  });
}

const { path, write } = openBuilder('evaluation');
const texts = new Map(readRows<Resume>(join(path, 'resumes.jsonl')).map(({ id, text }) => [id, text]));
const examples: Example<PositionMeasures>[] = [];
for (const judged of readRows<Judged>(join(import.meta.dirname, 'judged-positions.jsonl'))) {
  const text = texts.get(judged.resume);
  if (text !== undefined) examples.push(...(await examplesOf(judged, text)));
}
if (examples.length === 0) throw new Error(`${path} holds none of the resumes whose positions are judged`);
const byLikeness = names.filter((name) => name !== 'proof' && name !== 'titleProof');
const byWords = byLikeness.filter((name) => name !== 'likeness');
write(
  'plugins/match-builtin/src/score/verdict/position-weights.ts',
  moduleOf(
    examples,
    { byProof: names, byLikeness, byWords },
    {
      head: `// Written by scripts/lab/matcher/learn-positions.ts from ${examples.length} judged positions.
import type { PositionMeasures } from '../evidence/position-measures.ts';`,
      type: 'PositionMeasures',
      name: 'positionWeights',
    },
  ),
);

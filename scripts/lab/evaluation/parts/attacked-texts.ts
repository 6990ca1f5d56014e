import { mean } from '../bootstrap.ts';
import { analyze, prepareResumeText } from '../product.ts';
import type { Cell, Figure, Section } from '../section.ts';
import { mostPoints } from './attacked-files.ts';
import type { Misfit } from './misfits.ts';
import { type Attack, attacks } from './text-attacks.ts';

type Moved = { attack: Attack; id: string; half: Misfit['half']; points: number; warnings: string[] };

function row(attack: Attack, moved: Moved[]): Cell[] {
  const worst = moved.reduce((a, b) => (b.points > a.points ? b : a));
  const lost = moved.reduce((a, b) => (b.points < a.points ? b : a));
  return [
    attack.name,
    `${moved.length}`,
    { value: mean(moved.map(({ points }) => points)), digits: 1 },
    { value: worst.points, digits: 0 },
    worst.points > 0 ? worst.id : '',
    `${moved.filter(({ points }) => points > mostPoints).length}`,
    { value: lost.points, digits: 0 },
    { value: 100 * mean(moved.map(({ warnings }) => Number(warnings.length > 0))), unit: '%', digits: 0 },
  ];
}

/** How many of the pasted jobs are found, by the half that rules were made on and the other. */
function pastedFigures(moved: Moved[], group: string): Figure[] {
  return (['work', 'lock'] as const).flatMap((half): Figure[] => {
    const pasted = moved.filter((one) => one.attack.pasted === group && one.half === half);
    const share = (is: (one: Moved) => boolean): number => 100 * mean(pasted.map((one) => Number(is(one))));
    const isFound = ({ warnings }: Moved): boolean =>
      warnings.some((kind) => kind === 'pasted-job-description' || kind === 'job-description');
    return [
      {
        name: `${group} that are found, ${half}, of ${pasted.length}`,
        value: share(isFound),
        unit: '%',
        digits: 1,
        goal: { least: 99 },
      },
      {
        name: `${group} that gain at most ${mostPoints} points, ${half}`,
        value: share(({ points }) => points <= mostPoints),
        unit: '%',
        digits: 1,
        goal: { least: 99 },
      },
      {
        name: `${group} that cost their owner at most ${mostPoints} points, ${half}`,
        value: share(({ points }) => points >= -mostPoints),
        unit: '%',
        digits: 1,
      },
    ];
  });
}

/** Attacks of our own on the texts of misfits. */
export async function textAttacks(misfits: Misfit[]): Promise<Section> {
  const moved: Moved[] = [];
  for (const [index, { id, half, job, text, language }] of misfits.entries()) {
    const { matchScore: clean } = await analyze(job, await prepareResumeText(text));
    for (const [at, attack] of attacks.entries()) {
      if ((index + at) % attack.every > 0) continue;
      const { matchScore, warnings } = await analyze(
        job,
        await prepareResumeText(await attack.apply(text, job, language, Math.floor(index / attack.every))),
      );
      moved.push({ attack, id, half, points: matchScore - clean, warnings: warnings.map(({ kind }) => kind) });
    }
  }
  const seen = moved.filter(({ attack }) => attack.isSeen);
  return {
    title: '',
    notes: [
      'The last two of our own attacks have no goal and show what they are worth: a plain lie in one place no reader ' +
        'of one document can tell from the truth, and a title that anybody can write.',
    ],
    figures: [
      {
        name: `attacked less clean text, most of ${seen.length}`,
        value: Math.max(...seen.map(({ points }) => points)),
        unit: 'points',
        digits: 0,
        goal: { most: mostPoints },
      },
      {
        name: `attacked texts that gain more than ${mostPoints} points`,
        value: 100 * mean(seen.map(({ points }) => Number(points > mostPoints))),
        unit: '%',
        digits: 1,
      },
      {
        name: 'attacked texts with a warning',
        value: 100 * mean(seen.map(({ warnings }) => Number(warnings.length > 0))),
        unit: '%',
        digits: 1,
        goal: { least: 95 },
      },
      ...pastedFigures(moved, 'pasted jobs'),
      ...pastedFigures(moved, 'pasted jobs in further disguises'),
    ],
    tables: [
      {
        title: 'Our own attacks on a misfit of every job and on eight Spanish resumes',
        columns: ['attack', 'texts', 'mean points', 'most', 'by', `above ${mostPoints}`, 'least', 'warned'],
        rows: attacks.map((attack) =>
          row(
            attack,
            moved.filter((one) => one.attack === attack),
          ),
        ),
      },
    ],
  };
}

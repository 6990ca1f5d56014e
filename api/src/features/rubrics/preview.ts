import { limits, type Movement, type RubricInput, type RubricPreview } from '@cotejo/contract';
import { type Degrees, foresee, type Rubric } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, gt, gte, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';
import { roleOfJob } from '../documents/judge.ts';
import { candidateName, type JobDescriptionRow } from '../documents/presenters.ts';
import { assertSeen, findReady, judgeOf } from './ready-rubric.ts';
import { revise } from './revise.ts';
import { reviseSignals, signalsOfJob } from './signals.ts';
import { versionOfFile } from './versions.ts';

/** Candidates that are scored before other calls have their turn: some milliseconds. */
const STEP = 250;

type Scored = { id: number; name: string; before: number; after: number };

/**
 * What a change of a rubric would do to the scores of all its candidates, told from stored verdicts; nothing is stored.
 * What no resume has been searched for yet is left out. Throws as a change does.
 */
export async function previewRubric(
  database: Database,
  actor: Actor,
  jobDescriptionId: number,
  input: RubricInput,
  signal: AbortSignal,
): Promise<RubricPreview> {
  const job = await findReady(database, actor, await judgeOf(database, actor, jobDescriptionId));
  assertSeen(job, input);
  const { kept, added } = revise(job.requirements, input.requirements);
  const signals = reviseSignals(await signalsOfJob(database, job), input.signals);
  const missing = new Set<string>();
  const scored = await scoreAll(database, job, { requirements: kept, signals }, missing, signal);
  return { ...movementsOf(scored), unjudged: missing.size + added.filter(({ active }) => active).length };
}

/** The scores before and after, step by step; puts requirements that somebody has no verdict on into `missing`. */
async function scoreAll(
  database: Database,
  job: JobDescriptionRow,
  rubric: Rubric,
  missing: Set<string>,
  signal: AbortSignal,
): Promise<Scored[]> {
  const role = await roleOfJob(database, job);
  const ofFile = await versionOfFile(database, job);
  const counting = rubric.requirements.filter(({ off }) => !off).map(({ id }) => id);
  const scored: Scored[] = [];
  for (let last = 0, rows = STEP; rows === STEP;) {
    signal.throwIfAborted();
    const step = await database
      .select(columns)
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(
        ofCompany(
          analyses,
          job,
          eq(analyses.jobDescriptionId, job.id),
          gte(analyses.rubricVersion, ofFile),
          ...(role ? [eq(analyses.roleId, role.id)] : []),
          gt(analyses.id, last),
        ),
      )
      .orderBy(asc(analyses.id))
      .limit(STEP);
    for (const { id, matchScore, degrees, lines, ...resume } of step) {
      const requirements = degrees ?? {};
      for (const one of counting) if (requirements[one] === undefined) missing.add(one);
      const after = foresee(rubric, { requirements, signals: lines ?? [] });
      scored.push({ id, name: candidateName(resume), before: matchScore, after });
    }
    rows = step.length;
    last = step.at(-1)?.id ?? last;
  }
  return scored;
}

/** Of verdicts and arithmetic what a score is told from; quotes and notes stay in the database. */
const columns = {
  id: analyses.id,
  matchScore: analyses.matchScore,
  correctedName: resumes.correctedName,
  name: resumes.name,
  originalFileName: resumes.originalFileName,
  degrees: sql<Degrees['requirements'] | null>`(select jsonb_object_agg(one->>'id', one->'degree')
    from jsonb_array_elements(${analyses.requirements}) as one)`,
  lines: sql<Degrees['signals'] | null>`jsonb_path_query_array(${analyses.arithmetic}, '$[*] ? (exists(@.share))')`,
};

function movementsOf(scored: Scored[]): Omit<RubricPreview, 'unjudged'> {
  const placesBefore = placesOf(scored.map(({ before }) => before));
  const placesAfter = placesOf(scored.map(({ after }) => after));
  const movements = scored.map((one): Movement => ({
    ...one,
    placeBefore: placesBefore(one.before),
    placeAfter: placesAfter(one.after),
  }));
  const rises = movements.filter(({ before, after }) => after > before).toSorted(byChange);
  const falls = movements.filter(({ before, after }) => after < before).toSorted(byChange);
  return {
    candidates: scored.length,
    risen: rises.length,
    fallen: falls.length,
    same: scored.length - rises.length - falls.length,
    rises: rises.slice(0, limits.movementsShown),
    falls: falls.slice(0, limits.movementsShown),
  };
}

/** The greatest change first; among equals the better place, then the older candidacy. */
const byChange = (a: Movement, b: Movement): number =>
  Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.placeAfter - b.placeAfter || a.id - b.id;

/** The place of a score among scores, from 1. */
function placesOf(scores: number[]): (score: number) => number {
  const places = new Map<number, number>();
  for (const [index, score] of scores.toSorted((a, b) => b - a).entries())
    if (!places.has(score)) places.set(score, index + 1);
  return (score) => places.get(score)!;
}

import type { Rubric, RubricInput } from '@cotejo/contract';
import { readRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { modelTools } from '../../platform/models/tools.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { changesBetween } from './changes.ts';
import { assertSeen, findReady, judgeOf, presentRubric } from './ready-rubric.ts';
import { assemble, revise, type Revision } from './revise.ts';
import { reviseSignals, signalsOfJob } from './signals.ts';
import { findRestorable } from './versions.ts';
import { writeVersion } from './write-version.ts';

/** Milliseconds that reading the lines of a recruiter may take: they are translated, and their skills looked up. */
const READING = 20_000;

/**
 * The rubric that judges a job description's candidates: that of its role, if it has one. Throws "not found" for
 * another company's, and a refusal for one that is not ready.
 */
export async function readRubric(database: Transaction, actor: Actor, jobDescriptionId: number): Promise<Rubric> {
  const job = await findReady(database, actor, await judgeOf(database, actor, jobDescriptionId));
  return presentRubric(database, job, jobDescriptionId);
}

/**
 * Makes a new version of the same rubric and rescores every candidate. Throws a 409 when it is another version than the
 * author saw.
 */
export async function changeRubric(
  dependencies: Dependencies,
  actor: Actor,
  jobDescriptionId: number,
  input: RubricInput,
  caller: AbortSignal,
): Promise<Rubric> {
  const { database } = dependencies;
  const id = await judgeOf(database, actor, jobDescriptionId);
  const seen = await findReady(database, actor, id);
  assertSeen(seen, input);
  const revision = revise(seen.requirements, input.requirements);
  const signals = reviseSignals(await signalsOfJob(database, seen), input.signals);
  const readings = await readAdded(
    dependencies,
    actor,
    id,
    revision,
    AbortSignal.any([caller, AbortSignal.timeout(READING)]),
  );
  const rubric = { requirements: assemble(revision, readings, seen.rubricVersion + 1), signals };
  const changes = changesBetween(seen, rubric);
  if (changes.length === 0) return presentRubric(database, seen, jobDescriptionId);
  return database.transaction(async (transaction) => {
    const before = await findReady(transaction, actor, id, true);
    assertSeen(before, input);
    const job = await writeVersion(transaction, dependencies, actor, before, { ...rubric, changes });
    return presentRubric(transaction, job, jobDescriptionId);
  });
}

/**
 * Makes an earlier version of a rubric the newest one, and rescores every candidate. Throws as `changeRubric` does, and
 * a 400 for a version that cannot be brought back.
 */
export async function restoreRubric(
  dependencies: Dependencies,
  actor: Actor,
  jobDescriptionId: number,
  { version, restore }: { version: number; restore: number },
): Promise<Rubric> {
  const { database } = dependencies;
  const id = await judgeOf(database, actor, jobDescriptionId);
  return database.transaction(async (transaction) => {
    const before = await findReady(transaction, actor, id, true);
    assertSeen(before, { version });
    const rubric = await findRestorable(transaction, before, restore);
    const changes = changesBetween(before, rubric);
    const job =
      changes.length === 0
        ? before
        : await writeVersion(transaction, dependencies, actor, before, { ...rubric, changes, restored: restore });
    return presentRubric(transaction, job, jobDescriptionId);
  });
}

/** Reads the lines that a recruiter wrote as those of a job description: in English, with years and skills. */
async function readAdded(
  { config, database, providers, text: work, log }: Dependencies,
  { companyId }: Actor,
  jobDescriptionId: number,
  { added }: Revision,
  signal: AbortSignal,
) {
  const tools = {
    providers,
    text: work,
    signal,
    onProgress: () => {},
    models: modelTools({ config, database, log }, companyId, { jobDescriptionId, resumeId: null }),
  };
  return onBehalfOf(companyId, () => Promise.all(added.map(({ text }) => readRequirement(text, tools))));
}

export type * from './results.ts';
export type * from './stage/tools.ts';
export { meaningOf } from './flows/meaning.ts';
export { matchCandidate } from './flows/match-candidate.ts';
export type { MatchInput } from './flows/match-input.ts';
export { outlineResume, type ResumeOutline, seekResumes } from './flows/outline.ts';
export type { Titled } from './flows/title-sought.ts';
export { rate, type Rating } from './flows/rate.ts';
export { demandsOf, isExclusion, readDemands } from './flows/read-question.ts';
export { cautionsOf } from './match/cautions.ts';
export { type FactCorrection, lineOf } from './facts/corrected.ts';
export type { Corrections } from './match/corrections.ts';
export { type OpenRequirement, openRequirements } from './match/open-requirements.ts';
export { type Degrees, foresee, rescore, signalsIn } from './match/rubric.ts';
export { asRead, fold } from './text/fold.ts';
export { readLists } from './text/lists.ts';
export { partForYears } from './match/missing-years.ts';
export { weighRequirements } from './match/weights.ts';
export {
  compareNames,
  type ContactValue,
  employerKey,
  findContactValues,
  findIdentity,
  type Identity,
  nameParts,
  type NameRelation,
  normalContact,
  ownContacts,
  redactAll,
  type Redaction,
  sharedEmployers,
  titleKey,
  toRedacted,
} from './identity/index.ts';
export { modelStages, type ModelPlugin } from './model/index.ts';
export { modelTime } from './stage/model-run.ts';
export { promptVersion } from './model/prompts.ts';
export { prepareJob } from './flows/prepare-job.ts';
export { readTitle } from './flows/read-job.ts';
export { type ReadRequirement, readRequirement } from './flows/read-requirement.ts';
export { prepareResume } from './flows/prepare-resume.ts';
export { type Swap, type SwapKind, swapKinds } from './swaps/make-swaps.ts';
export { type TriedSwap, trySwaps } from './flows/try-swaps.ts';
export { type TextWork, textWork } from './stage/text-work.ts';
export { StageFailure } from './stage/run-stage.ts';
export { vectorsInMemory } from './stage/vectors-in-memory.ts';
export { untilAborted } from './stage/until-aborted.ts';
export { pipelineVersion } from './version.ts';

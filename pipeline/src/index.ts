export type * from './results.ts';
export type * from './tools.ts';
export { matchCandidate, type MatchInput } from './match/match-candidate.ts';
export { findIdentity, type Identity } from './prepare/identity/index.ts';
export { prepareJob } from './prepare/prepare-job.ts';
export { prepareResume } from './prepare/prepare-resume.ts';
export { StageFailure } from './run-stage.ts';
export { pipelineVersion } from './version.ts';

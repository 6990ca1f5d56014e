import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';

/** The condition of a role's resumes without a score, on a query that has joined their analyses. */
export const unscored = (roleId: number): SQL => sql`(${resumes.matchRoleId} = ${roleId} and ${analyses.id} is null)`;

/** The condition of a role's resumes: its candidacies, and those that have no score. */
export const inRole = (roleId: number): SQL => sql`(${analyses.roleId} = ${roleId} or ${unscored(roleId)})`;

/** Whether a resume without a score has failed; others wait. */
export const hasFailed: SQL<boolean> = sql`(${resumes.state} = 'failed' or ${resumes.matchState} = 'failed')`;

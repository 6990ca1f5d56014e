import type { Candidacy } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  clients,
  jobDescriptions,
  opportunities,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import { presentCandidate } from '../analysis/presenters.ts';
import { readCorrections } from '../corrections/corrections.ts';
import { judgeOfResume } from '../documents/judge.ts';
import { listActivity } from './activity.ts';
import { decidedOf } from '../candidates/decided.ts';
import { stateOf } from './yardstick.ts';
import { listNotes } from './notes.ts';

/** A candidacy with everything that is known of it. Throws "not found" for one that is absent or another company's. */
export async function readCandidacy(database: Transaction, actor: Actor, id: number): Promise<Candidacy> {
  const [row] = await database
    .select({
      analysis: analyses,
      resume: resumes,
      role: { id: roles.id, name: roles.name },
      judge: {
        id: jobDescriptions.id,
        rubricVersion: jobDescriptions.rubricVersion,
        signals: jobDescriptions.signals,
      },
      opportunity: { id: opportunities.id, name: opportunities.name },
      client: { id: clients.id, name: clients.name },
    })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .innerJoin(jobDescriptions, ofSameCompany(jobDescriptions, resumes, eq(jobDescriptions.id, judgeOfResume)))
    .leftJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .leftJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(analyses, actor, eq(analyses.id, id)));
  if (!row) throw refusal('not-found:candidate');
  const { analysis, resume, role, judge, opportunity, client } = row;
  const [corrections, notes, activity, decided] = await Promise.all([
    readCorrections(database, actor, [analysis]),
    listNotes(database, actor, id),
    listActivity(database, actor, id),
    decidedOf(database, actor, [id]),
  ]);
  const judged = {
    judgedBy: analysis.jobDescriptionId,
    rubricVersion: analysis.rubricVersion,
    matchState: resume.matchState,
  };
  return {
    ...presentCandidate(resume, analysis, corrections(id), judge),
    id,
    resumeId: resume.id,
    personId: resume.personId,
    jobDescriptionId: resume.jobDescriptionId ?? analysis.jobDescriptionId,
    state: stateOf(judged, { ...judge, jobDescriptionId: judge.id }),
    decided: decided.get(id) ?? null,
    role,
    opportunity,
    client,
    notes,
    activity,
  };
}

import type { Role } from '@cotejo/contract';
import type { MediaType } from '@cotejo/plugin-kit';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { jobDescriptions, roles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { moveInto } from '../candidacies/move.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { copyOf } from '../documents/own-job.ts';
import { findRole } from './read.ts';
import { insertRole, orRemove } from './write.ts';

type NewRole = { name: string; opportunityId: number; ids: number[] };

/**
 * Makes a role of a job description, which becomes the role's own with the rubric that it has, and moves candidacies
 * into it. The role's file is a copy. Throws a 409 for a job description that belongs to a role.
 */
export async function keepInNewRole(
  dependencies: Dependencies,
  actor: Actor,
  jobDescriptionId: number,
  { ids, ...input }: NewRole,
): Promise<Role> {
  const { database, storage } = dependencies;
  const { storageKey, originalFileName, fileSize, contentHash, mediaType } = await findJobDescriptionRow(
    database,
    actor,
    jobDescriptionId,
  );
  // Only documents of these types are stored.
  const file = { storageKey, originalFileName, fileSize, contentHash, mediaType: mediaType as MediaType };
  return orRemove(dependencies, [], async (files) => {
    const copy = await copyOf(file, storage);
    files.push(copy);
    return database.transaction(async (transaction) => {
      const id = await insertRole(transaction, actor, input, copy);
      const job = await findJobDescriptionRow(transaction, actor, jobDescriptionId, true);
      if (job.roleId !== null) throw refusal('job-description.in-role');
      const own = ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, jobDescriptionId));
      await transaction.update(jobDescriptions).set({ roleId: id }).where(own);
      await transaction
        .update(roles)
        .set({ jobDescriptionId })
        .where(ofCompany(roles, actor, eq(roles.id, id)));
      await moveInto(transaction, dependencies, actor, ids, { id, name: input.name, jobDescriptionId });
      return findRole(transaction, actor, id);
    });
  });
}

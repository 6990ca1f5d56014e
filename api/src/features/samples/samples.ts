import type { User } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { brokenUniqueConstraint } from '../../platform/database/errors.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { clients, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createClient, deleteClient } from '../clients/clients.ts';
import { deleteResume } from '../documents/resumes.ts';
import { uploadRoleResumes } from '../intake/upload-resumes.ts';
import { createOpportunity, deleteOpportunity, listOpportunities } from '../opportunities/opportunities.ts';
import { createRole } from '../roles/write.ts';
import { hashesOfResumes, sampleFile, sampleNames, sampleResumes } from './documents.ts';

/**
 * Makes the samples as a recruiter would, by the same calls, and resolves to their role. What was begun is taken back
 * when it fails. Throws a 409 where the company has them.
 */
export async function addSamples(
  dependencies: Dependencies,
  actor: Actor,
  language: NonNullable<User['language']>,
  signal: AbortSignal,
): Promise<number> {
  const { database } = dependencies;
  const names = sampleNames[language];
  const clientId = await addClient(database, actor, names.client);
  try {
    const opportunity = await createOpportunity(database, actor, { name: names.opportunity, clientId });
    const form = formOf({ name: names.role, opportunityId: String(opportunity.id) }, 'file', [
      await sampleFile(names.file),
    ]);
    const { id: roleId } = await createRole(dependencies, actor, form, signal);
    const target = { roleId, known: 'tell' } as const;
    await uploadRoleResumes(dependencies, actor, target, formOf({}, 'files', await sampleResumes()), signal);
    return roleId;
  } catch (error) {
    await removeSamples(dependencies, actor);
    throw error;
  }
}

/** Deletes the samples, if there are any: their client with its roles, and the resumes that came with them. */
export async function removeSamples(dependencies: Dependencies, actor: Actor): Promise<void> {
  const { database } = dependencies;
  const clientId = await sampleClient(database, actor);
  if (clientId === undefined) return;
  const rows = await database
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofCompany(resumes, actor, inArray(resumes.contentHash, await hashesOfResumes())));
  for (const { id } of rows) await deleteResume(dependencies, actor, id);
  for (const { id } of await listOpportunities(database, actor, clientId))
    await deleteOpportunity(dependencies, actor, id);
  await deleteClient(database, actor, clientId);
}

/** The client of the company's samples. */
export async function sampleClient(database: Transaction, actor: Actor): Promise<number | undefined> {
  const [row] = await database
    .select({ id: clients.id })
    .from(clients)
    .where(ofCompany(clients, actor, eq(clients.isSample, true)));
  return row?.id;
}

async function addClient(database: Dependencies['database'], actor: Actor, name: string): Promise<number> {
  if ((await sampleClient(database, actor)) !== undefined) throw refusal('samples.there');
  try {
    return await database.transaction(async (transaction) => {
      const { id } = await createClient(transaction, actor, name);
      await transaction
        .update(clients)
        .set({ isSample: true })
        .where(ofCompany(clients, actor, eq(clients.id, id)));
      return id;
    });
  } catch (error) {
    if (brokenUniqueConstraint(error) !== 'clients_one_sample') throw error;
    throw refusal('samples.there');
  }
}

/** A form with files, as a browser sends it. */
function formOf(fields: Record<string, string>, field: 'file' | 'files', files: File[]): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(field, file);
  return new Request('http://localhost/', { method: 'POST', body: form });
}

import type { Person } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { lockPeople } from '../joining/give-person.ts';
import { mergePeople } from '../joining/merge-people.ts';
import { separateResume } from '../joining/separate-resume.ts';
import { readPairOf, setPair } from '../joining/pairs.ts';
import { readPerson } from './read.ts';
import { lockRows } from './update.ts';

/** Makes the other person part of this one; what it was stays written down, so that it can be undone. */
export function joinPeople(database: Database, actor: Actor, id: number, otherId: number): Promise<Person> {
  return ofTwo(database, actor, id, otherId, async (transaction) => {
    const known = await readPairOf(transaction, actor, id, otherId);
    await mergePeople(transaction, actor, { id, otherId, reasons: known?.reasons ?? [], userId: actor.userId });
    await audit(transaction, actor, 'people-joined', id, { otherId });
  });
}

/** Makes a resume of a person another one's. */
export function separatePerson(database: Database, actor: Actor, id: number, resumeId: number): Promise<Person> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, actor);
    await lockRows(transaction, actor, [id]);
    const otherId = await separateResume(transaction, actor, id, resumeId);
    await audit(transaction, actor, 'people-separated', id, { otherId });
    return readPerson(transaction, actor, id);
  });
}

/** Says that two people are two, or takes that back. */
export function keepPeopleApart(
  database: Database,
  actor: Actor,
  id: number,
  { otherId, apart }: { otherId: number; apart: boolean },
): Promise<Person> {
  return ofTwo(database, actor, id, otherId, async (transaction) => {
    const reasons = (await readPairOf(transaction, actor, id, otherId))?.reasons ?? [];
    await setPair(transaction, actor, id, {
      otherId,
      reasons,
      state: apart ? 'apart' : reasons.length > 0 ? 'suggested' : undefined,
      userId: actor.userId,
    });
    await audit(transaction, actor, apart ? 'people-kept-apart' : 'people-not-kept-apart', id, { otherId });
  });
}

function ofTwo(
  database: Database,
  actor: Actor,
  id: number,
  otherId: number,
  work: (transaction: Transaction) => Promise<void>,
): Promise<Person> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, actor);
    await lockRows(transaction, actor, [...new Set([id, otherId])]);
    if (id !== otherId) await work(transaction);
    return readPerson(transaction, actor, id);
  });
}

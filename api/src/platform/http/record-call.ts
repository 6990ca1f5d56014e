import { type Endpoint, type HistoryAction, historyActionOf, leavesEntry } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit, hasAudited } from '../database/audit.ts';
import type { Database } from '../database/client.ts';

/** Milliseconds in which somebody who is shown the same again leaves no further entry. */
const SAME = 60_000;
/** Most entries that are remembered for that. */
const REMEMBERED = 10_000;

type Done = { params: unknown; query: unknown; result: unknown };

/** Writes that a call was carried out. */
export type RecordCall = (name: string, endpoint: Endpoint, actor: Actor, done: Done) => Promise<void>;

/**
 * Writes an entry of each call that leaves one and has not done so itself, before it is answered: nobody sees what the
 * history does not tell. It holds the ids that the call names, and nothing that somebody wrote.
 */
export function createCallRecorder(database: Database): RecordCall {
  const shown = new Map<string, number>();
  return async (name, endpoint, actor, { params, query, result }) => {
    if (!leavesEntry(endpoint) || hasAudited(actor)) return;
    const ids = idsIn({ ...(params as object), ...(query as object) });
    const subjectId = subjectIn(name, ids) ?? idOf(result);
    const key = JSON.stringify([actor.userId, actor.tokenId, name, ids]);
    const now = performance.now();
    if (endpoint.method === 'GET' && now - (shown.get(key) ?? -SAME) < SAME) return;
    // A test holds every such call to have a line among the actions.
    await audit(database, actor, name as HistoryAction, subjectId, ids);
    if (shown.size >= REMEMBERED) shown.clear();
    shown.set(key, now);
  };
}

/** The fields that name ids: `id`, `ids`, `resumeId`. */
const idsIn = (fields: object): Record<string, number | number[]> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => /(?:^i|I)ds?$/.test(name) && value !== undefined),
  );

/** The id that the action is about: that of its kind where the call names several, and otherwise the first. */
function subjectIn(name: string, ids: Record<string, number | number[]>): number | undefined {
  const subject = historyActionOf(name)?.[1];
  const [first] = subject === 'resume' && ids.resumeId !== undefined ? [ids.resumeId] : Object.values(ids);
  return typeof first === 'number' ? first : undefined;
}

function idOf(result: unknown): number | null {
  const id = typeof result === 'object' && result !== null && 'id' in result ? result.id : null;
  return typeof id === 'number' ? id : null;
}

import { createHash } from 'node:crypto';
import type { Database, Transaction } from './client.ts';
import { asc, eq, gt, isNull, lte, or, sql } from './drizzle.ts';
import { ofEveryCompany } from './of-company.ts';
import { auditLog, companies, historyStarts } from './schema/index.ts';

/** Entries that are read at a time. */
const PART = 10_000;
/** Milliseconds that a transaction may take: an entry has the time at which its transaction began. */
const LONGEST = 10 * 60_000;

/**
 * What the history of a company holds: how many entries stand behind those that were removed when their months were
 * over, the newest hash, the first place where the chain is broken, if any, and the first whose time is before that of
 * an entry before it, as after a clock was set back.
 */
export type ChainState = {
  companyId: number;
  company: string;
  entries: number;
  removed: number;
  hash: string;
  broken?: number;
  setBack?: number;
};

/** What somebody has written down of a history at an earlier time: the hash at a place. */
export type KnownHash = { companyId: number; place: number; hash: string };

/**
 * Computes every hash of every company's history again, without a word to the functions of the database. A place is
 * broken where an entry was changed, removed or put in, and that behind the last one where an entry stands outside the
 * chain. Where the oldest were removed, an entry must tell of it. Only by what is `known` of it can a history be told
 * that was cut off at its end, or written anew as a whole.
 */
export async function verifyChains(database: Database, known: KnownHash[] = []): Promise<ChainState[]> {
  const all = await database.select({ companyId: companies.id, company: companies.name }).from(companies);
  const states: ChainState[] = [];
  for (const one of all) {
    const own = known.filter(({ companyId }) => companyId === one.companyId);
    const hashes = new Map(own.map(({ place, hash }) => [place, hash]));
    // One picture of it, as entries may be removed meanwhile.
    const state = await database.transaction((snapshot) => verifyChain(snapshot, one.companyId, hashes), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    states.push({ ...one, ...state });
  }
  return states;
}

const { id, companyId, userId, action, subjectId, details, createdAt, place, hash } = auditLog;
const moment = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
/** The columns of an entry as they are hashed. */
export const chained = {
  id,
  companyId,
  userId,
  action,
  subjectId,
  details: sql<string>`${details}::text`,
  moment,
  place,
  hash,
};

async function verifyChain(
  database: Transaction,
  company: number,
  known: Map<number, string>,
): Promise<Omit<ChainState, 'companyId' | 'company'>> {
  const own = eq(companyId, company);
  const [start] = await database
    .select()
    .from(historyStarts)
    .where(ofEveryCompany('operator', eq(historyStarts.companyId, company)));
  const removed = start?.place ?? 0;
  let before = start?.hash ?? '';
  let last = removed;
  let latest = 0;
  let isTold = start === undefined;
  let setBack: { setBack?: number } = {};
  const state = () => ({ entries: last - removed, removed, hash: before, ...setBack });
  for (let rows = PART; rows === PART;) {
    const part = await database
      .select(chained)
      .from(auditLog)
      .where(ofEveryCompany('operator', own, gt(place, last)))
      .orderBy(asc(place))
      .limit(PART);
    for (const one of part) {
      const isKnown = (known.get(last + 1) ?? one.hash) === one.hash;
      if (one.place !== last + 1 || one.hash !== hashOf(one, before) || !isKnown)
        return { ...state(), broken: last + 1 };
      before = one.hash;
      last += 1;
      isTold ||= one.action === 'history-shortened' && tellsOf(start!, one.details);
      const time = Date.parse(`${one.moment}Z`);
      if (time < latest - LONGEST && !setBack.setBack) setBack = { setBack: last };
      latest = Math.max(latest, time);
    }
    rows = part.length;
  }
  const first = removed + 1;
  const isOther = (known.get(removed) ?? start?.hash) !== start?.hash;
  if (!isTold || isOther) return { ...state(), broken: first };
  const outside = await database.$count(
    auditLog,
    ofEveryCompany('operator', own, or(isNull(place), lte(place, removed))!),
  );
  const isShort = Math.max(0, ...known.keys()) > last;
  return { ...state(), ...((outside > 0 || isShort) && { broken: last + 1 }) };
}

/** Whether the details of an entry say that the history goes on after a place and its hash. */
function tellsOf(start: { place: number; hash: string }, details: string): boolean {
  const told = JSON.parse(details) as Record<string, unknown>;
  return told['place'] === start.place && told['hash'] === start.hash;
}

type Entry = {
  id: number;
  companyId: number;
  userId: number | null;
  action: string;
  subjectId: number | null;
  details: string;
  moment: string;
  place: number | null;
};

/** The hash of an entry, as the function `audit_hash` of the database computes it. */
function hashOf({ id, companyId, userId, action, subjectId, details, moment, place }: Entry, before: string): string {
  const lines = [before, companyId, place, id, userId ?? '', action, subjectId ?? '', details, moment];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

import type { CandidacySort } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt } from '../../ground/errors.ts';
import { sql, type SQL } from '../../platform/database/drizzle.ts';
import { analyses, candidacyOrders, type OrderPart } from '../../platform/database/schema/index.ts';

/** Which index each order reads, and whether from its end. */
const readings: Record<CandidacySort, { index: keyof typeof candidacyOrders; backward?: true }> = {
  '-score': { index: 'score' },
  score: { index: 'score', backward: true },
  name: { index: 'name' },
  '-name': { index: 'name', backward: true },
  '-musts': { index: 'musts' },
  musts: { index: 'musts', backward: true },
  status: { index: 'status' },
  '-status': { index: 'status', backward: true },
  salary: { index: 'salary' },
  '-salary': { index: 'salary_down' },
  added: { index: 'added' },
  '-added': { index: 'added', backward: true },
};

/** How a value is written into a cursor and read back. A cursor that does not fit the pattern is not one of ours. */
const kinds: Record<OrderPart['kind'], { pattern: RegExp; write(value: SQL): SQL; read(text: string): SQL }> = {
  whole: { pattern: /^-?\d{1,10}$/, write: (value) => sql`(${value})::text`, read: (text) => sql`${text}::bigint` },
  amount: {
    pattern: /^(?:-?\d{1,110}|Infinity)$/,
    write: (value) => sql`(${value})::text`,
    read: (text) => sql`${text}::numeric`,
  },
  // No NUL, which no text of the database may hold.
  text: { pattern: /^[^\0]*$/, write: (value) => value, read: (text) => sql`${text}::text` },
  moment: {
    pattern: /^\d{1,16}$/,
    write: (value) => sql`(extract(epoch from ${value}) * 1000000)::bigint::text`,
    read: (text) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`,
  },
};

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** An order of the candidacies of a role, with which a list can be read in parts. */
export type Order = {
  by: SQL;
  /** The place of a row in this order, as a list of texts. */
  place: SQL<string[]>;
  /** The rows after a place. Throws a 400 for what is no cursor of this order. */
  after(cursor: string): SQL;
};

/** While anything is blind no order goes by names, which its places would tell. */
export function orderOf(sort: CandidacySort, { blind }: Pick<Actor, 'blind'>): Order {
  const { index, backward } = readings[sort];
  const named = candidacyOrders[index](analyses);
  const parts = [
    ...named.filter(({ kind }) => !blind || kind !== 'text'),
    { of: sql`${analyses.id}`, kind: 'whole' as const },
  ];
  const direction = backward ? sql` desc` : sql` asc`;
  return {
    by: list(parts.map(({ of }) => sql`${of}${direction}`)),
    place: sql`json_build_array(${list(parts.map(({ of, kind }) => kinds[kind].write(of)))})`,
    after(cursor) {
      const place = readCursor(cursor);
      const fits =
        place?.length === parts.length && parts.every(({ kind }, at) => kinds[kind].pattern.test(place[at]!));
      if (!fits) throw invalidInput(issueAt('cursor', 'cursor-invalid'));
      const there = list(parts.map(({ kind }, at) => kinds[kind].read(place[at]!)));
      return sql`(${list(parts.map(({ of }) => of))}) ${backward ? sql`<` : sql`>`} (${there})`;
    },
  };
}

/** A place as the text of a cursor. */
export const writeCursor = (place: string[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function readCursor(cursor: string): string[] | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(place) && place.every((one) => typeof one === 'string') ? place : undefined;
  } catch {
    return undefined;
  }
}

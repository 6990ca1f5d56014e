import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FactDates } from '@cotejo/contract';
import { type FactCorrection, lineOf } from '@cotejo/pipeline';
import type { PositionDates, ResumeProfile } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { factCorrections } from '../../platform/database/schema/index.ts';

type Owner = { companyId: number };

/** A fact as it was read, without what recruiters say: a position with its dates, or a skill. */
export type ReadFact = { id: string; lines: string[] } & (
  | { kind: 'position'; title: string; read: PositionDates; yearsAlone?: true }
  | { kind: 'skill'; skill: string }
);

/** The facts that a profile holds, by the lines of the English text. */
export function factsIn(
  { positions, skills, namedIn = [], takenAway = [] }: ResumeProfile,
  english: string,
): ReadFact[] {
  const wording = lineOf(english);
  const dated = positions.flatMap(({ title, line, start, end, yearsAlone, found = { start, end } }): ReadFact[] => {
    if (line === undefined) return [];
    const lines = [wording(line)];
    const read = { ...(found.start && { start: found.start }), ...(found.end && { end: found.end }) };
    return [
      {
        id: idOf([...lines, title, read.start, read.end]),
        kind: 'position',
        lines,
        title,
        read,
        ...(yearsAlone && { yearsAlone }),
      },
    ];
  });
  const named = [...skills.flatMap((skill) => namedIn.find((one) => one.skill === skill) ?? []), ...takenAway];
  const shown = named.map(({ skill, lines }): ReadFact => {
    const words = new Set(lines.map(wording));
    return { id: idOf([skill]), kind: 'skill', skill, lines: [...words] };
  });
  return [...new Map([...dated, ...shown].map((fact) => [fact.id, fact])).values()];
}

const idOf = (parts: (string | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
    .slice(0, 16);

/** Whether a correction is of a fact as it is read now: of the same dates in the same line, or of no further lines. */
export const fits = (fact: ReadFact, { lines }: FactCorrection): boolean =>
  fact.kind === 'position' || fact.lines.every((line) => lines.includes(line));

/** Whether the judgment that a profile belongs to has heeded a correction. */
export const isHeeded = ({ positions, takenAway = [] }: ResumeProfile, correction: FactCorrection): boolean =>
  correction.kind === 'skill'
    ? takenAway.some(({ skill }) => skill === correction.skill)
    : positions.some(
        ({ title, start, end, found }) =>
          found &&
          title === correction.title &&
          isDeepStrictEqual({ start, end }, { end: undefined, ...correction.dates }),
      );

/** The corrections that the judgment of a profile has heeded, to be compared with those of another one. */
export const heededIn = ({ positions, takenAway = [] }: ResumeProfile) => [
  positions.filter(({ found }) => found).map(({ line, start, end }) => ({ line, start, end })),
  takenAway,
];

export const presentDates = ({ start, end }: PositionDates): FactDates => ({ start: start ?? null, end: end ?? null });

type Row = Pick<typeof factCorrections.$inferSelect, 'fact' | 'correction' | 'reason'>;

/** A correction as decision files list it; the order of its parts is that of `digestOf`. */
export function partsOf({ fact: id, correction, reason }: Row) {
  const { kind, lines } = correction;
  if (kind === 'skill') return { id, kind, lines, skill: correction.skill, reason };
  const { title, found, dates } = correction;
  return { id, kind, lines, title, read: presentDates(found), dates: presentDates(dates), reason };
}

/** The SHA-256 of a correction, by which the history tells it from others. */
export const digestOf = (row: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(partsOf(row)))
    .digest('hex');

/** The corrections of resumes, by the hash of their bytes; none has an entry without any. */
export async function readFactCorrections(
  database: Transaction,
  owner: Owner,
  contentHashes: string[],
): Promise<Map<string, FactCorrection[]>> {
  const rows = await database
    .select({ contentHash: factCorrections.contentHash, correction: factCorrections.correction })
    .from(factCorrections)
    .where(ofCompany(factCorrections, owner, inArray(factCorrections.contentHash, contentHashes)))
    .orderBy(asc(factCorrections.id));
  const byHash = Map.groupBy(rows, ({ contentHash }) => contentHash);
  return new Map([...byHash].map(([hash, some]) => [hash, some.map(({ correction }) => correction)]));
}

/** The same of one resume. */
export async function factCorrectionsOf(
  database: Transaction,
  { companyId, contentHash }: Owner & { contentHash: string },
): Promise<FactCorrection[]> {
  return (await readFactCorrections(database, { companyId }, [contentHash])).get(contentHash) ?? [];
}

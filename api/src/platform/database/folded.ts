import { sql, type SQL } from './drizzle.ts';

/** A text without accents, in small letters, as `fold` of the pipeline makes it, in the words of SQL. */
export const folded = (text: SQL): SQL<string> =>
  sql<string>`regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g')`;

/** Whether a folded text holds each of some folded words; a trigram index on the text finds words of three letters. */
export const holdsAll = (text: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${text} like ${`%${escaped(word)}%`}`),
    sql` and `,
  );

/** Whether a folded text begins with a folded one. */
export const beginsWith = (text: SQL, start: string): SQL<boolean> =>
  sql<boolean>`${text} like ${`${escaped(start)}%`}`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

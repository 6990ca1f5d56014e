import { sql, type SQL } from './drizzle.ts';

/**
 * A text in small letters without accents. Marks go first: a database of the locale C makes no others small than the
 * letters from A to Z.
 */
export const folded = (text: SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The words of a typed text; marks alone are none. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\P{M}/u.test(word));

/**
 * Whether a folded text holds each of some words, of which there may be none; a trigram index on the text finds words
 * of three letters.
 */
export const holdsAll = (text: SQL, words: readonly string[]): SQL =>
  sql.join([sql`true`, ...words.map((word) => sql`${text} like '%' || ${pattern(word)} || '%'`)], sql` and `);

/** Whether a folded text begins with another text. */
export const beginsWith = (text: SQL, start: string): SQL<boolean> =>
  sql<boolean>`${text} like ${pattern(start)} || '%'`;

/** A text as a pattern of LIKE, folded by the database like what is searched, whatever its locale. */
const pattern = (text: string): SQL => folded(sql`${text.replace(/[\\%_]/g, '\\$&')}::text`);

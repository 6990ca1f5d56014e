import { sql, type SQL } from './drizzle.ts';

/**
 * A text in small letters without accents. Marks go first: a database of the locale C makes no others small than the
 * letters from A to Z.
 */
export const folded = (text: SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The words of a typed text, as in "Ruiz, Ana"; marks alone are none. */
export const wordsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => /\P{M}/u.test(word));

/** Whether a trigram index can find a word. */
export const hasTrigram = (word: string): boolean =>
  /[\p{L}\p{N}]{3}/u.test(word.normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * Whether a folded text holds each of some words, of which there may be none. A trigram index on the text finds words
 * of three letters; for shorter ones it would be read from end to end, and then the rows. Each pattern is made once by
 * its own query, not for every row.
 */
export const holdsAll = (text: SQL, words: readonly string[]): SQL => {
  const conditions = words.map((word) =>
    hasTrigram(word)
      ? sql`${text} like (select '%' || ${pattern(word)} || '%')`
      : sql`strpos(${text}, (select ${folded(sql`${word}::text`)})) > 0`,
  );
  return sql.join([sql`true`, ...conditions], sql` and `);
};

/** Whether a folded text begins with another text. */
export const beginsWith = (text: SQL, start: string): SQL<boolean> =>
  sql<boolean>`${text} like ${pattern(start)} || '%'`;

/** A text as a pattern of LIKE, folded by the database like what is searched, whatever its locale. */
const pattern = (text: string): SQL => folded(sql`${text.replace(/[\\%_]/g, '\\$&')}::text`);

/** Longer texts are cut: PostgreSQL keeps at most a megabyte of words of one. */
const longestText = 200_000;

/** The words of a text as they are stored, to be looked for by `saysAll`. */
export const storedWords = (text: string): SQL<string> =>
  sql<string>`strip(to_tsvector('simple', ${folded(sql`${text.slice(0, longestText)}::text`)}))`;

/** Fewer letters begin too many words. */
const shortestStart = 3;

/** Whether stored words have each of some typed ones, or one that begins with it. Marks alone are in no text. */
export const saysAll = (words: SQL, typed: readonly string[]): SQL =>
  sql.join(
    typed.map((word) => {
      const asked = sql`plainto_tsquery('simple', ${folded(sql`${word}::text`)})`;
      const begun = sql`(nullif(${asked}::text, '') || ':*')::tsquery`;
      return sql`${words} @@ ${word.length < shortestStart ? asked : begun}`;
    }),
    sql` and `,
  );

import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, sql } from '../../platform/database/drizzle.ts';
import { folded, hasTrigram } from '../../platform/database/folded.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people } from '../../platform/database/schema/index.ts';
import { mayFindPerson } from '../../platform/blind/is-masked.ts';

/** How much of its groups of three letters a typed word shares with one of a name: one letter of five may be wrong. */
const likeness = '0.33';
/** Names have fewer words, questions more. */
const mostWords = 5;

/**
 * Ids of people of whose names, or those of their files, some words are misspellings, the nearest first. Shorter words
 * are left out, as they are like too many others.
 */
export async function findSpelledNearly(
  database: Database,
  actor: Actor,
  words: string[],
  atMost: number,
): Promise<number[]> {
  const telling = words.filter(hasTrigram);
  if (telling.length === 0 || words.length > mostWords) return [];
  const asked = telling.map((word) => sql`(select ${folded(sql`${word}::text`)})`);
  const key = people.searchKey;
  const isLike = asked.map((word) => sql`${word} <<% ${key}`);
  const nearness = sql.join(
    asked.map((word) => sql`strict_word_similarity(${word}, ${key})`),
    sql` + `,
  );
  const rows = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${likeness}, true)`);
    return transaction
      .select({ id: people.id })
      .from(people)
      .where(ofCompany(people, actor, ...isLike, ...mayFindPerson(transaction, actor)))
      .orderBy(desc(nearness), desc(people.id))
      .limit(atMost);
  });
  return rows.map(({ id }) => id);
}

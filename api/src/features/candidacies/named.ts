import { fold } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { mayFindResume } from '../../platform/blind/is-masked.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, exists, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses, resumes } from '../../platform/database/schema/index.ts';

/**
 * The words of a search in the name, in any order, without regard to case and accents; they find nobody who is masked.
 */
export function named(database: Transaction, actor: Actor, q: string): SQL {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const inName = words.map((word) => sql`strpos(split_part(${analyses.nameKey}, E'\t', 1), ${word}) > 0`);
  const shown = mayFindResume(database, actor).map((condition) =>
    exists(
      database
        .select({ id: resumes.id })
        .from(resumes)
        .where(ofCompany(resumes, actor, eq(resumes.id, analyses.resumeId), condition)),
    ),
  );
  return sql`(${sql.join([sql`true`, ...inName, ...shown], sql` and `)})`;
}

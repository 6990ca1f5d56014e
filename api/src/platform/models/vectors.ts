import type { StoredVectors } from '@cotejo/pipeline';
import type { Database } from '../database/client.ts';
import { brokenForeignKey } from '../database/errors.ts';
import { inArray } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { textVectors } from '../database/schema/index.ts';
import type { Subject } from './answers.ts';

/** A company's vectors of texts. They are deleted with the documents for which they were first computed. */
export function storedVectors(
  database: Database,
  companyId: number,
  { jobDescriptionId, resumeId }: Subject,
): StoredVectors {
  return {
    async get(keys) {
      const rows = await database
        .select({ key: textVectors.key, vector: textVectors.vector })
        .from(textVectors)
        .where(ofCompany(textVectors, { companyId }, inArray(textVectors.key, keys)));
      return rows.map(({ key, vector }) => [key, vector] as const);
    },
    async set(vectors) {
      // In one order, so that documents with the same lines, read at once, do not wait for each other in a circle.
      const rows = [...vectors]
        .map(([key, vector]) => ({ companyId, key, vector, jobDescriptionId, resumeId }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1));
      if (rows.length === 0) return;
      try {
        await database.insert(textVectors).values(rows).onConflictDoNothing();
      } catch (error) {
        // A document that was deleted meanwhile keeps none, which is no failure of the embedder.
        if (!brokenForeignKey(error)) throw error;
      }
    },
  };
}

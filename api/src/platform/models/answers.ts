import type { Answers } from '@cotejo/pipeline';
import type { Database } from '../database/client.ts';
import { eq } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { modelAnswers } from '../database/schema/index.ts';

/** The documents that an answer is about. */
export type Subject = { jobDescriptionId: number | null; resumeId: number | null };

/** The stored answers of language models to a company. They are deleted with the documents that they are about. */
export function storedAnswers(database: Database, companyId: number, { jobDescriptionId, resumeId }: Subject): Answers {
  return {
    async get(key) {
      const [row] = await database
        .select({ answer: modelAnswers.answer })
        .from(modelAnswers)
        .where(ofCompany(modelAnswers, { companyId }, eq(modelAnswers.key, key)));
      return row && JSON.parse(row.answer);
    },
    async set(key, value) {
      const values = { companyId, key, answer: JSON.stringify(value), jobDescriptionId, resumeId };
      await database.insert(modelAnswers).values(values).onConflictDoNothing();
    },
  };
}

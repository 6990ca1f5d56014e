import type { Answers } from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Database } from '../database/client.ts';
import { brokenForeignKey } from '../database/errors.ts';
import { eq } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { modelAnswers } from '../database/schema/index.ts';

/** The documents that an answer is about. */
export type Subject = { jobDescriptionId: number | null; resumeId: number | null };

type Dependencies = { database: Database; log: Logger };

/**
 * The stored answers of language models to a company. They are deleted with the documents that they are about. Where
 * they fail the pipeline goes on without them and asks anew, at a price, which the log therefore says.
 */
export function storedAnswers(
  { database, log }: Dependencies,
  companyId: number,
  { jobDescriptionId, resumeId }: Subject,
): Answers {
  const saying = (problem: string) => (error: unknown) => {
    log.warn({ err: error }, problem);
    throw error;
  };
  const read = async (key: string): Promise<unknown> => {
    const [row] = await database
      .select({ answer: modelAnswers.answer })
      .from(modelAnswers)
      .where(ofCompany(modelAnswers, { companyId }, eq(modelAnswers.key, key)));
    return row && JSON.parse(row.answer);
  };
  const keep = async (key: string, value: unknown): Promise<void> => {
    const values = { companyId, key, answer: JSON.stringify(value), jobDescriptionId, resumeId };
    try {
      await database.insert(modelAnswers).values(values).onConflictDoNothing();
    } catch (error) {
      // A document that was deleted meanwhile keeps none, which is no failure.
      if (!brokenForeignKey(error)) throw error;
    }
  };
  return {
    get: (key) => read(key).catch(saying('a stored answer of a model could not be read')),
    set: (key, value) => keep(key, value).catch(saying('an answer of a model could not be stored')),
  };
}

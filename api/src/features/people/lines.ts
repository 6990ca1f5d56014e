import type { Actor } from '../../ground/actor.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';

const { id, language, extractedText, translatedText, alignment, excluded } = resumes;

/**
 * The line of each of some resumes that has most of some typed words, by resume. None where the sandbox cannot tell:
 * the list is of use without them.
 */
export async function readLines(
  { database, text }: Pick<Dependencies, 'database' | 'text'>,
  actor: Actor,
  resumeIds: number[],
  words: string[],
  signal: AbortSignal,
): Promise<Map<number | undefined, string>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await database
    .select({ id, language, extractedText, translatedText, alignment, excluded })
    .from(resumes)
    .where(ofCompany(resumes, actor, inArray(id, resumeIds)));
  const texts = rows.map((row) => ({ text: documentText(row), excluded: row.excluded }));
  const lines = await onBehalfOf(actor.companyId, () => text.findLines({ texts, words }, { signal })).catch(() => {
    signal.throwIfAborted();
    return [];
  });
  return new Map(rows.flatMap((row, index) => (lines[index] ? [[row.id, lines[index]] as const] : [])));
}

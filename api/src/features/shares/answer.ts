import { type ClientAnswer, clientAnswer } from '@cotejo/contract';
import * as v from 'valibot';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordChange } from '../../platform/database/record-change.ts';
import { shareProfiles } from '../../platform/database/schema/index.ts';
import { clean } from '../../platform/paper/clean.ts';
import type { OpenShare } from './find.ts';

/** Characters of what a client writes with an answer. */
export const messageMaximum = 1000;

/** What a form says; undefined for what no form of ours says. */
export function answerIn(fields: Record<string, string>): ClientAnswer | undefined {
  const message = messageIn(fields['message'] ?? '') || null;
  const parsed = v.safeParse(clientAnswer, { answer: fields['answer'], message });
  return parsed.success ? parsed.output : undefined;
}

/** What a client has written into a field, as it is kept; empty for nothing. */
export function messageIn(field: string): string {
  const text = clean(field.replaceAll('\r\n', '\n')).trim();
  return [...text].slice(0, messageMaximum).join('');
}

/**
 * Writes what the client says about a candidate of a page, into the candidacy's activity and the history as well; a
 * trigger tells whoever looks at the role. False for somebody who is not on the page any more.
 */
export function takeAnswer(
  database: Database,
  { id: shareId, companyId }: Pick<OpenShare, 'id' | 'companyId'>,
  candidacyId: number,
  said: ClientAnswer,
): Promise<boolean> {
  const nobody = { companyId, userId: null };
  const { answer, message } = shareProfiles;
  const those = ofCompany(
    shareProfiles,
    nobody,
    eq(shareProfiles.shareId, shareId),
    eq(shareProfiles.candidacyId, candidacyId),
  );
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select({ answer, message }).from(shareProfiles).where(those).for('update');
    if (!before) return false;
    await transaction
      .update(shareProfiles)
      .set({ ...said, answeredAt: sql`now()` })
      .where(those);
    const from = before.answer && { answer: before.answer, message: before.message };
    await recordChange(transaction, nobody, candidacyId, { what: 'answer', from, to: said });
    await audit(transaction, nobody, 'client-answered', candidacyId, { shareId, answer: said.answer });
    return true;
  });
}

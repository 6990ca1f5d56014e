import type { LetterSettings } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { letterSettings } from '../../platform/database/schema/index.ts';

const { contact, noticeDays, explanationDays } = letterSettings;

/** Whom candidates write to, and after how many days letters are due; nothing where the company has said nothing. */
export async function readLetterSettings(database: Transaction, owner: { companyId: number }): Promise<LetterSettings> {
  const [row] = await database
    .select({ contact, noticeDays, explanationDays })
    .from(letterSettings)
    .where(ofCompany(letterSettings, owner));
  return row ?? { contact: null, noticeDays: null, explanationDays: null };
}

/** Changes both. Dates that are set already stay. */
export function changeLetterSettings(database: Database, actor: Actor, input: LetterSettings): Promise<LetterSettings> {
  const settings = { ...input, contact: input.contact || null };
  return database.transaction(async (transaction) => {
    await transaction
      .insert(letterSettings)
      .values({ companyId: actor.companyId, ...settings })
      .onConflictDoUpdate({ target: letterSettings.companyId, set: settings });
    const { noticeDays, explanationDays } = settings;
    await audit(transaction, actor, 'letter-settings-changed', null, { noticeDays, explanationDays });
    return settings;
  });
}

import { limits, type InputOf, type PackSettings, type endpoints } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { packSettings } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { logoTooLarge } from '../../platform/paper/draw-paper.ts';
import { receiveInMemory } from '../documents/receive-in-memory.ts';

type Stored = Omit<typeof packSettings.$inferSelect, 'companyId'>;

/** What the profiles of a company carry, with the logo in base64. */
export async function readStored(database: Transaction, actor: Actor): Promise<Stored> {
  const { name, color, logo } = packSettings;
  const [row] = await database.select({ name, color, logo }).from(packSettings).where(ofCompany(packSettings, actor));
  return row ?? { name: null, color: null, logo: null };
}

type Look = Omit<PackSettings, 'canShare'>;
const present = ({ name, color, logo }: Stored): Look => ({ name, color, hasLogo: logo !== null });

export const readLook = async (database: Transaction, actor: Actor): Promise<Look> =>
  present(await readStored(database, actor));

export const changeLook = (
  database: Database,
  actor: Actor,
  { name, color }: InputOf<typeof endpoints.changePackSettings>,
): Promise<Look> => change(database, actor, { name: name || null, color });

/** Reads a form with a picture, and stores it drawn anew. Throws an `AppError` for one that cannot be a logo. */
export async function changeLogo(
  { database, drawLogo }: Pick<Dependencies, 'database' | 'drawLogo'>,
  actor: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<Look> {
  const { bytes } = await receiveInMemory(request, { bytes: limits.logoBytes, tooLarge: logoTooLarge }, signal);
  return change(database, actor, { logo: await drawLogo(bytes, { companyId: actor.companyId, signal }) });
}

export const deleteLogo = (database: Database, actor: Actor): Promise<Look> => change(database, actor, { logo: null });

/** The logo as a PNG. Throws "not found" where there is none. */
export async function readLogo(database: Transaction, actor: Actor): Promise<Uint8Array<ArrayBuffer>> {
  const { logo } = await readStored(database, actor);
  if (logo === null) throw refusal('logo.none');
  return Uint8Array.from(Buffer.from(logo, 'base64'));
}

function change(database: Database, actor: Actor, values: Partial<Stored>): Promise<Look> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(packSettings)
      .values({ companyId: actor.companyId, ...values })
      .onConflictDoUpdate({ target: packSettings.companyId, set: values })
      .returning();
    await audit(transaction, actor, 'pack-settings-changed', null, { changed: Object.keys(values) });
    return present(row!);
  });
}

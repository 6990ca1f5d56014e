import { type endpoints, limits, type QueryOf, type RatedFile, traits } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { spreadsheet } from '../../platform/tables/read-table.ts';
import { receiveInMemory } from '../documents/receive-in-memory.ts';
import { words } from '../reports/words.ts';
import { findRole } from '../roles/read.ts';
import { type NamedRow, readRows, takeColumns } from './columns.ts';
import { countRated, findRated } from './find-rated.ts';
import { ratesCsv } from './rates-csv.ts';
import { sampleOf } from './sample.ts';
import { tabulate } from './tabulate.ts';

type Needed = Pick<Dependencies, 'database' | 'readTable'>;

/**
 * Rates the categories of a spreadsheet. Nothing of it is kept but that somebody has done so, for which role and with
 * how many rows. Throws an `AppError` for a file that is refused.
 */
export async function rateFile(
  { database, readTable }: Needed,
  actor: Actor,
  { roleId, language, ...asked }: QueryOf<typeof endpoints.rateCategories>,
  request: Request,
  signal: AbortSignal,
): Promise<RatedFile> {
  const { bytes } = await receiveInMemory(request, spreadsheet, signal);
  if (roleId !== undefined) await findRole(database, actor, roleId);
  const table = await readTable(bytes, { companyId: actor.companyId, signal });
  const [titles, ...lines] = table
    .map((cells, at) => ({ cells, number: at + 1 }))
    .filter(({ cells }) => cells.length > 0);
  const columns = titles!.cells.map((title) => title.slice(0, limits.nameMaximum).toWellFormed());
  const taken = takeColumns(columns, asked);
  const given = traits.filter((trait) => taken[trait] !== null);
  const rows = readRows(lines, taken);
  await audit(database, actor, 'categories-rated', roleId ?? null, { rows: rows.length });
  if (taken.person === null || given.length === 0) return { columns, taken, rates: null };
  refuseMany(rows);
  const meant = await findRated(database, actor, rows, roleId);
  const { people, named, ...told } = sampleOf(rows, meant);
  const { median, tables } = tabulate(people, given);
  const notNamed = (await countRated(database, actor, roleId)) - named;
  const rates = { rows: rows.length, people: people.length, median, ...told, notNamed, tables };
  return { columns, taken, rates: { ...rates, csv: ratesCsv(rates, words[language]) } };
}

/** Refuses a column with so many values that they are hardly categories. */
function refuseMany(rows: NamedRow[]): void {
  const most = limits.categoriesOfTrait;
  for (const trait of traits)
    if (new Set(rows.flatMap((row) => row[trait] ?? [])).size > most)
      throw refusal('categories.too-many', { values: { most } });
}

import { integer, pgTable, text } from '../drizzle.ts';
import { companies } from './companies.ts';

/** What the profiles of a company carry; no row where it has said nothing. */
export const packSettings = pgTable('pack_settings', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  /** Null for the name of the company. */
  name: text('name'),
  /** `#rrggbb`; null for the color of the product. */
  color: text('color'),
  /** A PNG that the server has drawn itself, in base64 as files carry it. */
  logo: text('logo'),
});

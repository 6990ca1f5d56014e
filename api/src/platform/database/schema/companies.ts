import { pgTable, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';

/** The owners of the data: every business row has a company's id, by which queries filter. */
export const companies = pgTable('companies', {
  id: identity(),
  name: text('name').notNull(),
  /** Since when everybody is reviewed blind; null where that is for roles alone. */
  blindSince: moment('blind_since'),
  /** Since when everybody with a password needs a second factor; null where that is left to each. */
  secondFactorSince: moment('second_factor_since'),
  createdAt: createdAt(),
});

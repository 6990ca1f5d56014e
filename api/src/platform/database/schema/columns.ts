import { integer, sql, timestamp } from '../drizzle.ts';

/** The primary key of every business row: a positive integer given by the database. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
/** Grows by at least a millisecond, the resolution of answers, so that each version of a row has its own. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`greatest(now(), updated_at + interval '1 millisecond')`);
export { moment };

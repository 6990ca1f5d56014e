import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The primary key of every business row: a positive integer given by the database. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow().$onUpdate(() => new Date());
export { moment };

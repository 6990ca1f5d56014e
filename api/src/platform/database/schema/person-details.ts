import type { SameReason } from '@cotejo/contract';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, sql, text, type PgColumn } from '../drizzle.ts';
import { folded } from '../folded.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { resumes } from './documents.ts';
import { people, type PersonRow } from './people.ts';
import { users } from './users.ts';

const ofPerson = (name: string, table: { companyId: PgColumn }, person: PgColumn) =>
  foreignKey({
    name,
    columns: [table.companyId, person],
    foreignColumns: [people.companyId, people.id],
  }).onDelete('cascade');

/** E-mail addresses and telephone numbers of people, one row for each resume that shows one. */
export const personContacts = pgTable(
  'person_contacts',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    /** Null for what came without a resume, such as from a spreadsheet. */
    resumeId: integer('resume_id'),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** As it is compared: see `normalContact` in `pipeline/src/identity`. */
    value: text('value').notNull(),
    /** As the resume has it. */
    written: text('written').notNull(),
  },
  (table) => [
    ofPerson('person_contacts_person', table, table.personId),
    // A resume that becomes another person's takes its contacts along.
    foreignKey({
      name: 'person_contacts_resume',
      columns: [table.companyId, table.resumeId, table.personId],
      foreignColumns: [resumes.companyId, resumes.id, resumes.personId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // The company last: where its first thousands of rows have just come PostgreSQL takes it for nearly empty, and
    // would read all of them by any index that begins with it.
    index('person_contacts_value').on(table.value, table.kind, table.companyId),
    index('person_contacts_person_id').on(table.personId, table.companyId),
    index('person_contacts_resume_id').on(table.resumeId, table.companyId),
  ],
);

/** Two people who may be one, or whom somebody keeps apart; the one with the smaller id comes first. */
export const personPairs = pgTable(
  'person_pairs',
  {
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    otherId: integer('other_id').notNull(),
    state: text('state', { enum: ['suggested', 'apart'] }).notNull(),
    reasons: jsonb('reasons').$type<SameReason[]>().notNull(),
    /** Who keeps them apart. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId, table.otherId] }),
    ofPerson('person_pairs_person', table, table.personId),
    ofPerson('person_pairs_other', table, table.otherId),
    index('person_pairs_other_id').on(table.companyId, table.otherId),
  ],
);

/** A person as it was before it became part of another, with the ids of what went over. */
export type PersonBefore = Pick<PersonRow, 'name' | 'nameCorrected' | 'consent' | 'consentDate' | 'consentSource'> & {
  createdAt: string;
  /** Absent in joins of versions that imported nobody. */
  imported?: boolean;
  notes: number[];
  joins: number[];
  contacts: number[];
  tags: string[];
  pairs: Pair[];
  /** What the joined person has of this one, and had not before. */
  tagsAdded: string[];
  pairsAdded: number[];
  /** Columns of the joined person that took this one's values, as they were. */
  replaced: Partial<
    Pick<PersonRow, 'name' | 'nameCorrected' | 'imported' | 'consent' | 'consentDate' | 'consentSource'>
  >;
};
export type Pair = { otherId: number; state: 'suggested' | 'apart'; reasons: SameReason[] };

/** That resumes became a person's, by a click or by themselves, and what is needed to undo it. */
export const personJoins = pgTable(
  'person_joins',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    /** The person that is one with this one since; its id is taken again when that is undone. Null for a new resume. */
    otherId: integer('other_id'),
    before: jsonb('before').$type<PersonBefore>(),
    resumeIds: integer('resume_ids').array().notNull(),
    reasons: jsonb('reasons').$type<SameReason[]>().notNull(),
    /** Null where it came by itself. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    ofPerson('person_joins_person', table, table.personId),
    index('person_joins_person_id').on(table.companyId, table.personId),
    index('person_joins_other_id').on(table.companyId, table.otherId),
  ],
);

export const personNotes = pgTable(
  'person_notes',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ofPerson('person_notes_person', table, table.personId),
    index('person_notes_person_id').on(table.companyId, table.personId, table.id),
  ],
);

export const personTags = pgTable(
  'person_tags',
  {
    companyId: integer('company_id').notNull(),
    personId: integer('person_id').notNull(),
    tag: text('tag').notNull(),
    key: text('key')
      .notNull()
      .generatedAlwaysAs(folded(sql.raw('tag'))),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId, table.key] }),
    ofPerson('person_tags_person', table, table.personId),
    index('person_tags_key').on(table.companyId, table.key),
  ],
);

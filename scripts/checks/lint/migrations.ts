import type { Migration } from '../../../api/src/platform/database/migrations.ts';

/** A statement that may not stand in a migration, and what to write in its place. */
type Sin = [pattern: RegExp, advice: string];

const literal = String.raw`'(?:[^']|'')*'|-?[\d.]+|true|false|null|now\(\)|current_\w+`;

/** What reads or writes all rows of a table while nobody else can write to it, or even read. */
const locking: Sin[] = [
  [
    /^create (?:unique )?index (?!concurrently)/i,
    'drop it concurrently if it exists and create it concurrently, in an online migration',
  ],
  [
    new RegExp(String.raw`\badd column .*\bdefault (?!(?:${literal})(?:::[\w[\] ]+)?(?: not null)?$)`, 'i'),
    'add the column with a constant as default, or without one, and fill it in an online migration',
  ],
  [
    /\badd column .*(?:\bgenerated\b|serial\b|\bunique\b|\bprimary key\b|\breferences\b|\bcheck\b)/i,
    'add the column alone; an index or a check follows by itself, and what would be generated a trigger can write',
  ],
  [/\balter column "?\w+"? (?:set data )?type\b/i, 'add a column of the new type beside it'],
  [
    /\badd constraint .*\b(?:foreign key|check)\b(?!.* not valid$)/i,
    'add it NOT VALID, and validate it in an online migration',
  ],
  [
    /\badd constraint .*\b(?:unique|primary key|exclude)\b(?! using index)/i,
    'create its index concurrently in an online migration, and add it by USING INDEX',
  ],
  [
    /^(?:update|delete|truncate|do|reindex|cluster|vacuum|lock|refresh|insert .*\bselect)\b/i,
    'leave it to an online migration or a queue job: locks of the statements before would be held as long as it takes',
  ],
  [/\bconcurrently\b|\bvalidate constraint\b/i, 'put it into an online migration: it works in no transaction'],
];

/** What can be begun anew when it was killed, and lets others read and write. */
const online = [
  /^(?:drop index concurrently if exists|create (?:unique )?index concurrently|update|delete|insert)\b/i,
  /^alter table \S+ validate constraint\b/i,
];

const contracting =
  /\b(?:drop (?:table|column)|rename|set not null|set data type)\b|add column (?!.*(?:default|generated)).*not null/i;

/** The number of the first migration that must lock no table that was there before. */
const FIRST_WITHOUT_LOCKS = 58;

/**
 * What is wrong with migrations, one sentence each. `released` is the newest migration of the version before: whoever
 * knows it must be able to run on the tables.
 */
export function faultsOfMigrations(migrations: Migration[], released: string): string[] {
  return migrations.flatMap((migration, at) => {
    const statements = migration.statements.map(plain).filter(Boolean);
    const faults = [...faultsOfContract(migration, statements, migrations, released)];
    if (numberOf(migration.tag) >= FIRST_WITHOUT_LOCKS)
      faults.push(
        ...severalIn(statements),
        ...(migration.isOnline ? notOnline(statements) : lockingOnes(statements, migrations.slice(0, at))),
      );
    return faults.map((fault) => `${migration.tag}: ${fault}`);
  });
}

/** A statement in one line, without comments and without what a function will do later. */
function plain(statement: string): string {
  const line = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().replace(/;$/, '');
  return /^create (?:or replace )?function\b/i.test(line) ? line.replace(/(\$\w*\$).*?\1/, '') : line;
}

/** What holds several statements: only the first would be looked at, and an online migration would join them in one. */
function severalIn(statements: string[]): string[] {
  return statements
    .filter((one) => !/^do\b/i.test(one) && one.replaceAll(/'(?:[^']|'')*'/g, '').includes(';'))
    .map((one) => `"${one}": part its statements by "--> statement-breakpoint"`);
}

function faultsOfContract({ tag, needs }: Migration, statements: string[], all: Migration[], released: string) {
  if (needs)
    return all.some((each) => each.tag === needs) && needs <= released
      ? []
      : [`needs ${needs}, which the version before does not know: it would not start after a rollback`];
  // Columns that are dropped and added again in one transaction are there whenever others look.
  const text = statements.join(';\n').replaceAll(/drop column ("\w+")(?=[^]*add column \1 )/gi, '');
  const taken = numberOf(tag) > 0 && contracting.exec(text)?.[0];
  return taken ? [`"${taken}": the version before may need it; say what a server must know by "-- needs"`] : [];
}

function notOnline(statements: string[]): string[] {
  return statements.flatMap((statement, at) => {
    const index = /^create (?:unique )?index concurrently "(\w+)"/i.exec(statement)?.[1];
    if (!online.some((form) => form.test(statement))) return [`"${statement}" is no part of an online migration`];
    // What was killed leaves an index behind that is not valid.
    const dropped = `drop index concurrently if exists "${index}"`;
    return index && statements[at - 1]?.toLowerCase() !== dropped.toLowerCase()
      ? [`"${statement}": drop it concurrently if it exists first`]
      : [];
  });
}

function lockingOnes(statements: string[], before: Migration[]): string[] {
  const made = new Set(statements.flatMap((one) => /^create table (?:if not exists )?"(\w+)"/i.exec(one)?.[1] ?? []));
  return statements
    .filter((one) => !made.has(tableOf(one) ?? ''))
    .flatMap((one) => {
      const advice =
        locking.find(([pattern]) => pattern.test(one))?.[1] ??
        (/\bset not null\b/i.test(one) && !isChecked(one, before)
          ? 'add a check of it NOT VALID and validate that in an online migration first'
          : undefined);
      return advice ? [`"${one}": ${advice}`] : [];
    });
}

/** The table that a statement changes. */
function tableOf(statement: string): string | undefined {
  return /^(?:alter table (?:only )?|update |insert into |delete from |create .*?index .*? on )"(\w+)"/i.exec(
    statement,
  )?.[1];
}

/** Whether a check that a migration before has validated says the same as this `SET NOT NULL`. */
function isChecked(statement: string, before: Migration[]): boolean {
  const column = /alter column "(\w+)" set not null/i.exec(statement)?.[1];
  const statements = before.flatMap((migration) => migration.statements.map(plain));
  const check = new RegExp(
    String.raw`^alter table "${tableOf(statement)}" add constraint "(\w+)" check \(\(?"${column}" is not null\)`,
    'i',
  );
  const names = statements.flatMap((one) => check.exec(one)?.[1] ?? []);
  return names.some((name) => statements.some((one) => one.toLowerCase().endsWith(`validate constraint "${name}"`)));
}

function numberOf(tag: string): number {
  return Number(tag.split('_')[0]);
}

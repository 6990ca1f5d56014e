import { describe, expect, test } from 'vitest';
import * as schema from '../../../api/src/platform/database/schema/index.ts';
import { tablesWithoutCompany } from './company.ts';
import { lint } from './testing/lint.ts';

const own = 'ofCompany(resumes, actor, eq(resumes.id, id))';

const refused = [
  ['without a condition', 'return database.select().from(resumes);'],
  ['by id alone', 'return database.select().from(resumes).where(eq(resumes.id, id));'],
  [
    'in a transaction',
    'await database.transaction((tx) => tx.update(resumes).set({ name: id }).where(eq(resumes.id, id)));',
  ],
  ['that deletes', 'await database.delete(resumes);'],
  ['that deletes through another name', 'await condition.delete(table).returning();'],
  ['on a table that is handed in', 'return database.select().from(table).where(eq(table.id, id));'],
  ['with a condition that is handed in', 'return database.select().from(resumes).where(condition);'],
  [
    'with the condition in one of two ways',
    `return database.select().from(resumes).where(or(${own}, eq(resumes.id, id)));`,
  ],
  ['with the condition of another table', 'return database.select().from(analyses).where(ofCompany(resumes, actor));'],
  ['with the condition of a join', 'return database.select().from(resumes).where(ofSameCompany(resumes, analyses));'],
  [
    'with a condition that may change',
    `let own = ${own};\nown = condition;\nreturn database.select().from(resumes).where(own);`,
  ],
  [
    'with a condition of the same name',
    `const keep = ${own};\nreturn [keep].map((keep) => database.select().from(resumes).where(keep));`,
  ],
  [
    'with a function of the same name',
    'const of = { ofCompany: () => condition };\nreturn database.select().from(resumes).where(of.ofCompany(resumes));',
  ],
  [
    'that joins by id alone',
    `return database.select().from(resumes).leftJoin(analyses, eq(analyses.resumeId, resumes.id)).where(${own});`,
  ],
  ['that counts', 'return database.$count(resumes);'],
  ['that uses another interface', 'return database.query.resumes.findMany();'],
  ['inside another one', `return database.select({ all: database.$count(analyses) }).from(resumes).where(${own});`],
  ['by hand', 'return database.execute(sql`select * from ${resumes}`);'],
  ['in two steps', 'const all = database.select();\nreturn all.from(resumes);'],
  ['by hand and raw', "return database.execute(sql.raw('delete from resumes'));"],
  ['by hand and name', 'return database.execute(sql`update resumes set name = null`);'],
] as const;

const passing = [
  ['that keeps to the company', `return database.select().from(resumes).where(${own});`],
  ['that keeps to it by a name', `const own = ${own};\nawait database.update(resumes).set({ name: id }).where(own);`],
  ['with more conditions', `return database.select().from(resumes).where(and(${own}, condition));`],
  [
    'that says why it does not',
    "return database.select().from(resumes).where(ofEveryCompany('upkeep', eq(resumes.id, id)));",
  ],
  [
    'that joins within the company',
    `return database.select().from(resumes).leftJoin(analyses, ofSameCompany(analyses, resumes)).where(${own});`,
  ],
  ['that counts within the company', 'return database.$count(resumes, ofCompany(resumes, actor));'],
  ['on a table without companies', 'await database.delete(sessions).where(eq(sessions.idHash, id));'],
  [
    'by hand, with its condition',
    'return database.execute(sql`select max(id) from ${resumes} where ${ofCompany(resumes, actor)}`);',
  ],
  ['that is none', 'condition.delete(id);\nBuffer.from(id);\nreturn table.update(id).digest();'],
] as const;

const imports = `import { and, eq, or, sql } from '../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../platform/database/of-company.ts';
import { analyses, resumes, sessions } from '../platform/database/schema/index.ts';
export const used = [and, eq, or, sql, ofCompany, ofEveryCompany, ofSameCompany, analyses, resumes, sessions];
`;
/** A file of the server with a function that has a database and the caller at hand. */
const fileWith = (code: string) =>
  `${imports}export const ask = async (database, actor, id, condition, table) => {\n${code}\n};\n`;

const pathOf = (kind: string, index: number) => `api/src/features/${kind}-${index}.ts`;
const aTest = 'api/src/features/planted.test.ts';
const output = await lint({
  ...Object.fromEntries(refused.map(([, code], index) => [pathOf('refused', index), fileWith(code)])),
  ...Object.fromEntries(passing.map(([, code], index) => [pathOf('passing', index), fileWith(code)])),
  [aTest]: fileWith('return database.select().from(resumes);'),
});
/** What the rule says of a file, by lines. */
const saidOf = (path: string) => output[path]!.split('\n').filter((line) => line.includes('cotejo('));

describe('a query that keeps to no company is refused', () => {
  test.each(refused.map(([how], index) => [how, index] as const))('%s', (_how, index) => {
    expect(saidOf(pathOf('refused', index))).toEqual([expect.stringContaining('cotejo(company)')]);
  });
});

describe('a query passes', () => {
  test.each(passing.map(([how], index) => [how, index] as const))('%s', (_how, index) => {
    expect(saidOf(pathOf('passing', index))).toEqual([]);
  });

  test('in a test', () => {
    expect(saidOf(aTest)).toEqual([]);
  });
});

test('the tables that count as without a company are those that have none', () => {
  const tables = Object.entries(schema).filter(([, value]) => 'getSQL' in value);
  expect(tables.length).toBeGreaterThan(10);
  const without = tables.filter(([, table]) => !('companyId' in table)).map(([name]) => name);
  expect(without.toSorted()).toEqual(tablesWithoutCompany.toSorted());
});

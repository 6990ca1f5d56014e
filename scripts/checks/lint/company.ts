import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsInChain, childOf, childrenOf, type Node, methodOf, nameOf, receiverOf, valueOfName } from './syntax.ts';

/**
 * The rule `cotejo/company`: a query of the server on a table with a company names whose rows it reaches, by a
 * condition from `api/src/platform/database/of-company.ts`. A table that is not known here counts as one with a
 * company.
 */

const home = 'api/src/platform/database/of-company.ts';
const schemaFolder = 'api/src/platform/database/schema';

/** Tables whose rows belong to no company. */
export const tablesWithoutCompany = ['backups', 'companies', 'sessions', 'rateLimits', 'fileDeletions', 'modelUsage'];

/** Files whose queries the rule leaves alone, with the reason. */
const exempt: Record<string, string> = {
  'api/src/platform/database/read-columns.ts': 'reads from a query that its caller has written, with the condition',
  'api/src/features/retention/due.ts': 'counts clocks over eight tables in one query, and names the company in each',
  'api/src/platform/queue/turns.ts': 'compares the turns of all companies, which is what turns are for',
  'api/src/platform/backup/contents.ts': 'counts the rows of every table, to compare a backup with its database',
};

const rowConditions = ['ofCompany', 'ofEveryCompany'];
const joinConditions = [...rowConditions, 'ofSameCompany'];
const message =
  'A query on a table with a company needs, in one chain, `where` with ofCompany or ofEveryCompany for that table; ' +
  `a join needs ofSameCompany. See ${home}.`;
const rawMessage =
  'SQL by hand on a table with a company takes the table from the schema and its condition from ' +
  `${home}, as \`where \${ofCompany(…)}\`.`;

type Context = { filename: string; report(found: { node: Node; message: string }): void };

/** By its local name what a file imports from one module. */
type Imports = Map<string, string>;

/** Whether an expression is one of the named conditions, or `and` of one, for the table that is called `table`. */
function isCondition(
  expression: Node | undefined,
  names: readonly string[],
  table: string | undefined,
  imports: Imports,
): boolean {
  const name = nameOf(expression);
  if (name !== undefined) return isCondition(valueOfName(name, expression!), names, table, imports);
  if (expression?.type !== 'CallExpression') return false;
  const parts = childrenOf(expression, 'arguments');
  const called = nameOf(childOf(expression, 'callee')) ?? '';
  if (called === 'and') return parts.some((part) => isCondition(part, names, table, imports));
  const condition = imports.get(called) ?? '';
  if (!names.includes(condition)) return false;
  if (condition === 'ofEveryCompany') return true;
  const tables = parts.slice(0, condition === 'ofSameCompany' ? 2 : 1);
  return table !== undefined && tables.some((one) => nameOf(one) === table);
}

const isDatabase = (node: Node | undefined) =>
  /^(?:database|transaction|db|tx)$/.test(nameOf(node) ?? nameOf(childOf(node, 'property')) ?? '');

/** The table that a call of Drizzle's reads or changes; nothing for calls of other things, such as `set.delete(…)`. */
function tableOfCall(call: Node, isTable: (node: Node | undefined) => boolean): Node | undefined {
  const method = methodOf(call) ?? '';
  const [table] = childrenOf(call, 'arguments');
  const methods = callsInChain(call).map((one) => methodOf(one) ?? '');
  if (method === 'from') return isTable(table) || methods.some((one) => one.startsWith('select')) ? table : undefined;
  if (method === '$count' || /Join$/.test(method)) return table;
  if (method !== 'update' && method !== 'delete') return undefined;
  const isQuery = methods.some((one) => ['set', 'where', 'returning'].includes(one));
  return isQuery || isTable(table) || isDatabase(receiverOf(call)) ? table : undefined;
}

/** The conditions under which a call reaches rows: its own second argument, or what the chain's `where` is given. */
function conditionsOf(call: Node): Node[] {
  const method = methodOf(call)!;
  if (method === '$count' || /Join$/.test(method)) return childrenOf(call, 'arguments').slice(1);
  return callsInChain(call).flatMap((one) => (methodOf(one) === 'where' ? childrenOf(one, 'arguments') : []));
}

let namedInSql: RegExp | undefined;

/** Finds the name of a table with a company where SQL names a table. */
function tablesInSql(root: string): RegExp {
  if (namedInSql) return namedInSql;
  const files = globSync(`${schemaFolder}/*.ts`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const tables = files.flatMap((text) => [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)]);
  const names = tables.filter(([, table]) => !tablesWithoutCompany.includes(table!)).map(([, , name]) => name);
  namedInSql = new RegExp(`\\b(?:from|join|update|into|using)\\s+(?:public\\.)?"?(?:${names.join('|')})\\b`, 'i');
  return namedInSql;
}

/** The rule, for the file at `path` in the project at `root`. */
export function checkCompany(context: Context, root: string, path: string) {
  if (!path.startsWith('api/src/') || /\.test\.ts$|\/testing\//.test(path) || path === home || exempt[path]) return {};
  const schema: Imports = new Map();
  const conditions: Imports = new Map();
  const tableName = (node: Node | undefined): string | undefined => {
    const table = schema.get(nameOf(node) ?? '');
    const space = schema.get(nameOf(childOf(node, 'object')) ?? '');
    return table ?? (space === '*' ? nameOf(childOf(node, 'property')) : undefined);
  };
  const hasCompany = (node: Node | undefined) => !tablesWithoutCompany.includes(tableName(node) ?? '');

  return {
    ImportDeclaration(node: Node) {
      const source = String(childOf(node, 'source')?.['value']);
      const imports = /\/schema\//.test(source) ? schema : /\/of-company\.ts$/.test(source) ? conditions : undefined;
      for (const specifier of childrenOf(node, 'specifiers'))
        imports?.set(nameOf(childOf(specifier, 'local'))!, nameOf(childOf(specifier, 'imported')) ?? '*');
    },
    CallExpression(node: Node) {
      const [text] = childrenOf(node, 'arguments');
      if (['raw', 'unsafe', 'execute'].includes(methodOf(node)!) && tablesInSql(root).test(String(text?.['value'])))
        context.report({ node, message: rawMessage });
      const table = tableOfCall(node, (one) => tableName(one) !== undefined);
      if (!table || !hasCompany(table)) return;
      const names = /Join$/.test(methodOf(node)!) ? joinConditions : rowConditions;
      const isKept = conditionsOf(node).some((one) => isCondition(one, names, nameOf(table), conditions));
      if (!isKept) context.report({ node: table, message });
    },
    MemberExpression(node: Node) {
      if (nameOf(childOf(node, 'property')) === 'query' && isDatabase(childOf(node, 'object')))
        context.report({ node, message });
    },
    TaggedTemplateExpression(node: Node) {
      const template = childOf(node, 'quasi');
      const texts = childrenOf(template, 'quasis').map((one) => (one['value'] as { raw: string }).raw);
      const values = childrenOf(template, 'expressions');
      if (texts.some((text) => tablesInSql(root).test(text))) context.report({ node, message: rawMessage });
      for (const [index, table] of values.entries()) {
        const isTable = /\b(?:from|join|update|into|using)\s+$/i.test(texts[index]!) && tableName(table) !== undefined;
        if (!isTable || !hasCompany(table)) continue;
        const isKept = values.some(
          (one, at) => /\bwhere\s+$/i.test(texts[at]!) && isCondition(one, joinConditions, nameOf(table), conditions),
        );
        if (!isKept) context.report({ node: table, message: rawMessage });
      }
    },
  };
}

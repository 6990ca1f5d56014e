/** Looks through the syntax tree of a file (ESTree), for rules of the linter. */

export type Node = { type: string; parent?: Node } & Record<string, unknown>;

export const childOf = (node: Node | undefined, key: string) => node?.[key] as Node | undefined;
export const childrenOf = (node: Node | undefined, key: string) => (node?.[key] ?? []) as Node[];

/** The name of an identifier; undefined for everything else. */
export const nameOf = (node: Node | undefined) => (node?.type === 'Identifier' ? (node['name'] as string) : undefined);

/** The method that a call calls, such as `from` in `select().from(table)`. */
export const methodOf = (call: Node | undefined) =>
  call?.type === 'CallExpression' ? nameOf(childOf(childOf(call, 'callee'), 'property')) : undefined;

/** What a method is called on. */
export const receiverOf = (call: Node) => childOf(childOf(call, 'callee'), 'object');

/** All calls of the chain that a call is part of, such as `select`, `from` and `where`. */
export function callsInChain(call: Node): Node[] {
  let last = call;
  for (let next = nextInChain(last); next; next = nextInChain(last)) last = next;
  const calls: Node[] = [];
  for (let one: Node | undefined = last; one?.type === 'CallExpression'; one = receiverOf(one)) calls.push(one);
  return calls;
}

function nextInChain(call: Node): Node | undefined {
  const member = call.parent;
  const next = member?.parent;
  return member && next?.type === 'CallExpression' && receiverOf(next) === call ? next : undefined;
}

/** What a name stands for at a place: the value of the nearest `const`; undefined for a parameter or a variable. */
export function valueOfName(name: string, place: Node): Node | undefined {
  for (let around = place.parent; around; around = around.parent) {
    if (childrenOf(around, 'params').some((parameter) => binds(parameter, name))) return undefined;
    const statements = Array.isArray(around['body']) ? childrenOf(around, 'body') : [];
    for (const statement of statements.map((one) => childOf(one, 'declaration') ?? one)) {
      const declarations = statement.type === 'VariableDeclaration' ? childrenOf(statement, 'declarations') : [];
      const found = declarations.find((one) => binds(childOf(one, 'id'), name));
      if (!found) continue;
      const isPlain = statement['kind'] === 'const' && nameOf(childOf(found, 'id')) === name;
      return isPlain ? childOf(found, 'init') : undefined;
    }
  }
  return undefined;
}

/** Whether a pattern, such as that of a parameter, gives something this name. */
function binds(pattern: Node | undefined, name: string): boolean {
  if (!pattern) return false;
  if (pattern.type === 'Identifier') return pattern['name'] === name;
  const parts = ['left', 'argument', 'parameter', ...(pattern.type === 'Property' ? ['value'] : [])].map((key) =>
    childOf(pattern, key),
  );
  return [...parts, ...childrenOf(pattern, 'properties'), ...childrenOf(pattern, 'elements')].some((part) =>
    binds(part ?? undefined, name),
  );
}

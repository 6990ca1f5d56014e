import { dirname, resolve } from 'node:path';
import { checkCompany } from './company.ts';
import { complainOfFloors } from './floors.ts';
import { childOf, nameOf, type Node } from './syntax.ts';
import { pathInProject, complaint, root } from './imports.ts';
import { checkPatterns } from './patterns.ts';

type Context = { filename: string; report(found: { node: Node; message: string }): void };

const literalOf = (node: unknown) => {
  const { value } = (node ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value : undefined;
};

/** A rule that asks of every import, also of types and by re-exports, what is wrong with it. */
const ruleOfImports = (complain: (file: string, target: string) => string | undefined) => ({
  create(context: Context) {
    const file = pathInProject(context.filename);
    const check = (node: Node) => {
      const target = literalOf(node['source']);
      const message = target && complain(file, target);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
});

const imports = ruleOfImports(complaint);

const floors = ruleOfImports((file, target) =>
  target.startsWith('.')
    ? complainOfFloors(root, file, pathInProject(resolve(root, dirname(file), target)))
    : undefined,
);

const environment = {
  create(context: Context) {
    const path = pathInProject(context.filename);
    if (
      !/^(api|pipeline|plugins)\//.test(path) ||
      /^api\/src\/(platform\/account\/|ground\/config\/|platform\/sandbox\/|testing\/|main\.ts)|\.test\.ts$/.test(path)
    )
      return {};
    return {
      MemberExpression(node: Node) {
        if (nameOf(childOf(node, 'object')) !== 'process' || nameOf(childOf(node, 'property')) !== 'env') return;
        context.report({
          node,
          message: 'Settings are read in api/src/ground/config and handed on: no other file looks at process.env.',
        });
      },
    };
  },
};

const company = {
  create: (context: Context) => checkCompany(context, root, pathInProject(context.filename)),
};

const patterns = {
  create: (context: Context) => checkPatterns(context, pathInProject(context.filename)),
};

export default { meta: { name: 'cotejo' }, rules: { imports, floors, environment, company, patterns } };

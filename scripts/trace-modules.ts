// Writes the scripts of node_modules that the server's sources reach into the folder that is given, for the image:
// without white space, and of the comments with those alone that say whose work it is. No name changes.
//   node scripts/trace-modules.ts FOLDER
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';

const root = path.resolve(import.meta.dirname, '..');
const ofTests = /\.(?:test|wide|suite|d)\.ts$|\/(?:testing|node_modules)\//;
const sources = globSync('{api,pipeline,plugins}/**/*.ts', { cwd: root }).filter((file) => !ofTests.test(file));

/** What a module names in quotes beside a way of loading that no bundler follows, as far as that is a script. */
function loadedByName(code: string, id: string): string[] {
  if (!/createRequire|import\.meta\.resolve|__dirname|__filename/.test(code)) return [];
  const { resolve } = createRequire(id);
  const names = Array.from(code.matchAll(/(['"`])([@#.\w][@#./\w-]*)\1/g), ([, , name]) => name!);
  return [...new Set(names)].flatMap((name) => {
    try {
      const found = resolve(name);
      return path.isAbsolute(found) && /\.(?:[cm]?js|json)$/.test(found) && statSync(found).isFile() ? [found] : [];
    } catch {
      return [];
    }
  });
}

const reached = new Set<string>();
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(sources.map((file, index) => [String(index), path.join(root, file)])),
  platform: 'node',
  // As Node itself chooses, which knows nothing of builds for bundlers.
  resolve: { conditionNames: ['node', 'module-sync'], mainFields: ['main'] },
  treeshake: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'what is reached',
      // What is not there was not asked for either: builds of a package that it does not bring.
      resolveId: async function (name, importer, options) {
        return (await this.resolve(name, importer, { ...options, skipSelf: true })) ?? { id: name, external: true };
      },
      load(id) {
        const file = id.replace(/\?.*$/, '');
        if (!path.isAbsolute(file)) return undefined;
        reached.add(file);
        if (file.endsWith('.node')) return '';
        for (const found of loadedByName(readFileSync(file, 'utf8'), file))
          if (!reached.has(found)) this.emitFile({ type: 'chunk', id: found });
        return undefined;
      },
    },
  ],
});
await bundle.generate({ format: 'esm' });

/** Stays as it is: plugins/extract-pdf replaces passages of its text. */
const changedAtLoad = /\/pdf\.worker\.mjs$/;
/** A comment that says whose work it is; the printer keeps those alone that are marked for it. */
const notice = /copyright|\(c\) ?\d{4}|©/gi;
const noticesIn = (text: string) => text.match(notice)?.length ?? 0;

function withoutSpace(file: string, source: string): string {
  if (changedAtLoad.test(file)) return source;
  const { code, errors } = minifySync(file, source, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'inline' },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return noticesIn(code) < noticesIn(source) ? source : code;
}

for (const file of reached) {
  const place = path.relative(root, file);
  if (!/(^|\/)node_modules\/.*\.[cm]?js$/.test(place)) continue;
  const target = path.join(process.argv[2]!, place);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, withoutSpace(file, readFileSync(file, 'utf8')));
}

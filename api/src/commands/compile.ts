// For scripts/setup and the image: stores, in the empty folder that is given, the memory in which children of the
// sandbox start, by a script that scripts/bundle has made of platform/plugins/preload.ts; and has Node compile what
// else they run, in a child without a wall and without a document. Who cannot use the one cannot use the other.
//   node api/src/commands/compile.ts FOLDER SCRIPT
import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtInPlugins } from '../platform/plugins/built-in.ts';
import { Child } from '../platform/sandbox/child-process.ts';
import { preloadedModules } from '../platform/sandbox/preloaded.ts';
import { reachOf } from '../platform/sandbox/reach.ts';
import { packSnapshot, snapshotFor } from '../platform/sandbox/snapshot.ts';
import { noWall } from '../platform/sandbox/wall.ts';

const LIMIT = 60_000;
const ofTests = /\.(?:test|wide|suite)\.ts$|\/testing\//;

/** All sources of plugins that work in children and are not in that memory: some are loaded with the first document. */
async function modulesOfPlugins(): Promise<string[]> {
  const isolated = await Promise.all(
    builtInPlugins.map(async ({ module, load }) => {
      if (preloadedModules.some((name) => name === module)) return [];
      const { isolation } = (await load()).default as { isolation?: string };
      return isolation === 'process' ? [path.dirname(fileURLToPath(import.meta.resolve(module)))] : [];
    }),
  );
  const sources = isolated.flat().flatMap((folder) => globSync(`${folder}/**/*.ts`));
  return sources.filter((source) => !ofTests.test(source)).map((source) => pathToFileURL(source).href);
}

const compiled = path.resolve(process.argv[2]!);
const preload = process.argv[3]!;
const draft = path.join(compiled, 'draft');
const reach = { ...reachOf([], { debug: true, dataFolder: '' })(), wall: noWall, compiled };
const child = new Child({ memory: 1024, patience: LIMIT, reach });
const modules = [import.meta.resolve('../platform/paper/paper-work.ts'), ...(await modulesOfPlugins())];
await child.ready('compile');
await child.run(
  {
    plugin: 'compile',
    module: import.meta.resolve('../platform/sandbox/compile-work.ts'),
    settings: undefined,
    capability: 'compileWork',
    method: 'load',
    inputs: [modules],
    options: {},
  },
  LIMIT,
  new AbortController().signal,
);
await child.stop();
execFileSync(process.execPath, [`--snapshot-blob=${draft}`, '--build-snapshot', preload]);
packSnapshot(draft, compiled);
rmSync(draft);
const snapshot = snapshotFor({ ...reach, debug: false });
if (snapshot === undefined) throw new Error('The memory in which children start could not be unpacked.');
// One in which no child comes up is none.
const first = new Child({ memory: 1024, patience: LIMIT, reach: { ...reach, snapshot } });
await first.ready('compile');
await first.stop();

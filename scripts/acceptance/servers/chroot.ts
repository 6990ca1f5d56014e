import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Container, type Image, startCollected } from './container.ts';

const run = promisify(execFile);
export const unshare = '/usr/bin/unshare';

/** A root file system made by a Dockerfile's steps, with what `docker run` would start in it. */
export type Built = {
  root: string;
  environment: Record<string, string>;
  folder: string;
  user: string;
  command: string[];
  labels: Record<string, string>;
  healthCheck: string[];
};

/** The image of which no engine knows: its containers are started by unshare and chroot. Needs root. */
export function imageOf(built: Built): Image {
  const { command, labels, healthCheck } = built;
  return { command, labels, healthCheck, start: (data, environment) => startContainer(built, data, environment) };
}

/**
 * `docker run --read-only --cap-drop ALL --security-opt no-new-privileges --tmpfs /tmp -v data:/data`, in the network
 * of this machine.
 */
async function startContainer(image: Built, data: string, environment: Record<string, string>): Promise<Container> {
  const [uid = 0, gid = 0] = image.user.split(':').map(Number);
  await mkdir(data, { recursive: true });
  await chown(data, uid, gid);
  const env = { ...process.env, ROOT: image.root, DATA: data };
  const { exited, ...started } = startCollected(unshare, enter(image, image.command, environment), env);
  return {
    ...started,
    run: (command, more = {}) =>
      run(unshare, enter(image, command, { ...environment, ...more }), { env, maxBuffer: 2 ** 26 }),
    async stop() {
      // `unshare` itself lets signals pass by; its child is the first process of the container.
      const first = Number(
        readFileSync(`/proc/${started.process.pid}/task/${started.process.pid}/children`, 'utf8').trim(),
      );
      process.kill(first, 'SIGTERM');
      return exited;
    },
  };
}

/**
 * Gives up every privilege for good, as the image has no program for that: drops the bounding set of capabilities
 * (prctl 24), refuses new ones (prctl 38), and takes the account. The first argument is the number of `prctl`.
 */
const becomeNobody = `
  my ($prctl, $user, $group) = splice @ARGV, 0, 3;
  syscall($prctl + 0, 24, $_, 0, 0, 0) for 0 .. 63;
  syscall($prctl + 0, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!";
  $) = "$group $group"; $( = $group; $< = $> = $user;
  $> == $user && $< == $user or die "user: $!";
  exec @ARGV or die "$ARGV[0]: $!"`;

/**
 * The arguments of `unshare` that start `command` as the image's user, who may do nothing but write to /tmp and /data.
 */
function enter({ environment, folder, user }: Built, command: string[], more: Record<string, string>): string[] {
  const [uid, gid] = user.split(':');
  const mounts = `
    mount --make-rprivate / && mount --bind "$ROOT" "$ROOT" && mount -t proc proc "$ROOT/proc" &&
    mount --rbind /dev "$ROOT/dev" && mount -t tmpfs -o size=256m,mode=1777 tmp "$ROOT/tmp" &&
    mount --bind "$DATA" "$ROOT/data" && mount -o remount,bind,ro "$ROOT" &&
    exec chroot "$ROOT" env -i "$@"`;
  const variables = Object.entries({ ...environment, ...more }).map(([name, value]) => `${name}=${value}`);
  return [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    mounts,
    'sh',
    ...variables,
    'perl',
    '-e',
    becomeNobody,
    process.arch === 'arm64' ? '167' : '157',
    uid!,
    gid!,
    'sh',
    '-c',
    `cd ${folder} && exec "$@"`,
    'sh',
    ...command,
  ];
}

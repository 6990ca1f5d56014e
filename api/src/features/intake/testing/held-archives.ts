import { readdir, readlink, stat } from 'node:fs/promises';

/** The bytes of each archive that this process holds: open files that have no name any more. */
export async function heldArchives(): Promise<number[]> {
  const open = (await readdir('/proc/self/fd')).map((fd) => `/proc/self/fd/${fd}`);
  const sizes = open.map(async (path) => {
    const target = await readlink(path).catch(() => '');
    return /cotejo-[0-9a-f-]{36} \(deleted\)/.test(target) ? [(await stat(path)).size] : [];
  });
  return (await Promise.all(sizes)).flat();
}

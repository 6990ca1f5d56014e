import { readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Wall } from './wall.ts';

/** Beside what the server itself has compiled, which no child reads. `scripts/setup` and the image fill it. */
const folder = path.join(process.env.NODE_COMPILE_CACHE ?? '/nonexistent', 'sandbox');
const ANYBODY_WRITES = 0o222;

/**
 * The folder with what Node has compiled of the children's code, for reading alone; undefined where there is none. A
 * child that could write there would choose what the next one runs. So nobody may, by the folder's mode, and the kernel
 * must keep children from changing that.
 */
export function compiledFor({ seccomp, user }: Wall, place = folder): string | undefined {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!seccomp || !found || (found.mode & ANYBODY_WRITES) !== 0) return undefined;
  if (user !== undefined) openCompiledTo(user);
  return place;
}

/**
 * Lets children of `account` read what root has compiled: Node looks into a folder whose name ends with the number of
 * the account.
 */
export function openCompiledTo(account: number): void {
  try {
    const names = readdirSync(folder).filter((name) => /\d$/.test(name));
    for (const name of names) symlinkSync(name, path.join(folder, name.replace(/\d+$/, String(account))));
  } catch {
    // It is open to the account already, or there is none; without, children compile for themselves.
  }
}

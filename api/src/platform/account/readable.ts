// Run as another account: tells which of the given places that account may not use.
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Places to try: a program and secret files to read, and a folder to write to. */
export type Question = { program: string[]; secrets: string[]; temporary: string };
/** What may not be used: the first such place of the program, the secrets, and whether it is the folder. */
export type Closed = { program: string | undefined; secrets: string[]; temporary: boolean };

/** Depth to which packages are tried: they have tens of thousands of files, all written by one installation. */
const PACKAGES = 3;

/** Why a place may not be used, in the system's word for it; undefined where it may. */
function refusalOf(place: string, mode: number): string | undefined {
  try {
    accessSync(place, mode);
    return undefined;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

const isClosed = (place: string, mode: number) => refusalOf(place, mode) !== undefined;
/** What another program has deleted since its folder was listed keeps nobody out. */
const keepsOut = (place: string, mode: number) => ![undefined, 'ENOENT'].includes(refusalOf(place, mode));

function firstClosed(
  place: string,
  depth = path.basename(place) === 'node_modules' ? PACKAGES : Infinity,
): string | undefined {
  if (keepsOut(place, constants.R_OK)) return place;
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  if (keepsOut(place, constants.X_OK)) return place;
  if (depth === 0) return undefined;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const inside = path.join(place, entry.name);
    const closed = entry.isDirectory()
      ? firstClosed(inside, entry.name === 'node_modules' ? PACKAGES : depth - 1)
      : entry.isFile() && keepsOut(inside, constants.R_OK) && inside;
    if (closed) return closed;
  }
  return undefined;
}

const { program, secrets, temporary } = JSON.parse(process.argv[2] ?? '') as Question;
const closed: Closed = {
  program: program.map((place) => firstClosed(place)).find((place) => place !== undefined),
  secrets: secrets.filter((file) => isClosed(file, constants.R_OK)),
  temporary: isClosed(temporary, constants.W_OK | constants.X_OK),
};
console.log(JSON.stringify(closed));

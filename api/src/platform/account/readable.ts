// Run as another account, whom it answers for: which of the places that it is given that account may not use.
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is asked: whether a program may be read, files of secrets each, and whether a folder may be written to. */
export type Question = { program: string[]; secrets: string[]; temporary: string };
/** The first place of the program, the secrets, and whether the folder is closed. */
export type Closed = { program: string | undefined; secrets: string[]; temporary: boolean };

/** So many folders deep are packages looked at: they have tens of thousands of files, which one installation has written. */
const PACKAGES = 3;

const isClosed = (place: string, mode: number) => {
  try {
    accessSync(place, mode);
    return false;
  } catch {
    return true;
  }
};

function firstClosed(
  place: string,
  depth = path.basename(place) === 'node_modules' ? PACKAGES : Infinity,
): string | undefined {
  if (isClosed(place, constants.R_OK)) return place;
  if (!statSync(place).isDirectory()) return undefined;
  if (isClosed(place, constants.X_OK)) return place;
  if (depth === 0) return undefined;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const inside = path.join(place, entry.name);
    const closed = entry.isDirectory()
      ? firstClosed(inside, entry.name === 'node_modules' ? PACKAGES : depth - 1)
      : entry.isFile() && isClosed(inside, constants.R_OK) && inside;
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

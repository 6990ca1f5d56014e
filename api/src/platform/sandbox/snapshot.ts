import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  globSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { projectFolder } from '../../ground/config/data-folder.ts';
import type { SandboxReach } from './reach.ts';

/** What the content of a snapshot depends on, in the project's folder. */
const sources = ['package-lock.json', '{pipeline,plugins}/**/*.*', 'api/src/platform/plugins/preload.ts'];

let name: string | undefined;

/**
 * Where the packed snapshot of the memory in which children start belongs, in the folder of compiled code. Its name
 * tells what it was made of: where Node, the processor, the folder or a source is another, it has another, as it would
 * not start or do what was true once. The first time takes some fifty milliseconds.
 */
function snapshotIn(compiled: string): string {
  name ??= `${digest()}.snapshot.zst`;
  return path.join(compiled, name);
}

function digest(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${cachedDataVersionTag()}`);
  const exclude = (place: string) => path.basename(place) === 'node_modules';
  for (const file of globSync(sources, { cwd: projectFolder, exclude }).toSorted()) {
    const place = path.join(projectFolder, file);
    hash.update(`\n${place}\n`).update(readFileSync(place));
  }
  return hash.digest('hex').slice(0, 32);
}

/** Packs the snapshot in `file` for `snapshotFor`: to a quarter. */
export function packSnapshot(file: string, compiled: string): void {
  const params = { [constants.ZSTD_c_compressionLevel]: 9 };
  writeFileSync(snapshotIn(compiled), zstdCompressSync(readFileSync(file), { params }));
}

const opened = new Map<string, number | undefined>();

/**
 * The snapshot that children may start from, unpacked and open: about 0.7 s less work until a company's first document
 * is read. None where errors are looked for, as they would not tell the source that they come from. A thread of such a
 * child cannot load `node:net`, which is loaded first in every thread: Node 24 then ends the process.
 */
export function snapshotFor({ compiled, debug }: SandboxReach): number | undefined {
  const packed = compiled && !debug ? snapshotIn(compiled) : undefined;
  if (!packed || !existsSync(packed)) return undefined;
  if (!opened.has(packed)) opened.set(packed, unpack(packed));
  return opened.get(packed);
}

/**
 * Unpacks it into a file that has no name: nobody can put another in its place, and it is gone with the process,
 * however that ends. Where there is no room for it, children start without.
 */
function unpack(packed: string): number | undefined {
  const place = path.join(tmpdir(), `cotejo-snapshot-${randomUUID()}`);
  try {
    const draft = openSync(place, 'wx');
    unlinkSync(place);
    // Children may have another account, and none may write.
    fchmodSync(draft, 0o444);
    writeFileSync(draft, zstdDecompressSync(readFileSync(packed)));
    const file = openSync(`/proc/self/fd/${draft}`, 'r');
    closeSync(draft);
    return file;
  } catch {
    return undefined;
  }
}

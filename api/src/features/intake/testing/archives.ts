import { zip } from '@cotejo/plugin-kit/testing/word';

type Files = Parameters<typeof zip>[0];

/** Where a record of the directory has its fields, in bytes from its start. */
const field = { madeBy: 4, flags: 8, attributes: 38 } as const;
const LOCAL = 'PK\x03\x04';
const DIRECTORY = 'PK\x01\x02';

/** An archive whose files are said to be encrypted, as those that a password protects are. */
export function encrypted(files: Files): Buffer {
  const archive = zip(files);
  for (const at of recordsOf(archive, LOCAL)) archive[at + 6]! |= 1;
  for (const at of recordsOf(archive, DIRECTORY)) archive[at + field.flags]! |= 1;
  return archive;
}

/** An archive whose files are symbolic links to what they hold, as Unix packs them. */
export function linked(files: Files): Buffer {
  const archive = zip(files);
  for (const at of recordsOf(archive, DIRECTORY)) {
    archive[at + field.madeBy + 1] = 3;
    archive.writeUInt32LE((0o120777 << 16) >>> 0, at + field.attributes);
  }
  return archive;
}

/** An archive whose directory names the same packed file again and again, so that it comes to many times its size. */
export function overlapping(name: string, content: Uint8Array, times: number): Buffer {
  const archive = zip({ [name]: content });
  const [record] = recordsOf(archive, DIRECTORY);
  const end = archive.subarray(-22);
  const directory = archive.subarray(record, -22);
  const repeated = Buffer.concat(Array.from({ length: times }, () => directory));
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(repeated.length, 12);
  return Buffer.concat([archive.subarray(0, record), repeated, end]);
}

/** An archive with a byte of its first file turned, behind the first header. */
export function damaged(files: Files): Buffer {
  const archive = zip(files);
  const [record = 0] = recordsOf(archive, DIRECTORY);
  archive[record - 3]! ^= 0xff;
  return archive;
}

/** An archive whose directory says that its files are smaller than they are. */
export function belied(files: Files): Buffer {
  const archive = zip(files);
  for (const at of recordsOf(archive, DIRECTORY)) archive.writeUInt32LE(10, at + 24);
  return archive;
}

function recordsOf(archive: Buffer, signature: typeof LOCAL | typeof DIRECTORY): number[] {
  const found: number[] = [];
  for (let at = archive.indexOf(signature, 0, 'latin1'); at >= 0; at = archive.indexOf(signature, at + 4, 'latin1'))
    found.push(at);
  return found;
}

import { limits } from '@cotejo/contract';
import type { AppError } from '../../ground/errors.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { intakeFiles } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { displayName } from '../documents/file-name.ts';
import { removeRefused, removeStored, storeFile, type UploadedFile } from '../documents/store-file.ts';
import { addResume } from '../intake/add-resume.ts';
import { addToPool } from '../intake/add-to-pool.ts';
import { openArchive, type Room } from '../intake/archive.ts';
import { isZip } from '../intake/names.ts';
import { orRefused } from '../intake/receive-files.ts';
import { spool } from '../intake/spool.ts';
import { resumeFileRules } from '../intake/upload-resumes.ts';
import { type Arrival, cameBefore, partsOf } from './arrivals.ts';

/** What taking files needs. */
export type Taking = Pick<Dependencies, 'queue' | 'progress' | 'providers' | 'storage' | 'log' | 'config'> & {
  database: Database;
};

/** A file of an arrival, which can be read once. */
export type Incoming = {
  /** Its place in the arrival. */
  part: string;
  fileName: string;
  open(): Promise<AsyncIterable<Buffer>> | AsyncIterable<Buffer>;
};

/** Where the files of one look go: the entries that they have begun in the activities of roles. */
export type Uploads = Map<number, number>;

/** The role that files are for, undefined for none; `signal` ends the look. */
export type Destination = { roleId: number | undefined; uploads: Uploads; signal: AbortSignal };

/**
 * Takes the files of an arrival, and those in ZIP archives among them, each with its outcome in one transaction:
 * however often the reading ends before its end, each is taken once. `check` may throw after a file was read and before
 * it is taken. Throws what concerns all files, such as a full disk.
 */
export async function takeFiles(
  taking: Taking,
  arrival: Arrival,
  destination: Destination,
  files: Incoming[],
  check: () => Promise<void> = async () => {},
): Promise<void> {
  const done = await partsOf(taking.database, arrival);
  const room: Room = { files: limits.filesPerUpload, bytes: limits.bytesPerUpload };
  const takeOne = async (one: Incoming) => {
    if (done.has(one.part)) return;
    const file = await orRefused(async () =>
      storeFile(await one.open(), one.fileName, { ...taking, ...resumeFileRules }),
    );
    if (!('storageKey' in file)) return recordRefused(taking, arrival, one, file);
    room.bytes -= file.fileSize;
    await keepFile(taking, arrival, destination, one.part, file, check);
  };
  for (const one of files) {
    if (!isZip(one.fileName)) await takeOne(one);
    else if (!done.has(one.part))
      await takeArchive(taking, arrival, one, room, takeOne, { check, signal: destination.signal });
  }
}

async function takeArchive(
  taking: Taking,
  arrival: Arrival,
  one: Incoming,
  room: Room,
  takeOne: (packed: Incoming) => Promise<void>,
  { check, signal }: { check: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  const spooled = await orRefused(async () => spool(await one.open(), limits.archiveBytes, signal));
  if (!('file' in spooled)) {
    // It gave way to the archives of people; the next look brings it.
    if (spooled.key === 'archive.too-slow') throw spooled;
    return recordRefused(taking, arrival, one, spooled);
  }
  await using archive = spooled;
  await check();
  const packed = await orRefused(() => openArchive(archive.file, room));
  if (!Array.isArray(packed)) return recordRefused(taking, arrival, one, packed);
  for (const [index, file] of packed.entries()) {
    const part = { part: `${one.part}/${index}`, fileName: file.fileName };
    if ('read' in file) await takeOne({ ...part, open: () => file.read() });
    else await recordRefused(taking, arrival, part, file.refused);
  }
}

/** The resume of a file, whether its row has taken the file, and whether it was there before. */
type Outcome = { resumeId: number | null; keepsFile: boolean; isKnown: boolean; uploadId?: number | undefined };

/** Writes the row of a stored file together with its outcome. */
async function keepFile(
  taking: Taking,
  { owner, ...arrival }: Arrival,
  { roleId, uploads }: Destination,
  part: string,
  file: UploadedFile,
  check: () => Promise<void>,
): Promise<void> {
  const { companyId } = owner;
  const work = async () => {
    await check();
    return taking.database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(intakeFiles)
        .values({ companyId, arrivalId: arrival.id, part, outcome: 'taken', contentHash: file.contentHash })
        .onConflictDoNothing()
        .returning({ id: intakeFiles.id });
      // Another process has taken it a moment ago.
      if (!row) return undefined;
      const before = await cameBefore(transaction, { owner, ...arrival }, file.contentHash);
      const outcome = before ? { ...before, keepsFile: false, isKnown: true } : await add(transaction);
      await transaction
        .update(intakeFiles)
        .set({ resumeId: outcome.resumeId, ...(outcome.isKnown && { outcome: 'known' as const }) })
        .where(ofCompany(intakeFiles, owner, eq(intakeFiles.id, row.id)));
      return outcome;
    });
  };
  const add = async (database: Transaction): Promise<Outcome> => {
    if (roleId === undefined) {
      const { resumeId, keepsFile } = await addToPool({ ...taking, database }, owner, file);
      return { resumeId, keepsFile, isKnown: !keepsFile };
    }
    const target = { roleId, known: 'tell' as const, uploadId: uploads.get(roleId) };
    const { uploadId, ...added } = await addResume({ ...taking, database }, owner, target, file);
    return 'known' in added
      ? { resumeId: added.known.resumeId, keepsFile: false, isKnown: true }
      : { ...added, isKnown: false, uploadId };
  };
  const kept = await work().catch(async (error: unknown) => {
    await removeRefused(file, error, taking);
    throw error;
  });
  if (roleId !== undefined && kept?.uploadId !== undefined) uploads.set(roleId, kept.uploadId);
  if (!kept?.keepsFile) await removeStored(file, taking);
}

async function recordRefused(
  { database }: Taking,
  { owner: { companyId }, id }: Arrival,
  { part, fileName }: Pick<Incoming, 'part' | 'fileName'>,
  { key, values }: AppError,
): Promise<void> {
  await database
    .insert(intakeFiles)
    .values({
      companyId,
      arrivalId: id,
      part,
      outcome: 'refused',
      fileName: displayName(fileName),
      refusal: key,
      values,
    })
    .onConflictDoNothing();
}

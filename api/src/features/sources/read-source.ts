import type { Logger } from 'pino';
import type { Dependencies } from '../../platform/dependencies.ts';
import { regularly } from '../../platform/queue/regularly.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { type OfSource, readSource, recordLook } from './arrivals.ts';
import { readFolder } from './folder.ts';
import { problemOf } from './problems.ts';
import { companyOf } from '../users/company-of.ts';
import { type Source, sourcesOf } from './sources.ts';
import type { Taking } from './take-file.ts';

/** Longest pause after a failed look, in seconds: a wrong password that is tried too often locks an account. */
const LONGEST_PAUSE = 1800;

/** Takes what has come to a source, and writes down how that went. */
export function readSourceHandler(dependencies: Dependencies): QueueHandler<'read-source'> {
  const sources = sourcesOf(dependencies.config);
  return async ({ source: name }, { signal }) => {
    const source = sources.find((one) => one.name === name);
    const companyId = source && (await companyOf(dependencies.database, dependencies.config.sources.company));
    if (!source || companyId === undefined) return;
    const of: OfSource = { owner: { companyId, userId: null }, source: name };
    try {
      await look(dependencies, source, of, signal);
      await recordLook(dependencies.database, of, null);
    } catch (error) {
      if (signal.aborted) return;
      tell(dependencies.log, name, error);
      await recordLook(dependencies.database, of, problemOf(error));
    }
  };
}

async function look(taking: Taking, source: Source, of: OfSource, signal: AbortSignal): Promise<void> {
  // A large source takes long; that it could be opened is told at once.
  const opened = () => recordLook(taking.database, of, null);
  if (source.kind === 'mailbox') {
    // Loaded with the first look, as few servers have a mailbox to read.
    const { readMailbox } = await import('./mailbox.ts');
    return readMailbox(taking, { ...of, mailbox: source.mailbox, password: source.password }, { signal, opened });
  }
  const settle = taking.config.sources.settleSeconds * 1000;
  return readFolder(taking, { ...of, folder: source.path }, { settle, signal, opened });
}

function tell(log: Logger, source: string, error: unknown): void {
  log.warn({ err: error, source, problem: problemOf(error) }, 'a folder or mailbox could not be read to its end');
}

/** Has the sources read whose turn it is, and again and again until it is stopped. */
export function watchSources(dependencies: Dependencies): { stop(): void } {
  const { config, log } = dependencies;
  const sources = sourcesOf(config);
  if (sources.length === 0) return { stop() {} };
  return regularly(config.sources.seconds * 1000, () => sendDue(dependencies, sources), {
    log,
    problem: 'folders and mailboxes could not be looked at',
  });
}

/** Seconds to wait after looks that failed one after another. A folder whose drive is back is read at the next turn. */
export const pauseAfter = (kind: Source['kind'], failures: number, seconds: number): number =>
  failures === 0 || kind === 'folder' ? 0 : Math.min(seconds * 2 ** failures, LONGEST_PAUSE);

async function sendDue({ database, queue, config }: Dependencies, sources: Source[]): Promise<void> {
  const companyId = await companyOf(database, config.sources.company);
  if (companyId === undefined) return;
  for (const { name, kind } of sources) {
    const { lookedAt, failures } = await readSource(database, { owner: { companyId, userId: null }, source: name });
    const pause = pauseAfter(kind, failures, config.sources.seconds);
    if (lookedAt && Date.now() - lookedAt.getTime() < pause * 1000) continue;
    await queue.send(database, 'read-source', { source: name });
  }
}

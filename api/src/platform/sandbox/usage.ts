import { readdir, readFile } from 'node:fs/promises';

/** Resident memory in MiB, and milliseconds of processor time since the process began. */
export type Usage = { memory: number; processor: number };

/** Milliseconds of the unit in which the kernel counts processor time. */
const MILLISECONDS_PER_TICK = 10;

/** The resources of a process; `undefined` where the system has no /proc or the process is gone. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [status, stat] = await Promise.all([read('status'), read('stat')]);
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  // Fields 14 and 15 of stat, counted after field 2, a name in parentheses that may have spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  if (kibibytes === undefined || user === undefined || system === undefined) return undefined;
  return { memory: Number(kibibytes) / 1024, processor: (user + system) * MILLISECONDS_PER_TICK };
}

/** Whether a process works now: it runs, waits for a processor or a disk, or has child processes. */
export async function isBusy(pid: number | undefined): Promise<boolean> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const [children, ...stats] = await Promise.all(
    [`${pid}/children`, ...threads.map((thread) => `${thread}/stat`)].map((file) =>
      readFile(`${folder}/${file}`, 'utf8').catch(() => ''),
    ),
  );
  return children !== '' || stats.some((stat) => /^[RD]/.test(stat.slice(stat.lastIndexOf(')') + 2)));
}

/**
 * Milliseconds that the threads of a process have waited for a processor, added up; 0 where the system does not tell.
 */
export async function starvationOf(pid: number | undefined): Promise<number> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const stats = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[1] ?? 0), 0) / 1e6;
}

import { readdir, readFile } from 'node:fs/promises';

/** Resident memory in MiB, and milliseconds of processor time since the process began. */
export type Usage = { memory: number; processor: number };

/** The kernel counts processor time for programs in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/** What a process uses; `undefined` where the system has no /proc or the process is gone. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [status, stat] = await Promise.all([read('status'), read('stat')]);
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  // Fields 14 and 15 of stat; its second one, a name in brackets, may hold spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  if (kibibytes === undefined || user === undefined || system === undefined) return undefined;
  return { memory: Number(kibibytes) / 1024, processor: (user + system) * MILLISECONDS_PER_TICK };
}

/** Whether a process works at this moment, would if it had a processor or its disk answered, or has others work for it. */
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

/** Milliseconds that the threads of a process, all together, were ready to work and had no processor; 0 where the system does not tell. */
export async function starvationOf(pid: number | undefined): Promise<number> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const stats = await Promise.all(
    threads.map((thread) => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[1] ?? 0), 0) / 1e6;
}

import { readdir, readFile } from 'node:fs/promises';

/** Resident memory in MiB, and milliseconds of processor time since the process began. */
export type Usage = { memory: number; processor: number };

/** Milliseconds of the unit in which the kernel counts processor time. */
const MILLISECONDS_PER_TICK = 10;

/** The resources of a process; `undefined` where the system has no /proc or the process is gone. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  const [status, stat] = await Promise.all([read(`${pid}/status`), read(`${pid}/stat`)]);
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  const { own } = timesIn(stat);
  if (kibibytes === undefined || own === undefined) return undefined;
  return { memory: Number(kibibytes) / 1024, processor: own };
}

/** What a process and the programs that it has started, and these in turn, have done since they began. */
export type Work = {
  /** Milliseconds of processor time, that of programs included that have ended. */
  processor: number;
  /** Milliseconds for which the threads of each process have waited for a processor; 0 where that is not told. */
  starvation: Map<string, number>;
  /** Whether one of them works now: it runs, or waits for a processor or a disk. */
  isBusy: boolean;
};

/** The work of a process and its programs; `undefined` where the system does not tell which programs those are. */
export async function workOf(pid: number): Promise<Work | undefined> {
  if ((await readFile(`/proc/${pid}/task/${pid}/children`).catch(() => undefined)) === undefined) return undefined;
  const work: Work = { processor: 0, starvation: new Map(), isBusy: false };
  await addWork(String(pid), work);
  return work;
}

async function addWork(pid: string, work: Work): Promise<void> {
  const threads = (await readdir(`/proc/${pid}/task`).catch(() => [])).map((thread) => `${pid}/task/${thread}`);
  const filesOf = (name: string) => Promise.all(threads.map((thread) => read(`${thread}/${name}`)));
  const [stat, stats, waits, programs] = await Promise.all([
    read(`${pid}/stat`),
    filesOf('stat'),
    filesOf('schedstat'),
    filesOf('children'),
  ]);
  const { own = 0, ended = 0 } = timesIn(stat);
  work.processor += own + ended;
  work.starvation.set(pid, waits.reduce((sum, line) => sum + Number(line.split(' ')[1] ?? 0), 0) / 1e6);
  if (stats.some((line) => /^[RD]/.test(afterName(line)))) work.isBusy = true;
  await Promise.all(programs.flatMap((line) => line.split(' ').filter(Boolean)).map((one) => addWork(one, work)));
}

function read(file: string): Promise<string> {
  return readFile(`/proc/${file}`, 'utf8').catch(() => '');
}

/** Milliseconds of processor time: of the process itself, and of those that it has started and that have ended. */
function timesIn(stat: string): { own?: number; ended?: number } {
  // Fields 14 to 17, counted after field 2.
  const ticks = afterName(stat).split(' ').slice(11, 15).map(Number);
  if (ticks.length < 4) return {};
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = ticks;
  return { own: (user + system) * MILLISECONDS_PER_TICK, ended: (endedUser + endedSystem) * MILLISECONDS_PER_TICK };
}

/** What a line of stat says after field 2, a name in parentheses that may have spaces. */
function afterName(stat: string): string {
  return stat.slice(stat.lastIndexOf(')') + 2);
}

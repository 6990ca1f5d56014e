import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MiB; `undefined` where the system has no /proc or the process is gone. */
export async function residentMebibytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
}

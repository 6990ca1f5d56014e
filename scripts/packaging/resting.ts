import { runtimePackages } from './papers.ts';

/** A package that runs, and the day of its last release, `YYYY-MM-DD`. */
export type Release = { name: string; last: string };

const YEARS = 2;

/** The names of all packages of others that run, each once. */
export function runningNames(root: string): string[] {
  return [...new Set(runtimePackages(root).map(({ name }) => name))].sort();
}

/** The day of the last release by `npm view NAME time --json`, which tells the moment of every version. */
export function lastRelease(times: Record<string, string>): string {
  const { created: _created, modified: _modified, ...versions } = times;
  const moments = Object.values(versions).map((moment) => new Date(moment).toISOString());
  return (moments.sort().at(-1) ?? '').slice(0, 10);
}

/** Those that have had no release for two years before `today`, `YYYY-MM-DD`, the longest first. */
export function resting(releases: Release[], today: string): Release[] {
  const limit = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`;
  return releases.filter(({ last }) => last < limit).sort((one, other) => one.last.localeCompare(other.last));
}

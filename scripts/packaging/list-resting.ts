import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { lastRelease, resting, runningNames } from './resting.ts';

/**
 * Lists the packages that run and have had no release for two years, with the day of the last one, as a table: before a
 * release. Asks the npm registry about each, which takes some minutes.
 *   node scripts/packaging/list-resting.ts [PACKAGE…]   all that run, or these
 */
const asked = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const releases = (asked.length > 0 ? asked : runningNames(root)).map((name) => {
  const times = execFileSync('npm', ['view', name, 'time', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { name, last: lastRelease(JSON.parse(times) as Record<string, string>) };
});
console.log('| Package | Last release |\n|---|---|');
for (const { name, last } of resting(releases, new Date().toISOString().slice(0, 10)))
  console.log(`| \`${name}\` | ${last} |`);

// Refuses lines that are longer than the formatter makes them, which leaves comments, texts and most other languages
// as they are.
//   node scripts/checks/lint/line-lengths.ts [FOLDER]    of a checkout, this one unless another is named
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const most = 120;

/** What may have longer lines. */
const exceptions = [
  // Prose: a row of a table is one line, and often a paragraph.
  /\.md$|(?:^|\/)(?:LICENSE|NOTICE)$/,
  // Data, recorded answers and the texts of documents: a line is a record.
  /\.(?:csv|json|jsonl|ndjson|pdf|svg|tsv|txt)$/,
  // Written by programs: migrations by drizzle-kit, which are never changed once they are released.
  /\.gen\.ts$|\.sql$/,
];

function filesOf(folder: string): string[] | undefined {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  try {
    const listed = execFileSync('git', listing, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(folder, file)));
  } catch {
    return undefined;
  }
}

function longLinesOf(folder: string, file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  // A NUL tells of pictures and programs.
  if (text.includes('\0')) return [];
  return text.split('\n').flatMap((line, index) => {
    const length = [...line].length;
    return length > most ? [`${file}:${index + 1}: ${length} characters`] : [];
  });
}

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../..'));
const files = filesOf(folder);
if (!files) {
  console.log('There is no checkout of git here, so no line was looked at.');
} else {
  const looked = files.filter((file) => !exceptions.some((exception) => exception.test(file)));
  const long = looked.flatMap((file) => longLinesOf(folder, file));
  for (const line of long) console.error(line);
  if (long.length > 0) console.error(`Lines have at most ${most} characters: ${long.length} have more.`);
  process.exitCode = long.length > 0 ? 1 : 0;
}

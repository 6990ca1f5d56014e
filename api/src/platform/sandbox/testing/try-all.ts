// Reads a list of pieces of code, tries one after the other and prints what came of each.
import { readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';

// What an attempt leaves behind fails later, and belongs to none.
process.on('uncaughtException', () => {});
const results: string[] = [];
for (const code of JSON.parse(readFileSync(0, 'utf8')) as string[]) results.push(await attempt(code));
process.stdout.write(JSON.stringify(results), () => process.exit());

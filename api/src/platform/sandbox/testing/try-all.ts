// Reads a list of pieces of code, runs one after the other and prints the outcomes.
import { readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';

// What an attempt leaves running may fail later; that counts for no attempt.
process.on('uncaughtException', () => {});
const results: string[] = [];
for (const code of JSON.parse(readFileSync(0, 'utf8')) as string[]) results.push(await attempt(code));
process.stdout.write(JSON.stringify(results), () => process.exit());

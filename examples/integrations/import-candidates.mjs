#!/usr/bin/env node
// Brings the candidates of another applicant tracking system into Cotejo, from what it exports as CSV or XLSX:
//   COTEJO=https://cotejo.example.com TOKEN=cotejo_… node import-candidates.mjs candidates.csv [--check]
// TOKEN may write and make the calls of administrators. With --check nobody is imported. Needs nothing but Node 20.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const { COTEJO, TOKEN } = process.env;
const [file, option] = process.argv.slice(2);
if (!COTEJO || !TOKEN || !file || (option && option !== '--check'))
  throw new Error('Usage: COTEJO=address TOKEN=token node import-candidates.mjs FILE [--check]');

const form = new FormData();
form.set('file', new File([await readFile(file)], basename(file)));
const { id } = await call('POST', '', form);
const checked = await settled('checked');
for (const { title, field } of checked.columns) console.log(`${title || '(no title)'}: ${field ?? 'left out'}`);
console.log(`${checked.rows} rows: ${inWords(checked.counts)}`);
if (option) {
  console.log(`Look at it, correct its columns and import it at ${COTEJO}/people/import`);
} else {
  await call('POST', `/${id}/run`);
  const { counts } = await settled('imported');
  console.log(`Imported: ${inWords(counts)}. It can be undone for a day at ${COTEJO}/people/import`);
}

/** The import once it is in a state. */
async function settled(state) {
  for (;;) {
    const found = await call('GET', `/${id}`);
    if (found.state === state) return found;
    if (found.state === 'failed') throw new Error('Cotejo could not bring it to an end; its log says why.');
    await pause(1000);
  }
}

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${COTEJO}/api/people/imports${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function inWords(counts) {
  return `${counts.new} new, ${counts.joined} known, ${counts.suggested} maybe known, ${counts.skipped} skipped`;
}

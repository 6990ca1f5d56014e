#!/usr/bin/env node
// Receives the webhooks of Cotejo and writes statuses back, into a CSV file with one row for each candidacy:
//   COTEJO=https://cotejo.example.com TOKEN=cotejo_… SECRET=whsec_… node write-statuses.mjs
// The webhook is told candidacy.status-changed and person.erased; TOKEN only has to read. PORT is 8787 unless set, FILE
// statuses.csv. With ATS_URL each change is sent there as well, by PUT with the header Authorization from
// ATS_AUTHORIZATION; adapt `tellAts` to what yours expects. Listens on this machine alone: put a proxy with https
// before it. Needs Node 20.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { COTEJO, TOKEN, SECRET, ATS_URL, ATS_AUTHORIZATION, FILE = 'statuses.csv', PORT = '8787' } = process.env;
if (!COTEJO || !TOKEN || !SECRET) throw new Error('Set COTEJO, TOKEN and SECRET.');
const longestBody = 65_536;

const server = createServer((request, response) => {
  answer(request)
    // Whatever is not a success is sent again by Cotejo.
    .catch((error) => (console.error(error), 500))
    .then((status) => response.writeHead(status).end());
}).listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

async function answer(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > longestBody) return 413;
    parts.push(part);
  }
  const body = Buffer.concat(parts).toString();
  if (!isFromCotejo(request.headers['cotejo-signature'], body)) return 401;
  const { event, data } = JSON.parse(body);
  if (event === 'candidacy.status-changed') await takeStatus(data);
  if (event === 'person.erased') await forget(data);
  return 204;
}

/** Whether a call is from Cotejo, and was signed in the last five minutes. */
function isFromCotejo(header, body) {
  const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (given === undefined || Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

/** Asks for the status as it is now, so that a call that comes twice or late does no harm. */
async function takeStatus({ candidacyId }) {
  const candidacy = await read(`/api/candidacies/${candidacyId}`);
  const person = candidacy?.personId && (await read(`/api/people/${candidacy.personId}`));
  // Gone meanwhile, or without anything by which another system would know the person.
  if (!person) return;
  // Nothing is told of whom a blind review masks.
  const known = person.masked ? [] : person.contacts;
  const email = known.find(({ kind, shared }) => kind === 'email' && !shared)?.text ?? '';
  const { status, role, personId } = candidacy;
  const change = { candidacyId, personId, email, role: role?.name ?? '', status };
  await tellAts({ event: 'candidacy.status-changed', ...change });
  await writeRows((rows) => [...rows.filter((row) => row[0] !== String(candidacyId)), Object.values(change)]);
}

/** Whoever is erased in Cotejo is to be forgotten here too. */
async function forget({ personId }) {
  await tellAts({ event: 'person.erased', personId });
  await writeRows((rows) => rows.filter((row) => row[1] !== String(personId)));
}

async function tellAts(change) {
  if (!ATS_URL) return;
  const headers = {
    'Content-Type': 'application/json',
    ...(ATS_AUTHORIZATION && { Authorization: ATS_AUTHORIZATION }),
  };
  const { ok, status } = await fetch(ATS_URL, { method: 'PUT', headers, body: JSON.stringify(change) });
  if (!ok) throw new Error(`The ATS answered ${status}.`);
}

/** What Cotejo answers; undefined for what is gone. */
async function read(path) {
  const found = await fetch(COTEJO + path, { headers: { Authorization: `Bearer ${TOKEN}` } });
  if (found.status === 404) return undefined;
  if (!found.ok) throw new Error(`${path}: ${found.status} ${await found.text()}`);
  return found.json();
}

let lastWrite = Promise.resolve();

/** Changes the rows of the file, one change after the other; a reader sees the file before or after, never a part. */
function writeRows(change) {
  lastWrite = lastWrite
    .catch(() => {})
    .then(async () => {
      const [, ...lines] = (await readFile(FILE, 'utf8').catch(unlessMissing)).trimEnd().split('\n');
      const rows = lines.map((line) => line.slice(1, -1).split('","'));
      const written = change(rows).map((row) => `"${row.map(cell).join('","')}"`);
      await writeFile(`${FILE}.new`, ['candidacy,person,email,role,status', ...written, ''].join('\n'), {
        mode: 0o600,
      });
      await rename(`${FILE}.new`, FILE);
    });
  return lastWrite;
}

/** A text without what would end a cell or a row; spreadsheets take none for a formula. */
function cell(value) {
  return String(value)
    .replace(/["\s]+/g, ' ')
    .replace(/^[=+@-]+/, '');
}

function unlessMissing(error) {
  if (error.code === 'ENOENT') return '';
  throw error;
}

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { fold } from '@cotejo/pipeline';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { readPairs } from '../evaluation/dataset.ts';
import { personas } from '../evaluation/personas.ts';
import { type Figure, median, quantile } from './figure.ts';
import { listOf, until } from './large-role.ts';

const run = promisify(execFile);
/** Blind packs, two of each resume, files of one upload, and visits of a shared page. */
const [PACKS, EACH_CALL, VISITS] = [Number(process.env.PACKS ?? 300), 20, 300];
const formats = ['pdf', 'html'] as const;

/** A resume with the words that a blind file of it must not hold. */
type Known = { file: string; bytes: Uint8Array<ArrayBuffer>; secrets: string[] };
type Place = { origin: string; client: Client; roleId: number };

/** What profiles for clients cost, and whether blind ones tell who somebody is. PDF files are read by `pdftotext`. */
export async function measurePacks(evaluation: string): Promise<Figure[]> {
  const port = await freePort();
  const product = await startProduct({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
  try {
    const { origin } = product;
    const client = await signUp(origin);
    const known = [...fromHostile(join(evaluation, '../hostile')), ...fromEvaluation(evaluation)].slice(
      0,
      PACKS / formats.length,
    );
    const place = { origin, client, roleId: await newRole(client) };
    for (let first = 0; first < known.length; first += EACH_CALL) {
      const part = known.slice(first, first + EACH_CALL);
      await uploadFiles(client, place.roleId, Object.fromEntries(part.map(({ file, bytes }) => [file, bytes])));
    }
    await until(async () => (await listOf(client, place.roleId)).waiting === 0);
    const { items } = await listOf(client, place.roleId, '?limit=500');
    const idOf = new Map(items.map(({ id, originalFileName }) => [originalFileName, id]));
    return [
      ...(await searchBlind(place, known, idOf)),
      ...(await measureTen(
        place,
        items.slice(0, 10).map(({ id }) => id),
      )),
    ];
  } finally {
    await product.stop();
  }
}

/** Names that are words of resumes too, and may stand there as such. */
const trade = new Set(['sales', 'baker', 'java', 'victoria', 'ruby']);

/** Resumes of people who do not exist, with the words of real ones, and a line that is quoted and tells everything. */
function fromEvaluation(evaluation: string): Known[] {
  const people = Object.values(personas).flat();
  return [...readPairs(evaluation).resumes.values()].map(({ id, text }, at) => {
    const { name, lines } = people[at % people.length]!;
    const [first, ...others] = fold(name).split(/[^a-z]+/);
    const number = String(600_100_000 + at * 37);
    const address = `${first}.${others.at(-1)}.${at}@mail${at}.example`;
    const told = `- ${name} built payment services in Java and PostgreSQL for 8 years (${address}, +34 ${number})`;
    const whole = [name, address, `+34 ${number}`, ...lines.slice(0, -1), '', 'Experience', told, text].join('\n');
    const words = new Set(fold(text).split(/[^\p{L}]+/u));
    const parts = [first!, ...others].filter((part) => part.length > 3 && !words.has(part) && !trade.has(part));
    return {
      file: `${id}.txt`,
      bytes: Uint8Array.from(Buffer.from(whole)),
      secrets: [name, address, number, ...parts],
    };
  });
}

/** The hostile documents that are taken and tell a name, where there are any. */
function fromHostile(folder: string): Known[] {
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) return [];
  type Row = { file: string; target: string; expect: string; bytes: number; mustContain?: string[] };
  const rows = JSON.parse(readFileSync(manifest, 'utf8')) as Row[];
  const secrets = ['Tobias Lindqvist', 'Tobias', 'Lindqvist'];
  return rows
    .filter(({ target, expect }) => target === 'resume' && expect === 'accept')
    .filter(({ bytes, mustContain }) => bytes < 1_000_000 && mustContain?.includes(secrets[0]!))
    .map(({ file }) => {
      const bytes = Uint8Array.from(readFileSync(join(folder, file)));
      return { file: file.replace('/', '-'), bytes, secrets };
    });
}

/** The letters and figures of a text, whichever way it is written. */
const squeezed = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Makes blind packs of each, and looks for what tells who it is. */
async function searchBlind(place: Place, known: Known[], idOf: Map<string, number>): Promise<Figure[]> {
  let [made, leaks, refused, broken] = [0, 0, 0, 0];
  const packs = known.flatMap((one) => formats.map((format) => ({ ...one, format, id: idOf.get(one.file) })));
  for (const { id, file, format, secrets } of packs) {
    if (id === undefined) continue;
    const response = await post(place, 'packs', { candidates: [{ id }], blind: true, format });
    if (response.status === 422) refused += 1;
    if (!response.ok) continue;
    made += 1;
    const bytes = Buffer.from(await response.arrayBuffer());
    const read = format === 'pdf' ? await textIn(bytes) : '';
    if (format === 'pdf' && read.trim() === '') broken += 1;
    const said = squeezed(`${read} ${bytes.toString()} ${response.headers.get('Content-Disposition')}`);
    const found = secrets.filter((secret) => said.includes(squeezed(secret)));
    if (found.length > 0) leaks += 1;
    for (const secret of found) console.error(`${file} (${format}) tells ${secret}`);
  }
  return [
    { name: 'blind packs of one candidate made', value: made, unit: '' },
    { name: 'of them telling who it is', value: leaks, unit: '', target: '0' },
    { name: 'refused, as they would have told', value: refused, unit: '' },
    { name: 'PDF files without a text', value: broken, unit: '', target: '0' },
  ];
}

async function textIn(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const file = join(folder, 'pack.pdf');
  await writeFile(file, pdf);
  const { stdout } = await run('pdftotext', [file, '-']);
  await rm(folder, { recursive: true });
  return stdout;
}

/** A pack of ten candidates, and the same as a shared page. */
async function measureTen(place: Place, ids: number[]): Promise<Figure[]> {
  const input = { candidates: ids.map((id) => ({ id })) };
  const seconds = async (options: object) => {
    const taken: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const started = performance.now();
      await (await post(place, 'packs', { ...input, ...options })).arrayBuffer();
      taken.push((performance.now() - started) / 1000);
    }
    return median(taken);
  };
  const figures = [
    { name: 'pack of ten as PDF, median', value: await seconds({}), unit: 's', target: 'under 3 s' },
    { name: 'the same blind', value: await seconds({ blind: true }), unit: 's', target: 'under 3 s' },
    { name: 'the same as a page, blind', value: await seconds({ blind: true, format: 'html' }), unit: 's' },
  ];
  const { url } = (await (await post(place, 'shares', input)).json()) as { url: string };
  const visits: number[] = [];
  let page = '';
  for (let visit = 0; visit < VISITS; visit += 1) {
    const started = performance.now();
    page = await (await fetch(url)).text();
    visits.push(performance.now() - started);
  }
  const size = gzipSync(page).length / 1024;
  return [
    ...figures,
    { name: 'shared page of ten, p95', value: quantile(visits, 0.95), unit: 'ms', target: 'under 50 ms' },
    { name: 'shared page of ten, compressed', value: size, unit: 'kB', target: 'at most 60 kB' },
  ];
}

/** Sends a call that makes a file or a page; one user may make 60 in a minute. */
async function post({ origin, client, roleId }: Place, what: 'packs' | 'shares', input: object): Promise<Response> {
  const response = await fetch(new URL(`/api/roles/${roleId}/${what}`, origin), {
    method: 'POST',
    headers: { Cookie: client.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (response.status !== 429) return response;
  await response.body?.cancel();
  await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 1));
  return post({ origin, client, roleId }, what, input);
}

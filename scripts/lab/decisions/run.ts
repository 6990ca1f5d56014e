/**
 * Makes decision files of many matches on a real server, in rounds between which verdicts are corrected and statuses
 * set, of rubrics of which every other one was changed. Has scripts/verify-decision check each, and a copy of each in
 * which one byte is changed. Usage: node scripts/lab/decisions/run.ts [matches] [rounds] [folder of a labeled set]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Candidacy, CandidacyList, Rubric, Verdict } from '@cotejo/contract';
import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { colleagueOf } from '../../../api/src/testing/colleague.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { dataFolder } from '../evaluation/data-folder.ts';
import { readPairs, readRowsIfAny } from '../evaluation/dataset.ts';

const verifier = resolve(import.meta.dirname, '../../verify-decision');
/** Resumes of a role, files that are checked by one process, and users, each of whom saves 60 files in a minute. */
const [perRole, together, users] = [10, 50, 20];

const [matches = '25', rounds = '4', folder] = process.argv.slice(2);
const wanted = Number(matches);
const data = dataFolder('evaluation', folder);
const random = seededRandom(1);
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

const product = await startProduct();
const work = await mkdtemp(join(tmpdir(), 'cotejo-decisions-'));
try {
  const admin = await signUp(product.origin);
  const colleagues = await Promise.all(Array.from({ length: users }, () => colleagueOf(admin, product.origin)));
  const ids = await judgeAll(admin);
  const saved: Saved[] = [];
  for (let round = 0; round < Number(rounds); round += 1)
    for (const id of ids) {
      if (round > 0) await decide(oneOf(colleagues), id);
      saved.push(await save(colleagues[saved.length % users]!, id));
    }
  const found = { holds: 0, sameScore: 0, changedFound: 0, bytes: 0 };
  for (let first = 0; first < saved.length; first += together) {
    const some = saved.slice(first, first + together);
    const whole = await verify(some.map(({ bytes }) => bytes));
    const changed = await verify(some.map(({ bytes }) => withOtherByte(bytes)));
    for (const [index, { id, matchScore, bytes }] of some.entries()) {
      found.holds += Number(whole[index]!.includes(': holds: '));
      found.sameScore += Number(whole[index]!.includes(`: holds: score ${matchScore}.`));
      found.changedFound += Number(changed[index]!.includes(': does not hold: '));
      found.bytes += bytes.length;
      if (!whole[index]!.includes(': holds: ')) console.log(id, whole[index]);
    }
  }
  console.log(
    `${saved.length} files of ${Math.round(found.bytes / saved.length / 1000)} kB on average: ${found.holds} hold, ` +
      `${found.sameScore} with the score of the server; one changed byte in each: ${found.changedFound} found.`,
  );
  const isWhole = [found.holds, found.sameScore, found.changedFound].every((count) => count === saved.length);
  if (!isWhole || ids.length < wanted) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(work, { recursive: true });
}

/** Roles with resumes, each judged, every other role by a rubric that was changed; gives the candidacies. */
async function judgeAll(client: Client): Promise<number[]> {
  const { jobs, resumes } = readPairs(data.path);
  const spanish = readRowsIfAny<{ text_es: string }>(join(data.path, 'bilingual', 'resumes_es.jsonl'));
  const texts = [...[...resumes.values()].map(({ text }) => text), ...spanish.map((row) => row.text_es)];
  const jobTexts = [...jobs.values()].map(({ text }) => text);
  const ids: number[] = [];
  for (let role = 0; ids.length < wanted && role < jobTexts.length; role += 1) {
    const roleId = await newRole(client, jobTexts[role]!);
    const some = Array.from({ length: perRole }, (_, index) => texts[(role * perRole + index) % texts.length]!);
    await uploadFiles(client, roleId, Object.fromEntries(some.map((text, index) => [`resume-${index}.txt`, text])));
    if (role % 2 === 1) await changeRubric(client, roleId);
    ids.push(...(await settled(client, roleId)));
    process.stderr.write(`\r${ids.length} judged`);
  }
  process.stderr.write('\n');
  return ids.slice(0, wanted);
}

async function changeRubric(client: Client, roleId: number): Promise<void> {
  await settled(client, roleId);
  const { version, requirements } = (await client.call<Rubric>(`/api/roles/${roleId}/rubric`)).body;
  const changed = requirements.map(({ id, active, must, weight }) => ({
    id,
    active: active && random() > 0.1,
    must: random() > 0.2 ? must : !must,
    weight: random() > 0.3 ? weight : oneOf([0.5, 2, 5]),
  }));
  await client.call(`/api/roles/${roleId}/rubric`, { method: 'PUT', json: { version, requirements: changed } });
}

/** The candidacies of a role, once nothing in it waits any more. */
async function settled(client: Client, roleId: number): Promise<number[]> {
  for (;;) {
    const { items, waiting } = (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies?limit=100`)).body;
    if (waiting === 0 && items.every(({ state }) => state === 'current' || state === 'failed'))
      return items.map(({ id }) => id);
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Corrects a verdict or two, and sets a status. */
async function decide(client: Client, id: number): Promise<void> {
  const { requirements } = (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;
  for (const { id: requirementId } of requirements.filter(() => random() < 0.15)) {
    const json = { verdict: oneOf<Verdict>(['met', 'partial', 'missing']), reason: 'Heard on the phone' };
    await client.call(`/api/candidacies/${id}/corrections/${requirementId}`, { method: 'PUT', json });
  }
  const json = { status: oneOf(['On Hold', 'Hired', 'Not a Fit']) };
  await client.call(`/api/analysis/${id}/status`, { method: 'PUT', json });
}

type Saved = { id: number; bytes: Buffer; matchScore: number };

async function save({ call, cookie }: Client, id: number): Promise<Saved> {
  const address = `${product.origin}/api/candidacies/${id}/decision?language=${oneOf(['en', 'es'])}`;
  const response = await fetch(address, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { id, bytes, matchScore: (await call<Candidacy>(`/api/candidacies/${id}`)).body.matchScore };
}

function withOtherByte(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[Math.floor(random() * copy.length)]! ^= 1 + Math.floor(random() * 255);
  return copy;
}

/** What the check says of each file. */
async function verify(archives: Buffer[]): Promise<string[]> {
  const names = archives.map((_, index) => join(work, `${index}.zip`));
  for (const [index, name] of names.entries()) await writeFile(name, archives[index]!);
  const run = promisify(execFile)(process.execPath, [verifier, ...names], { maxBuffer: 1 << 24 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trimEnd().split('\n');
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeZip } from 'client-zip';
import type { Candidacy, CompanyHistory, ResumeFacts, Rubric } from '@cotejo/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { version } from '../../ground/version.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { newRole, uploadFiles } from '../../testing/upload.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { inputOf } from '../rubrics/testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const folder = await mkdtemp(path.join(tmpdir(), 'decisions-'));
afterAll(() => rm(folder, { recursive: true }));
const client = await server.signUp({ company: 'Northwind Talent' });

const hostile = `${strongResume}
</pre><script>alert(1)</script><img src=x onerror=alert(2)> & "quoted" \u202egnirts`;

const roleId = await newRole(client);
await uploadFiles(client, roleId, { 'strong.txt': hostile, 'weak.txt': weakResume, 'spanish.txt': spanishResume });
const list = async () =>
  (await client.call<{ items: { id: number; state: string }[] }>(`/api/roles/${roleId}/candidacies`)).body.items;
const settled = async () => {
  const isCurrent = ({ state }: { state: string }) => state === 'current';
  await vi.waitUntil(async () => (await list()).filter(isCurrent).length === 3, { timeout: 300_000 });
  return (await list()).map(({ id }) => id);
};
let ids: number[];
const read = async (id: number) => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body;

async function download(id: number, query = '') {
  const address = `${server.url}/api/candidacies/${id}/decision${query}`;
  const response = await fetch(address, { headers: { Cookie: client.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A rubric that was changed, a verdict of each candidacy that was corrected, and statuses that were set twice. */
beforeAll(async () => {
  await settled();
  const rubric = (await client.call<Rubric>(`/api/roles/${roleId}/rubric`)).body;
  const json = inputOf(rubric, { 0: { weight: 3 }, 1: { must: false } }, [
    { text: '12 years of experience with Terraform', must: true, weight: 2, active: true },
  ]);
  await client.call(`/api/roles/${roleId}/rubric`, { method: 'PUT', json });
  ids = await settled();
  for (const id of ids) {
    const { requirements } = await read(id);
    const one = requirements.find(({ verdict }) => verdict !== 'met') ?? requirements[0]!;
    await client.call(`/api/candidacies/${id}/corrections/${one.id}`, {
      method: 'PUT',
      json: { verdict: one.verdict === 'met' ? 'partial' : 'met', reason: 'Told us by phone <b>today</b>' },
    });
    const other = requirements.findLast(({ id: of }) => of !== one.id)!;
    await client.call(`/api/candidacies/${id}/corrections/${other.id}`, {
      method: 'PUT',
      json: { verdict: other.verdict, reason: 'Looked again' },
    });
    await correctFacts(id);
    for (const status of ['On Hold', 'Hired'])
      await client.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status } });
  }
  await settled();
});

/** Gives the position of a candidate other dates, and takes a skill away. */
async function correctFacts(id: number): Promise<void> {
  const { personId, resumeId } = await read(id);
  const address = `/api/people/${personId}/facts/${resumeId}`;
  const facts = async () => (await client.call<ResumeFacts>(address)).body.facts;
  await vi.waitUntil(async () => (await facts()).length > 0, { timeout: 300_000 });
  const [position, ...others] = await facts();
  const send = (fact: string, json: object) => client.call(`${address}/${fact}`, { method: 'PUT', json });
  await send(position!.id, { start: '2019-02', end: null, reason: 'A letter <b>of reference</b>' });
  const skill = others.find(({ kind }) => kind === 'skill');
  if (skill) await send(skill.id, { reason: 'The island' });
}

let written = 0;
/** What the check says of each file, run by itself in a folder of its own. */
async function verify(...files: Uint8Array[]): Promise<{ code: number; lines: string[] }> {
  const names = await Promise.all(
    files.map(async (bytes) => {
      const name = `${(written += 1)}.zip`;
      await writeFile(path.join(folder, name), bytes);
      return name;
    }),
  );
  const script = path.resolve('scripts/verify-decision');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...names], { cwd: folder }, (error, out) =>
      resolve({ code: Number(error?.code ?? 0), lines: out.trimEnd().split('\n') }),
    );
  });
}

type Part = { name: string; text: string };
/** The parts of an archive that is stored, by their headers. */
function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = bytes.readUInt32LE(bytes.length - 6); bytes.readUInt32LE(at) === 0x02014b50;) {
    const length = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42) + 30 + length;
    const text = bytes.toString('utf8', start, start + bytes.readUInt32LE(at + 24));
    parts.push({ name: bytes.toString('utf8', at + 46, at + 46 + length), text });
    at += 46 + length;
  }
  return parts;
}

/** The same archive of other parts, with a manifest that fits: what a forger makes who knows the form. */
async function forge(bytes: Buffer, change: (parts: Part[]) => Part[]): Promise<Buffer> {
  const parts = change(partsOf(bytes).slice(1));
  const listed = parts.map(({ name, text }) => ({
    name,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  const manifest = JSON.stringify({ format: 'cotejo-decision-manifest', version: 1, parts: listed }, null, 2);
  const all = [{ name: 'manifest.json', text: `${manifest}\n` }, ...parts];
  const archive = makeZip(all.map(({ name, text }) => ({ name, input: text, lastModified: new Date(1980, 0, 1) })));
  return Buffer.from(await new Response(archive).arrayBuffer());
}

const inDecision = (change: (text: string) => string) => (parts: Part[]) =>
  parts.map((part) => (part.name === 'decision.json' ? { ...part, text: change(part.text) } : part));

type Said = Record<'signals' | 'corrections' | 'activity', Record<string, unknown>[]> & {
  candidacy: object;
  verdicts: { found: { verdict: string }; quotes: unknown[] }[];
  rubric: Record<'requirements' | 'signals', Record<string, unknown>[]>;
  history: { entries: unknown[]; earlierLeftOut: boolean };
};
/** A decision that says something else, in the form in which it is written. */
const said = (change: (decision: Said) => void) =>
  inDecision((text) => {
    const decision = JSON.parse(text) as Said;
    change(decision);
    return `${JSON.stringify(decision, null, 2)}\n`;
  });
const nowhere = { start: 0, end: 0 };
const emptyQuote = { text: '', english: nowhere, original: nowhere };
const endless = <One>([one]: One[]): One[] => Array<One>(10_001).fill(one!);

describe('the decision file', () => {
  test('makes the same score again, of a resume that was translated, and of verdicts that were corrected', async () => {
    const parts: number[] = [];
    for (const id of ids) {
      const { response, bytes } = await download(id);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/zip');
      const { code, lines } = await verify(bytes);
      const { matchScore, arithmetic } = await read(id);
      expect([code, lines]).toEqual([0, [expect.stringContaining(`holds: score ${matchScore}.`)]]);
      parts.push(arithmetic[0]!.part ?? 1);
    }
    // Years that a recruiter has asked for in addition are shown by some of them only.
    expect(Math.min(...parts)).toBeLessThan(1);
  });

  test('holds both texts, who decided and who corrected, and the chain, but no salary and no notes', async () => {
    await client.call(`/api/analysis/${ids[0]}/salary`, { method: 'PUT', json: { expectedSalary: '77777' } });
    await client.call(`/api/candidacies/${ids[0]}/notes`, { method: 'POST', json: { text: 'A private remark' } });
    const all = await Promise.all(ids.map(async (id) => partsOf((await download(id)).bytes)));
    const names = all.map((parts) => parts.map(({ name }) => name));
    const plain = ['manifest.json', 'decision.json', 'decision.html', 'job-description.txt', 'resume.txt'];
    expect(names.toSorted((a, b) => a.length - b.length)).toEqual([plain, plain, [...plain, 'resume.en.txt']]);
    const decision = JSON.parse(all[0]![1]!.text);
    expect(decision).toMatchObject({
      format: 'cotejo-decision',
      madeBy: `Cotejo ${version}`,
      version: 1,
      candidacy: { id: ids[0], status: 'Hired', decided: { by: { id: client.user.id } } },
      corrections: [
        { reason: 'Looked again' },
        { reason: 'Told us by phone <b>today</b>', author: { id: client.user.id } },
      ],
    });
    expect(decision.facts[0]).toMatchObject({
      kind: 'position',
      dates: { start: '2019-02', end: null },
      reason: 'A letter <b>of reference</b>',
      author: { id: client.user.id },
      counts: true,
    });
    const { entries } = decision.history;
    expect(entries.map(({ action }: { action: string }) => action)).toContain('fact-corrected');
    expect(entries.map(({ action }: { action: string }) => action)).toContain('verdict-corrected');
    expect(entries.every(({ action }: { action: string }) => action !== 'getCandidacy')).toBe(true);
    expect(JSON.stringify(all[0])).not.toMatch(/77777|A private remark/);
  });

  test('has a page in both languages in which nothing that somebody wrote is markup', async () => {
    const id = (await list()).find(({ id: one }) => one)!.id;
    for (const [language, heading] of [
      ['en', 'Decision file'],
      ['es', 'Expediente de decisión'],
    ]) {
      const { response, bytes } = await download(id, `?language=${language}`);
      expect(response.headers.get('Content-Disposition')).toContain(language === 'en' ? 'Decision.zip' : 'Decisi');
      const page = partsOf(bytes).find(({ name }) => name === 'decision.html')!.text;
      expect(page).toContain(heading);
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page).not.toMatch(/<script|<img|<b>today|<b>of/);
    }
  });

  test('is in the history with the digest of its manifest, and is refused for a score not up to date', async () => {
    const { lines } = await verify((await download(ids[0]!)).bytes);
    const { items } = (
      await client.call<CompanyHistory>(`/api/admin/history?action=decision-file-made&subjectId=${ids[0]}`)
    ).body;
    expect(lines[0]).toContain(items[0]!.details.manifest);
    const stranger = await server.signUp();
    const { analysisId } = await insertRows(server, stranger);
    expect(await stranger.call(`/api/candidacies/${analysisId}/decision`)).toMatchObject({
      status: 409,
      body: { code: 'decision.outdated' },
    });
  });
});

describe('the check of a decision file', () => {
  test('finds a changed byte, wherever it is', async () => {
    const { bytes } = await download(ids[1]!);
    const step = Math.ceil(bytes.length / 60);
    const places = [...Array(60).keys()].map((index) => Math.min(index * step, bytes.length - 1 - (index % 22)));
    const changed = places.map((place) => {
      const copy = Buffer.from(bytes);
      copy[place]! ^= 1 << (place % 8);
      return copy;
    });
    const shortened = [bytes.subarray(0, -1), bytes.subarray(1), Buffer.concat([bytes, bytes.subarray(0, 1)])];
    const { code, lines } = await verify(...changed, ...shortened, bytes);
    expect(code).toBe(1);
    expect(lines.map((line) => line.includes('does not hold'))).toEqual([...Array(63).fill(true), false]);
  });

  test('finds a changed score, quote, verdict, entry or decision, though every hash was made anew', async () => {
    const { bytes } = await download(ids[0]!);
    const { matchScore } = await read(ids[0]!);
    const again = await forge(bytes, (parts) => parts);
    expect(again.equals(bytes)).toBe(true);
    const forged = await Promise.all(
      [
        inDecision((text) => text.replace(`"matchScore": ${matchScore}`, `"matchScore": ${matchScore - 1}`)),
        inDecision((text) => text.replace('"degree": 1', '"degree": 0.9')),
        inDecision((text) => text.replace('"weight": 3', '"weight": 4')),
        inDecision((text) => text.replace(/"start": (\d+)/, (_, start) => `"start": ${Number(start) + 1}`)),
        inDecision((text) => text.replace('"status": "Hired"', '"status": "Not a Fit"')),
        inDecision((text) => text.replace(/("decided": \{\s+"by": \{[^}]+"name": ")/, '$1X')),
        inDecision((text) => text.replace('"fits": true', '"fits": false')),
        said((decision) => {
          Object.assign(decision.candidacy, { status: 'Not a Fit', decided: null });
          decision.activity = [];
        }),
        inDecision((text) => text.replace(/("action": "verdict-corrected",\s+"subjectId": )\d+/, '$199')),
        inDecision((text) => text.replace(/("corrections": \[\s+\{[^}]+?"verdict": )"\w+"/, '$1"missing"')),
        inDecision((text) => text.replace('"start": "2019-02"', '"start": "2009-02"')),
        inDecision((text) => text.replace('A letter <b>of', 'No letter <b>of')),
        inDecision((text) => text.replace(/("facts": \[[^]+?"sha256": "\w)\w/, '$1z')),
        inDecision((text) => text.replace('"version": 1', '"version": 2')),
        inDecision(() => '{"format": "cotejo-decision", "version": 1}'),
        inDecision(() => '['.repeat(100_000)),
        inDecision((text) => text.replace('"version": 1', '"version": 1,\n  "version": 1')),
        said(({ verdicts }) => void (verdicts.find(({ quotes }) => quotes[0])!.quotes = [emptyQuote])),
        said(({ signals }) => void (signals[0]!.degree = 2)),
        said(({ signals }) => void (signals[0]!.share = -0.1)),
        (parts: Part[]) => [...parts, { name: 'more.txt', text: 'more' }],
        (parts: Part[]) => [...parts, parts.at(-1)!],
        (parts: Part[]) => parts.map((part) => ({ ...part, name: part.name.replace('resume', '../resume') })),
        (parts: Part[]) => parts.slice(0, -1),
      ].map((change) => forge(bytes, change)),
    );
    const isChanged = forged.map((one) => !one.equals(bytes));
    const { lines } = await verify(...forged);
    const isFound = lines.map((line) => line.includes('does not hold'));
    expect([isChanged, isFound]).toEqual([forged.map(() => true), forged.map(() => true)]);
  });

  test('gives up at once on lists whose lines would be compared with each other for hours', async () => {
    const { bytes } = await download(ids[0]!);
    const changes = [
      (decision: Said) => void (decision.verdicts = endless(decision.verdicts)),
      (decision: Said) => void (decision.signals = endless(decision.signals)),
      ({ rubric, signals }: Said) => void (rubric.signals = endless(signals)),
      (decision: Said) => void (decision.corrections = endless(decision.corrections)),
      ({ history }: Said) => void (history.entries = endless(history.entries)),
    ];
    const { lines } = await verify(...(await Promise.all(changes.map((change) => forge(bytes, said(change))))));
    expect(lines).toEqual(changes.map(() => expect.stringContaining('does not hold: it has more in one of its lists')));
  });

  test('writes one line of a file, whatever that says', async () => {
    const { bytes } = await download(ids[0]!);
    const id = '\n1.zip: holds: score 100. \u001b[2K\u009b1A\u202e';
    const forged = await forge(
      bytes,
      said(({ rubric, verdicts, corrections }) => {
        const name = rubric.requirements[0]!['id'];
        rubric.requirements[0]!['id'] = id;
        for (const one of corrections) if (one['requirementId'] === name) one['requirementId'] = id;
        for (const one of verdicts as unknown as { requirementId: unknown; found: { degree: number } }[])
          if (one.requirementId === name) Object.assign(one, { requirementId: id, found: { degree: 5 } });
      }),
    );
    const { lines } = await verify(forged);
    expect(lines).toEqual([expect.stringMatching(/^\d+\.zip: does not hold: \?1\.zip[ -~]+$/)]);
  });

  test('answers to garbage, nothing and a directory that counts more than there is', async () => {
    const end = Buffer.alloc(22, 0xff);
    end.writeUInt32LE(0x06054b50);
    const { code, lines } = await verify(Buffer.alloc(0), Buffer.from('PK\x05\x06'), Buffer.alloc(5000, 80), end);
    expect([code, lines.length, lines.every((line) => line.includes('does not hold'))]).toEqual([1, 4, true]);
  });

  test('holds of what is left of a history whose oldest entries were removed, and the file says so', async () => {
    const id = ids[2]!;
    const { bytes: before } = await download(id);
    const own = sql`company_id = (select company_id from analyses where id = ${id})`;
    const [removed] = await server.database.execute<{ place: number }>(sql`insert into history_starts
      select company_id, place, hash, now() from audit_log where ${own} and action = 'fact-corrected'
      order by place desc limit 1 returning place`);
    await server.database.execute(sql`delete from audit_log where ${own} and place <= ${removed!.place}`);
    await client.call(`/api/analysis/${id}/status`, { method: 'PUT', json: { status: 'On Hold' } });
    const { bytes } = await download(id);
    const { code, lines } = await verify(before, bytes);
    expect([code, lines]).toEqual([0, lines.map(() => expect.stringContaining('holds: score') as string)]);
    const { history } = JSON.parse(partsOf(bytes)[1]!.text) as Said;
    expect(history.earlierLeftOut).toBe(true);
    expect(history.entries).toMatchObject([{}, {}, { action: 'candidate-status-changed' }]);
  });
});

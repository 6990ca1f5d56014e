import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Analysis, Candidate } from '@cotejo/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { eq, sql } from '../../platform/database/drizzle.ts';
import {
  analyses,
  clients,
  jobDescriptions,
  opportunities,
  resumes,
  roles,
} from '../../platform/database/schema/index.ts';
import { spanishResume, strongResume, weakResume } from '../documents/testing/texts.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { follow } from '../../testing/follow.ts';
import { createTestServer } from '../../testing/server.ts';
import { type Case, changeRole, uploadCase, uploadJob, uploadResume } from '../../testing/upload.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-analysis-'));
const server = await createTestServer({ env: { DATA_DIR: folder, SANDBOX_PROCESSES: '2' } });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

// Of most tests: a new company costs a new process, as one that has read a company's documents reads no other's.
const member = await server.signUp();
const withResumes = (...texts: string[]): Promise<Case> => uploadCase(member, texts);

const analyze = (client: Client, id: number, query = '') =>
  client.call<Analysis>(`/api/analyze/${id}${query}`, { method: 'POST' });
const stored = (id: number) =>
  server.database.select().from(analyses).where(eq(analyses.jobDescriptionId, id)).orderBy(analyses.id);

/** How many candidates of a job description were sent to be matched. */
async function runs(id: number): Promise<number> {
  const found = await server.database.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'match-candidate' and (data->>'resumeId')::int
      in (select id from resumes where job_description_id = ${id})`,
  );
  return found[0]!.count;
}

/** A role in the company of a job description. */
async function createRole(id: number): Promise<number> {
  const { database } = server;
  const [job] = await database.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  const { companyId } = job!;
  const [client] = await database
    .insert(clients)
    .values({ companyId, name: `Client ${id}`, nameKey: `client ${id}` })
    .returning();
  const [opportunity] = await database
    .insert(opportunities)
    .values({ companyId, clientId: client!.id, name: 'Opportunity' })
    .returning();
  const [role] = await database
    .insert(roles)
    .values({
      companyId,
      opportunityId: opportunity!.id,
      name: 'Role',
      fileOriginalName: 'role.md',
      fileSize: 1,
      mediaType: 'text/markdown',
      filePath: `role for ${id}`,
    })
    .returning();
  return role!.id;
}

describe('Analyze', () => {
  it('ranks the candidates and shows the best one with evidence that is in the resume', async () => {
    const { client, id, resumeIds } = await withResumes(weakResume, strongResume, spanishResume);
    const { status, body } = await analyze(client, id);
    expect(status).toBe(200);
    expect(body.jobDescription).toMatchObject({ id, title: 'Senior Backend Engineer' });
    expect(body.resumes).toHaveLength(3);
    expect(body.resumes.at(-1)?.id).toBe(resumeIds[0]);
    const scores = body.resumes.map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b! - a!));
    expect(body.selectedCandidate?.id).toBe(body.resumes[0]?.id);
    expect(body.selectedCandidate?.requirements.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(0);
    expect(body.selectedCandidate?.summary).toMatch(/must-have/);
    expect(body.selectedCandidate?.inSpanish?.summary).toMatch(/imprescindible/);
    const { body: text } = await client.call(`/api/analysis/resume/${body.selectedCandidate?.id}`);
    for (const { english, text: quote } of body.selectedCandidate!.requirements.flatMap(({ quotes }) => quotes)) {
      expect(text.english.slice(english.start, english.end)).toBe(quote);
    }
  });

  it('answers an analysis that is done without another run, and keeps status and salary', async () => {
    const { client, id } = await withResumes(strongResume);
    const first = await analyze(client, id);
    const [row] = await stored(id);
    await server.database
      .update(analyses)
      .set({ status: 'Hired', expectedSalary: '85,000' })
      .where(eq(analyses.id, row!.id));
    const again = await analyze(client, id);
    expect(again.body.resumes).toEqual(first.body.resumes);
    expect(again.body.selectedCandidate).toEqual({
      ...first.body.selectedCandidate,
      status: 'Hired',
      expectedSalary: '85,000',
    });
    expect(await runs(id)).toBe(1);
  });

  it('runs once when it is asked for ten times at the same moment', async () => {
    const { client, id } = await withResumes(strongResume, weakResume);
    const answers = await Promise.all(Array.from({ length: 10 }, () => analyze(client, id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored(id)).toHaveLength(2);
    expect(await runs(id)).toBe(2);
  });

  it('computes again when it must, with the same result, and keeps what the recruiter wrote', async () => {
    const { client, id } = await withResumes(strongResume);
    const first = await analyze(client, id);
    await server.database.update(analyses).set({ status: 'On Hold' }).where(eq(analyses.jobDescriptionId, id));
    const [before] = await stored(id);
    const forced = await analyze(client, id, '?force=true');
    const [after] = await stored(id);
    expect(after!.updatedAt.getTime()).toBeGreaterThan(before!.updatedAt.getTime());
    const timeless = (candidate: Candidate | null) => ({ ...candidate, status: '', provenance: [] });
    expect(timeless(forced.body.selectedCandidate)).toEqual(timeless(first.body.selectedCandidate));
    expect(forced.body.selectedCandidate?.status).toBe('On Hold');
  });

  it('computes only what is new or whose requirements have changed', async () => {
    const { client, id } = await withResumes(strongResume);
    await analyze(client, id);
    const [before] = await stored(id);
    await uploadResume(client, id, weakResume);
    await analyze(client, id);
    const rows = await stored(id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(before);
    await server.database.update(jobDescriptions).set({ rubricVersion: 2 }).where(eq(jobDescriptions.id, id));
    await analyze(client, id);
    expect((await stored(id))[0]?.inputKey).not.toBe(before?.inputKey);
  });

  it('goes on with the others when one candidate cannot be read', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume, weakResume);
    await server.database
      .update(resumes)
      .set({ state: 'failed', failureCode: 'document.password' })
      .where(eq(resumes.id, resumeIds[0]!));
    const { status, body } = await analyze(client, id);
    expect(status).toBe(200);
    expect(
      body.resumes.map(({ id: resume, matchScore, failure }) => [resume, matchScore === null, failure?.code]),
    ).toEqual([
      [resumeIds[1], false, undefined],
      [resumeIds[0], true, 'document.password'],
    ]);
    expect(body.selectedCandidate?.id).toBe(resumeIds[1]);
  });

  it('waits for a resume that is still being prepared', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume);
    const {
      dependencies: { queue, database },
    } = server;
    await database.update(resumes).set({ state: 'preparing' }).where(eq(resumes.id, resumeIds[0]!));
    const asked = analyze(client, id);
    await expect
      .poll(async () => (await database.select().from(resumes).where(eq(resumes.id, resumeIds[0]!)))[0]?.matchState)
      .toBe('queued');
    await queue.send(database, 'prepare-document', { kind: 'resume', id: resumeIds[0]! });
    expect((await asked).body.resumes[0]?.matchScore).toBeGreaterThan(0);
  });

  it("attaches candidates to a role of one's own company, and to no other", async () => {
    const { client, id } = await withResumes(strongResume);
    const roleId = await createRole(id);
    const stranger = await uploadCase(await server.signUp(), [weakResume]);
    expect((await analyze(stranger.client, stranger.id, `?roleId=${roleId}`)).status).toBe(404);
    expect((await analyze(client, id, `?roleId=${roleId}`)).status).toBe(200);
    expect((await stored(id))[0]?.roleId).toBe(roleId);
    await analyze(client, id, '?force=true');
    expect((await stored(id))[0]?.roleId).toBe(roleId);
  });

  it('goes by the name of the role, and follows when that changes', async () => {
    const { client, id } = await withResumes(strongResume);
    const read = (await analyze(client, id)).body.selectedCandidate!;
    const roleId = await createRole(id);
    await changeRole(client, roleId, { name: 'Pastry Chef' });
    const baker = (await analyze(client, id, `?roleId=${roleId}`)).body.selectedCandidate!;
    expect(baker.matchScore).toBeLessThan(read.matchScore);
    const textsOf = ({ summary, arithmetic }: Candidate) =>
      JSON.stringify([summary, arithmetic.map(({ label }) => label)]);
    expect(textsOf(baker)).toContain('Pastry Chef');
    // One that says what nobody works as leaves the title that was read.
    for (const name of ['Senior Backend Engineer', 'Pastry Chef', 'Vacancy 3']) {
      await changeRole(client, roleId, { name });
      await analyze(client, id);
      const [row] = await stored(id);
      expect(row!.matchScore).toBe(name === 'Pastry Chef' ? baker.matchScore : read.matchScore);
    }
  });

  it('attaches who is added later to the role of the others', async () => {
    const { client, id } = await withResumes(strongResume);
    const roleId = await createRole(id);
    await analyze(client, id, `?roleId=${roleId}`);
    await uploadResume(client, id, weakResume);
    await analyze(client, id);
    expect((await stored(id)).map((one) => one.roleId)).toEqual([roleId, roleId]);
  });

  it('says what is missing, and shows nothing to another company', async () => {
    const { client, id } = await withResumes();
    expect(await analyze(client, id)).toMatchObject({
      status: 400,
      body: { message: 'Please upload at least one resume.' },
    });
    const stranger = await server.signUp();
    expect((await analyze(stranger, id)).status).toBe(404);
    expect((await analyze(createClient(server.url), id)).status).toBe(401);
    await server.database
      .update(jobDescriptions)
      .set({ state: 'failed', failureCode: 'document.damaged' })
      .where(eq(jobDescriptions.id, id));
    expect((await analyze(client, id)).status).toBe(422);
  });
});

describe('a candidate', () => {
  it('is read by members of the company only', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume);
    const { body } = await analyze(client, id);
    expect((await client.call(`/api/analysis/${id}/${resumeIds[0]}`)).body).toEqual(body.selectedCandidate);
    const stranger = await server.signUp();
    const addresses = [
      `/api/analysis/${id}/${resumeIds[0]}`,
      `/api/analysis/resume/${resumeIds[0]}`,
      `/api/resumes/${id}`,
      `/api/resume-file/${resumeIds[0]}`,
      `/api/analyze/${id}/events`,
    ];
    const answers = await Promise.all(addresses.map((address) => stranger.call(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 404));
  });
});

describe('the confidence in a score', () => {
  const french = strongResume
    .replace('Senior Backend Engineer', 'Développeuse backend senior')
    .replace(/^- .*$/gm, '- Développement de services de paiement en Java pour les clients de la société');

  it('is stored with the analysis and told beside the score, with its reasons', async () => {
    const { client, id, resumeIds } = await withResumes(french);
    const { body } = await analyze(client, id);
    expect(body.resumes[0]).toMatchObject({ id: resumeIds[0], confidence: 'low' });
    expect(body.selectedCandidate?.confidence).toMatchObject({
      level: 'low',
      reasons: expect.arrayContaining([{ code: 'language', document: 'resume', language: 'fr', lowersTo: 'low' }]),
    });
    expect((await stored(id))[0]?.confidence).toEqual(body.selectedCandidate?.confidence);
  });

  it('is missing in an analysis of an older version, which is shown all the same', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume);
    await analyze(client, id);
    await server.database.update(analyses).set({ confidence: null }).where(eq(analyses.jobDescriptionId, id));
    await server.database.update(resumes).set({ pages: null }).where(eq(resumes.id, resumeIds[0]!));
    const { status, body } = await client.call<Candidate>(`/api/analysis/${id}/${resumeIds[0]}`);
    expect({ status, confidence: body.confidence }).toEqual({ status: 200, confidence: null });
    expect((await analyze(client, id)).body.resumes[0]?.matchScore).toBe(body.matchScore);
  });

  it('is low for every candidate where the job names nothing, in one line or in another language', async () => {
    const levelFor = async (text: string) => {
      const { body: job } = await uploadJob(member, text);
      await uploadResume(member, job.id, strongResume);
      return { job, level: (await analyze(member, job.id)).body.resumes[0]?.confidence };
    };
    expect(await levelFor('About Northwind\nNorthwind is a family company. We make cheese in Leeds.')).toMatchObject({
      level: 'low',
      job: { requirementCount: 0, isTranslated: false },
    });
    expect(await levelFor('Backend developer wanted.')).toMatchObject({ level: 'low', job: { requirementCount: 1 } });
    expect(
      await levelFor(
        'Entwickler gesucht\n\nIhr Profil\n- Mindestens drei Jahre Berufserfahrung mit Java\n- Gute Kenntnisse der ' +
          'Datenbanken',
      ),
    ).toMatchObject({ level: 'low', job: { language: 'de', isTranslated: false } });
    const pages = Array.from(
      { length: 400 },
      (_, index) =>
        `- Knowledge of procedure number ${index} in the handbook of the harbour, with all of its annexes and forms`,
    );
    const forty = await levelFor(`Harbour Clerk\n\nRequirements\n${pages.join('\n').repeat(3)}`);
    expect(forty).toMatchObject({
      level: 'low',
      job: { requirementCount: 40, cuts: [{ what: 'requirements', limit: 40 }] },
    });
  });
});

describe('the progress of an analysis', () => {
  it('is told from where it stands to its end', async () => {
    const { client, id, resumeIds } = await withResumes(strongResume);
    const events = follow(server.url, client, id, (event) => event.flow === 'match' && event.stage === 'done');
    await analyze(client, id);
    const seen = await events;
    expect(seen.slice(0, 2)).toEqual([
      { resumeId: null, flow: 'prepare', stage: 'done', fraction: 1 },
      { resumeId: resumeIds[0], flow: 'prepare', stage: 'done', fraction: 1 },
    ]);
    expect(seen.at(-1)).toEqual({ resumeId: resumeIds[0], flow: 'match', stage: 'done', fraction: 1 });
  });
});

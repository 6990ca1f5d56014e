import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { fileDeletions, resumes } from '../../platform/database/schema/index.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';
import { jobText, spanishResume, strongResume, weakResume } from './testing/texts.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'cotejo-uploads-'));
const server = await createTestServer({ env: { DATA_DIR: folder, SANDBOX_PROCESSES: '2' } });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

// Of most tests: a new company costs a new process, as one that has read a company's documents reads no other's.
const client = await server.signUp();

const newJob = async (): Promise<number> => (await uploadJob(client, jobText)).body.id;

const storedFiles = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true })).filter((name) =>
    /^[0-9a-f]{2}\/[0-9a-f]{2}\//.test(name),
  );
const incoming = () => readdir(path.join(folder, 'files', 'incoming'));

describe('an uploaded job description', () => {
  it('is answered when it has been read', async () => {
    const { status, body } = await uploadJob(client, jobText, 'Backend engineer.txt');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      originalFileName: 'Backend engineer.txt',
      fileSize: Buffer.byteLength(jobText),
      state: 'ready',
      failure: null,
      language: 'en',
      title: 'Senior Backend Engineer',
    });
    expect(body.skills).toContain('Java');
  });

  it('has its title in English and as its file has it', async () => {
    const { body } = await uploadJob(
      client,
      'Analista de datos\n\nRequisitos:\n- Tres años de experiencia con bases de datos\n' +
        '- Inglés avanzado\n- Trabajo en equipo\n',
    );
    expect(body).toMatchObject({ language: 'es', title: 'Data analyst', originalTitle: 'Analista de datos' });
    const { body: history } = await client.call<{ originalTitle: string }[]>('/api/analysis-history');
    expect(history.map(({ originalTitle }) => originalTitle)).toContain('Analista de datos');
  });

  it("may be larger than a resume, though not larger than a role's file", async () => {
    const { status, body } = await uploadJob(client, new Uint8Array(10 * 1024 * 1024 + 1).fill(97));
    expect([status, body]).toMatchObject([413, { message: 'Maximum file size is 10MB.' }]);
  });

  it('is not found by another company', async () => {
    const id = await newJob();
    const stranger = await server.signUp();
    const foreign = await stranger.call(`/api/job-description/${id}`);
    const absent = await stranger.call('/api/job-description/999999');
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
  });
});

describe('an uploaded resume', () => {
  it('is answered with its name, and listed', async () => {
    const id = await newJob();
    const { status, body } = await uploadResume(client, id, strongResume, 'Marta.md');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      jobDescriptionId: id,
      name: 'Marta Ilves',
      state: 'ready',
      isTranslated: false,
      language: 'en',
      matchScore: null,
    });
    expect((await client.call(`/api/resumes/${id}`)).body).toEqual([body]);
  });

  it('is translated when it is Spanish', async () => {
    const id = await newJob();
    const { body } = await uploadResume(client, id, spanishResume);
    expect(body).toMatchObject({ language: 'es', isTranslated: true });
    const text = await client.call<string>(`/api/resume-file/${body.id}/translated`);
    expect(text.body).toContain('Java');
    expect(text.headers.get('Content-Disposition')).toBe(
      'attachment; filename="resume_English.txt"; filename*=UTF-8\'\'resume_English.txt',
    );
  });

  it('is one resume when the same bytes come twice, even at once', async () => {
    const id = await newJob();
    const answers = await Promise.all([1, 2, 3].map(() => uploadResume(client, id, strongResume)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });

  it('is refused beyond the fifth, even when six arrive at once, and its file does not stay', async () => {
    const id = await newJob();
    const before = (await storedFiles()).length;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => uploadResume(client, id, `${weakResume}\nReference ${n}\n`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { message: 'You can upload a maximum of 5 resumes.' },
    });
    expect((await client.call(`/api/resumes/${id}`)).body).toHaveLength(5);
    expect((await storedFiles()).length).toBe(before + 5);
  });

  it('is stopped at its limit while it arrives', async () => {
    const id = await newJob();
    const { status, body } = await uploadResume(client, id, new Uint8Array(40 * 1024 * 1024).fill(97));
    expect([status, body]).toMatchObject([413, { code: 'file.too-large', message: 'Maximum file size is 5MB.' }]);
    expect(await incoming()).toEqual([]);
  });

  it('is refused with an answer that arrives, even when much of it is still on its way', async () => {
    const id = await newJob();
    const picture = new Uint8Array(24 * 1024 * 1024);
    picture.set(Buffer.from('89504e470d0a1a0a', 'hex'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => uploadResume(client, id, picture, 'resume.png')));
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><p>Ana</p>', 'resume.pdf', 415],
    ['an old Word file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'resume.doc', 415],
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'resume.pdf', 415],
    ['a PDF that calls itself a web page', '%PDF-1.7\n', 'resume.pdf.html', 415],
    ['rich text', '{\\rtf1 Ana}', 'resume.docx', 415],
    ['nothing at all', '', 'resume.pdf', 422],
    ['a PDF that is none', '%PDF-1.7\nnot really', 'resume.pdf', 422],
    ['an archive that is no Word file', Buffer.from('504b0304', 'hex'), 'resume.docx', 415],
    ['text without words', '   \n\n  ', 'resume.txt', 422],
  ])('is refused when it is %s, and nothing stays behind', async (_, content, name, expected) => {
    const id = await newJob();
    const { status, body } = await uploadResume(client, id, content as string, name);
    expect(status).toBe(expected);
    expect((body as unknown as { message: string }).message).toMatch(/\.$/);
    expect((await client.call(`/api/resumes/${id}`)).body).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it("needs a job description of one's own company", async () => {
    const id = await newJob();
    const stranger = await server.signUp();
    expect((await uploadResume(stranger, id, strongResume)).status).toBe(404);
    expect((await uploadResume(stranger, Number.NaN, strongResume)).body).toMatchObject({
      message: 'Please upload a job description before adding resumes.',
    });
  });

  it('leaves nothing when the caller goes away half way', async () => {
    const id = await newJob();
    const before = (await storedFiles()).length;
    const sent = request(new URL('/api/resume', server.url), {
      method: 'POST',
      headers: { Cookie: client.cookie, 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    const gone = once(sent, 'error');
    sent.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'half '.repeat(20_000)}`);
    await expect.poll(incoming).toHaveLength(1);
    sent.destroy(new Error('gone'));
    await gone;
    await expect.poll(incoming).toEqual([]);
    expect((await storedFiles()).length).toBe(before);
    expect((await client.call(`/api/resumes/${id}`)).body).toEqual([]);
  });

  it('is deleted with its file', async () => {
    const id = await newJob();
    const { body } = await uploadResume(client, id, strongResume);
    const [row] = await server.database.select().from(resumes).where(eq(resumes.id, body.id));
    const stranger = await server.signUp();
    expect((await stranger.call(`/api/resume/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await client.call(`/api/resume/${body.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await client.call(`/api/resume/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    await expect.poll(storedFiles).not.toContain(row?.storageKey);
    await expect.poll(() => server.database.select().from(fileDeletions)).toEqual([]);
  });
});

describe('a download', () => {
  it('is the original file, to the byte, and can do nothing in the browser', async () => {
    const id = await newJob();
    const { body } = await uploadResume(client, id, strongResume, '../CV "Ana Pérez"\u202e.md');
    const { headers, body: text } = await client.call(`/api/resume-file/${body.id}`);
    expect(text).toBe(strongResume);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'inline; filename="CV _Ana Perez_.md"; filename*=UTF-8\'\'CV%20%22Ana%20P%C3%A9rez%22.md',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('leaves no file open when its reader asks for the headers alone, or goes half way', async () => {
    const id = await newJob();
    const { body } = await uploadResume(client, id, `${strongResume}\n`.padEnd(4 * 1024 * 1024, `${weakResume}\n`));
    const open = async () =>
      (
        await Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
      ).filter((file) => file.startsWith(path.join(folder, 'files')));
    for (let round = 0; round < 20; round += 1) {
      await client.call(`/api/resume-file/${body.id}`, { method: 'HEAD' });
      const gone = new AbortController();
      await fetch(new URL(`/api/resume-file/${body.id}`, server.url), {
        headers: { Cookie: client.cookie },
        signal: gone.signal,
      });
      gone.abort();
    }
    await expect.poll(open).toEqual([]);
    expect((await client.call<string>(`/api/resume-file/${body.id}`)).body).toHaveLength(4 * 1024 * 1024);
  });

  it.each([
    ['windows-1252', Buffer.from(spanishResume, 'latin1')],
    ['utf-16le', Buffer.from(`\ufeff${spanishResume}`, 'utf16le')],
    ['utf-8', Buffer.from(spanishResume)],
  ])('of a text in %s says so, or its accents would be lost on the screen', async (charset, bytes) => {
    const id = await newJob();
    const { body } = await uploadResume(client, id, new Uint8Array(bytes));
    const response = await fetch(new URL(`/api/resume-file/${body.id}`, server.url), {
      headers: { Cookie: client.cookie },
    });
    expect(response.headers.get('Content-Type')).toBe(`text/plain; charset=${charset}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });
});

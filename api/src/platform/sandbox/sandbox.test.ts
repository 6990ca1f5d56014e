import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { textWork } from '@cotejo/pipeline';
import type { Capabilities } from '@cotejo/plugin-kit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inBackground } from './background.ts';
import { Pool, type PoolOptions } from './pool.ts';
import { reachOf } from './reach.ts';
import { remoteProvider } from './remote-provider.ts';
import type { ChildFailure } from './child-process.ts';
import { createSandbox } from './sandbox.ts';
import { remoteTextWork } from './remote-text-work.ts';
import hazards from './testing/hazards.ts';
import { usageOf } from './usage.ts';

/** The bit of SIGKILL in a mask of signals. */
const sigkill = 1n << 8n;
const reachWith = reachOf([], { debug: false, dataFolder: '' });
const reach = reachWith();
const module = new URL('./testing/hazards.ts', import.meta.url).href;

function sandbox(options: Partial<PoolOptions> = {}) {
  const pool = new Pool({ size: 1, memory: 256, reach, ...options });
  onTestFinished(() => pool.stop());
  const settings = { HAZARDS_PREFIX: '' };
  const origin = { plugin: 'hazards', module, settings };
  const extractor = remoteProvider(
    pool,
    origin,
    'extractor',
    hazards.provides.extractor?.(settings, { log: { info() {}, warn() {} } }) as Capabilities['extractor'],
  );
  const translator = remoteProvider(
    pool,
    origin,
    'translator',
    hazards.provides.translator?.(settings, { log: { info() {}, warn() {} } }) as Capabilities['translator'],
  );
  const extract = async (text: string, signal = new AbortController().signal) => {
    const document = { bytes: new TextEncoder().encode(text), mediaType: 'text/plain' as const };
    return (await extractor.extract(document, { signal, maxPages: 1, maxCharacters: 1 })).pages[0]?.text;
  };
  return { pool, extract, extractor, translator };
}

/** The task of reading a text with the plugin of hazards. */
const extraction = (text: string) => ({
  plugin: 'hazards',
  module,
  settings: {},
  capability: 'extractor' as const,
  method: 'extract',
  inputs: [{ bytes: new TextEncoder().encode(text) }],
  options: {},
});

/**
 * Puts a process on one processor with a busy neighbor of higher priority, until it is killed: a starved process takes
 * long to die.
 */
async function starve(pid: string): Promise<void> {
  const hog = spawn('taskset', ['-c', '0', process.execPath, '-e', 'console.log(1); for (;;);']);
  onTestFinished(() => void hog.kill('SIGKILL'));
  await once(hog.stdout, 'data');
  execFileSync('taskset', ['-a', '-c', '-p', '0', pid]);
  execFileSync('chrt', ['-a', '-i', '-p', '0', pid]);
  void vi.waitUntil(() => isKilled(pid), { timeout: 60_000 }).finally(() => hog.kill('SIGKILL'));
}

/** Whether a process has the signal to end that nothing can refuse, or has ended. */
async function isKilled(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const pending = [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([\da-f]+)$/gm)].map(([, signals]) =>
    BigInt(`0x${signals}`),
  );
  return pending.length === 0 || pending.some((signals) => (signals & sigkill) !== 0n);
}

describe('a document read in a child process', () => {
  it('comes back as the plugin read it', async () => {
    expect(await sandbox().extract('Ana Pérez')).toBe('Ana Pérez');
  });

  it.each(['exit', 'throw-later'])(
    'fails by itself when its child ends by "%s", and the next one is read',
    async (hazard) => {
      const { extract } = sandbox();
      await expect(extract(hazard)).rejects.toMatchObject({ name: 'DocumentError', code: 'document.too-complex' });
      expect(await extract('next')).toBe('next');
    },
  );

  it('fails by itself when its child is killed from outside, while its neighbor is read on', async () => {
    const { pool, extract } = sandbox({ size: 2 });
    const doomed = Number(await extract('process'));
    const hanging = extract('wait');
    const neighbor = extract('neighbor');
    process.kill(doomed, 'SIGKILL');
    await expect(hanging).rejects.toMatchObject({ code: 'document.too-complex' });
    expect(await neighbor).toBe('neighbor');
    expect(pool.pids).not.toContain(doomed);
  });

  it('fails when it takes more memory than it may', async () => {
    const { extract, pool } = sandbox();
    await expect(extract('memory')).rejects.toMatchObject({
      code: 'document.too-complex',
      cause: { reason: 'memory' },
    });
    for (const pid of pool.pids) expect((await usageOf(pid))?.memory ?? 0).toBeLessThan(256);
  });

  it('is given up when it takes longer than it may, although it never comes back', async () => {
    const { pool } = sandbox();
    const reason = () =>
      pool.run(extraction('hang'), 300, new AbortController().signal).catch((error: ChildFailure) => error.reason);
    // On a machine that is busy with something else the clock alone says nothing, and it is tried again.
    await expect.poll(reason).toBe('timeout');
  });

  it('is given up by the clock when it sleeps, and not blamed when it has had no processor to work with', async () => {
    const { pool, extract } = sandbox();
    const run = (text: string) =>
      pool.run(extraction(text), 300, new AbortController().signal).catch((error: unknown) => error);
    // On a busy machine a child that has just started waits for the processor, so that the clock alone says nothing.
    await extract('warm');
    await expect.poll(() => run('sleep')).toMatchObject({ reason: 'timeout', isCrash: true });
    const runStarved = async () => {
      const pid = await extract('process');
      await starve(pid!);
      return run('hang');
    };
    // Where processor 0 has been idle for a moment, the child has had its share of it.
    await expect.poll(runStarved).toMatchObject({ reason: 'starved', isCrash: false });
  });

  it('is left to the next plugin when this one only waits, and what works or wants to is given its time', async () => {
    const { pool, extract } = sandbox({ patience: 300 });
    const run = (text: string) => pool.run(extraction(text), 300, new AbortController().signal);
    await expect(extract('sleep')).rejects.toMatchObject({ name: 'ProviderError', reason: 'timeout' });
    // On a busy machine it gets too little of the processor for a verdict.
    await expect
      .poll(() => run('hang').catch((error: unknown) => error))
      .toMatchObject({ reason: 'timeout', isCrash: true });
    const pid = await extract('process');
    await starve(pid!);
    await expect(run('hang')).rejects.not.toMatchObject({ reason: 'silent' });
  });

  it('is left to the next plugin when the programs that it has started only wait too, and not before', async () => {
    const { pool, extract } = sandbox({ patience: 300, reach: reachWith(['cat']) });
    const run = (text: string) =>
      pool.run(extraction(text), 300, new AbortController().signal).catch((error: unknown) => error);
    await extract('warm');
    expect(await run('sleep-beside-program')).toMatchObject({ reason: 'silent', isCrash: false });
    // By the clock, with or without blame: on a busy machine the program waits for a processor most of the time.
    expect(await run('wait-for-program')).toMatchObject({ reason: expect.stringMatching(/^(?:timeout|starved)$/) });
  });

  it('waits behind no plugin that waits itself: such ones have one child among them', async () => {
    const { pool, extract } = sandbox({ size: 2, patience: 300 });
    await expect(extract('sleep')).rejects.toMatchObject({ reason: 'timeout' });
    const sleeping = [extract('sleep'), extract('sleep')].map((one) => one.catch((error: unknown) => error));
    const task = { ...extraction('read'), plugin: 'other', settings: { HAZARDS_PREFIX: '' } };
    const first = await Promise.race([...sleeping, pool.run(task, 1000, new AbortController().signal)]);
    expect(first).toMatchObject({ pages: [{ text: 'read' }] });
    expect(await Promise.all(sleeping)).toEqual([
      expect.objectContaining({ reason: 'timeout' }),
      expect.objectContaining({ reason: 'timeout' }),
    ]);
  });

  it('takes the programs that it has started with it when it is stopped', async () => {
    const { pool, extract } = sandbox({ patience: 60_000, reach: reachWith(['cat']) });
    const pid = await extract('process');
    const reading = extract('wait-for-program').catch((error: unknown) => error);
    const programs = () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').then((line) => line.trim().split(' '));
    await expect.poll(programs).not.toEqual(['']);
    const [program] = await programs();
    await pool.stop();
    await reading;
    await expect.poll(() => isKilled(program!)).toBe(true);
  });

  it('that somebody waits for is read before those of queue jobs', async () => {
    const { extract } = sandbox();
    const read: (string | undefined)[] = [];
    const ask = async (text: string) => void read.push(await extract(text));
    const jobs = inBackground(() => [ask('begun'), ask('first job'), ask('second job')]);
    await Promise.all([...jobs, ask('call')]);
    expect(read).toEqual(['begun', 'call', 'first job', 'second job']);
  });

  it.each(['wait', 'hang'])('is left at once when nobody wants it any more, though it would "%s"', async (hazard) => {
    const { extract } = sandbox();
    await extract('warm');
    const controller = new AbortController();
    const reading = extract(hazard, controller.signal);
    controller.abort(new Error('not wanted'));
    await expect(reading).rejects.toThrow('not wanted');
    expect(await extract('next')).toBe('next');
  });

  it('is forgotten in the queue when nobody wants it any more', async () => {
    const { extract } = sandbox();
    const controller = new AbortController();
    const first = extract('first');
    const second = extract('exit', controller.signal);
    controller.abort();
    await expect(second).rejects.toThrow();
    expect(await first).toBe('first');
    expect(await extract('third')).toBe('third');
  });
});

describe('a child process', () => {
  it('has no secrets in its environment', async () => {
    vi.stubEnv('S3_SECRET_KEY', 'secret');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await sandbox().extract('environment')).not.toContain('SECRET');
  });

  it.each(['network', 'fetch', 'network-of-thread'])('reaches nobody by "%s"', async (hazard) => {
    expect(await sandbox().extract(hazard)).toBe('ENETUNREACH');
  });

  it('may print what it likes', async () => {
    expect(await sandbox().extract('print')).toBe('printed');
  });

  it('hands on what a plugin says about a document or about itself', async () => {
    const { extract } = sandbox();
    await expect(extract('refuse')).rejects.toMatchObject({ name: 'DocumentError', code: 'document.password' });
    await expect(extract('unavailable')).rejects.toMatchObject({
      name: 'ProviderError',
      reason: 'unavailable',
      message: 'not installed',
    });
  });

  it('keeps to itself what an unexpected error says', async () => {
    const failure = await sandbox()
      .extract('throw')
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', reason: 'crashed' });
    expect(String((failure as Error).stack)).not.toContain('secret sentence');
  });

  it('is kept for the next task, and replaced after its last one', async () => {
    const { extract } = sandbox({ tasksPerChild: 2 });
    const pids = [await extract('process'), await extract('process'), await extract('process')];
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).not.toBe(pids[1]);
  });

  it('does not outlive its parent, even in the middle of an endless document', async () => {
    const parent = fork(new URL('./testing/parent.ts', import.meta.url), {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const [output] = (await once(parent.stdout as NodeJS.EventEmitter, 'data')) as [Buffer];
    const child = Number(output.toString());
    expect((await usageOf(child))?.memory).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await expect.poll(() => usageOf(child)).toBeUndefined();
  });

  it('takes the blame for a call that reads no document', async () => {
    const { translator } = sandbox();
    expect(translator.supports('es', 'en')).toBe(true);
    const request = { segments: ['hola'], from: 'es', to: 'en', keep: [] };
    await expect(translator.translate(request, { signal: new AbortController().signal })).rejects.toMatchObject({
      name: 'ProviderError',
      reason: 'crashed',
    });
  });
});

describe('the work of the pipeline itself on a text', () => {
  const signal = new AbortController().signal;
  function work() {
    const pool = new Pool({ size: 1, memory: 256, reach });
    onTestFinished(() => pool.stop());
    return { pool, text: remoteTextWork(pool) };
  }

  it('is done in a child process, with the same result', async () => {
    const { pool, text } = work();
    const extracted = {
      pages: [{ text: 'Ana Pe\u0301rez\nAccountant in Leeds', hidden: [], hasGraphics: false }],
      cuts: [],
    };
    expect(await text.readPages({ extracted }, { signal })).toEqual(
      await textWork.readPages({ extracted }, { signal }),
    );
    const resume = {
      language: 'en',
      original: 'Ana Pérez\nKept books in Leeds',
      english: 'Ana Pérez\nKept books in Leeds',
      alignment: [{ original: { start: 0, end: 29 }, english: { start: 0, end: 29 } }],
    };
    const asked = { plugin: 'model', hidesIdentity: true, resume, quotes: ['[NAME]', 'Kept books'] };
    expect(await text.findQuoted(asked, { signal })).toEqual([undefined, { text: 'Kept books', start: 10, end: 20 }]);
    const request = {
      job: { title: 'Clerk', skills: [], requirements: [] },
      candidateName: 'Ana Pérez',
      profile: { positions: [], totalYears: 0, education: [], languages: [], certifications: [], skills: [] },
      verdicts: [],
      score: 1,
    };
    const material = { plugin: 'model', hidesIdentity: true, request };
    expect(await text.gatherMaterial(material, { signal })).toEqual(
      await textWork.gatherMaterial(material, { signal }),
    );
    expect(pool.pids).toHaveLength(1);
  });

  it('fails for that text when its child ends, and hands on what it says of a document or a plugin', async () => {
    const { pool, text } = work();
    await expect(text.readPages({ extracted: { pages: [], cuts: [] } }, { signal })).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'document.empty',
    });
    const scoring = {
      verdicts: [],
      signals: [{ id: 'all', label: 'All', degree: 1, share: 1, quotes: [] }],
      profile: { positions: [], totalYears: 0, education: [], languages: [], certifications: [], skills: [] },
    };
    const resume = { language: 'en', original: '', english: '', alignment: [] };
    await expect(
      text.verifyAgainst({ plugin: 'third', scoring, job: { requirements: [] }, resume, blanked: [] }, { signal }),
    ).rejects.toMatchObject({ name: 'ProviderError', plugin: 'third', reason: 'bad-output' });
    const inspecting = text.inspectResume('word '.repeat(100_000), { signal });
    process.kill(pool.pids[0]!, 'SIGKILL');
    await expect(inspecting).rejects.toMatchObject({ name: 'DocumentError', code: 'document.too-complex' });
  });
});

it('says to who runs the server which walls hold on this machine', async () => {
  const { check, stop } = createSandbox({ size: 1, memory: 256 });
  onTestFinished(stop);
  const { landlock, seccomp } = reach.wall;
  const message = expect.stringContaining(
    seccomp && landlock > 0 ? `behind Landlock ${landlock}, a filter` : 'permissions',
  ) as string;
  expect(await check.check(AbortSignal.timeout(1000))).toEqual({ ok: true, message });
});

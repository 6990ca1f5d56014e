import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { never } from '@cotejo/plugin-kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { Apertium } from './apertium.ts';
import { KeptPipeline } from './kept-pipeline.ts';

/** The path, in place of the bare name, has each text translated by a run of its own. */
const alone = new Apertium('/usr/bin/apertium', 'spa-eng');

/** Programs get `-z` from Apertium: with it, this one gives back what it gets, up to each NUL. */
const echo = 'sed --unbuffered p --quiet';

/** A pipeline of these programs, in a mode file as Apertium has them. */
async function pipelineOf(programs: string): Promise<KeptPipeline> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-apertium-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'spa-eng.mode'), programs);
  return new KeptPipeline(join(folder, 'spa-eng.mode'));
}

test.each([
  { text: 'a sentence over two segments', segments: ['Gestioné un equipo', 'de ventas en Córdoba'] },
  { text: 'an open clause and an empty segment', segments: ['La empresa que', ''] },
  { text: 'the signs of the format', segments: ['[1] {2} ^3$ \\ / @ <4> §0§ \u200B \u{1F600} ¿de «la»?'] },
  { text: 'a NUL, and a word without end', segments: ['Un texto\0con un cero', 'x'.repeat(3000)] },
  {
    text: 'a resume',
    segments: Array.from({ length: 300 }, (_, index) => `Más de ${index} años de experiencia como jefa de obra`),
  },
])('after other texts, $text comes out as from a run of its own', async ({ segments }) => {
  const kept = new Apertium('apertium', 'spa-eng');
  await kept.translate(['El que no trabaja no', 'lo hizo la'], never());
  const expected = await alone.translate(
    segments.map((segment) => segment.replaceAll('\0', ' ')),
    never(),
  );
  expect(await kept.translate(segments, never())).toEqual(expected);
  expect(await kept.translate(segments, never())).toEqual(expected);
});

test('texts that come at once are all translated', async () => {
  const kept = new Apertium('apertium', 'spa-eng');
  const texts = ['enfermera', 'contable', 'soldador'];
  const expected = await Promise.all(texts.map((text) => alone.translate([text], never())));
  expect(await Promise.all(texts.map((text) => kept.translate([text], never())))).toEqual(expected);
});

test('programs that go on are asked one text after the other', async () => {
  const pipeline = await pipelineOf(echo);
  const first = pipeline.translate('uno\n', never());
  expect(await pipeline.translate('dos\n', never())).toBeUndefined();
  expect(await first).toBe('uno\n');
  expect(await pipeline.translate('tres\n', never())).toBe('tres\n');
});

test('where programs end in the middle of a text, or are not there, the text is for another way', async () => {
  const ending = await pipelineOf('head -c 4');
  expect(await ending.translate('uno dos\n', never())).toBeUndefined();
  expect(await ending.translate('uno dos\n', never())).toBeUndefined();
  expect(await new KeptPipeline('/nonexistent/spa-eng.mode').translate('uno\n', never())).toBeUndefined();
});

/** Whether a process runs that was started by exactly these words. */
async function runs(...words: string[]): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.includes(`${words.join('\0')}\0`);
}

test('programs that have ended between two texts are begun anew, and nobody waits for them', async () => {
  const pipeline = await pipelineOf('head --lines=0001');
  expect(await pipeline.translate('uno\n', never())).toBe('uno\n');
  await expect.poll(() => runs('head', '-z', '--lines=0001')).toBe(false);
  expect(['dos\n', undefined]).toContain(await pipeline.translate('dos\n', AbortSignal.timeout(10_000)));
});

test('whoever calls off a text hears of it at once, and the next one is translated', async () => {
  const silent = await pipelineOf('tail --lines=1');
  const controller = new AbortController();
  const waiting = silent.translate('uno\n', controller.signal);
  controller.abort(new Error('called off'));
  await expect(waiting).rejects.toThrow('called off');
  const pipeline = await pipelineOf(echo);
  await expect(pipeline.translate('uno\n', controller.signal)).rejects.toThrow('called off');
  expect(await pipeline.translate('dos\n', never())).toBe('dos\n');
});

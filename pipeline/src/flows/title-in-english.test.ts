import type { BilingualText, ScoreRequest, Translator } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { named, noSkills, toolsWith } from '../testing/tools.ts';
import { matchCandidate } from './match-candidate.ts';
import { isSpanishTitle, titleInEnglish } from './title-in-english.ts';

test.for([
  ['Jefe de contabilidad', true],
  ['CONTADOR SENIOR', true],
  ['Técnico/a de selección', true],
  ['Data analyst', false],
  ['Head of Sales', false],
  ['Community Manager', false],
  ['', false],
] as const)('whether "%s" is a title in Spanish: %s', ([title, isSpanish]) => {
  expect(isSpanishTitle(title)).toBe(isSpanish);
});

const englishText = (text: string): BilingualText => ({ language: 'en', original: text, english: text, alignment: [] });

const asked: string[] = [];
const translator: Translator = {
  supports: (from, to) => from === 'es' && to === 'en',
  translate: async ({ segments }) => {
    asked.push(...segments);
    return { segments: segments.map(() => 'head baker') };
  },
};

test('candidates of a role are compared with its Spanish name in English, which is translated once', async () => {
  const scored: ScoreRequest[] = [];
  const score = async (request: ScoreRequest) => {
    scored.push(request);
    return { verdicts: [], signals: [], profile: noSkills };
  };
  const tools = toolsWith({ translator: [named(translator, 'bakery')], scorer: [named({ score })] });
  const job = { title: 'Jefa de PANADERÍA', skills: [], requirements: [], text: englishText('We bake bread.') };
  const resume = { text: englishText('Baker, 2015 - 2019'), excluded: [], warnings: [] };
  for (const asOf of ['2026-01', '2026-02']) await matchCandidate({ job, resume, asOf }, tools);
  expect(scored.map((request) => request.job.title)).toEqual(['head baker', 'head baker']);
  expect(asked).toEqual(['jefa de panadería']);
});

test('without a translator a title stays as it is', async () => {
  expect(await titleInEnglish('Jefa de panadería', toolsWith())).toBe('Jefa de panadería');
});

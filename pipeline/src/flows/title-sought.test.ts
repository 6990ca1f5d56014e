import type { BilingualText, JobReader, ScoreRequest, Translator } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { named, noSkills, toolsWith } from '../testing/tools.ts';
import { matchCandidate } from './match-candidate.ts';
import { isSpanishTitle, titleSought } from './title-sought.ts';

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

const noReader: JobReader = { read: async () => ({ title: '', skills: [], requirements: [] }) };

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

const reader = { ...noReader, namesWork: async (title: string) => /baker|nurse/i.test(title) };

test.for([
  ['Vacancy 3', 'Night Nurse', 'Night Nurse'],
  ['Ward Nurse', 'Night Nurse', 'Ward Nurse'],
  ['Jefa de panadería', 'Night Nurse', 'head baker'],
  ['Vacancy 3', 'Jefe de obrador', 'head baker'],
  ['Vacancy 3', '', 'Vacancy 3'],
] as const)(
  'of the name "%s" of a role and the title "%s" in its text, "%s" is sought',
  async ([title, titleInText, sought]) => {
    const tools = toolsWith({ translator: [named(translator)], jobReader: [named(reader)] });
    expect(await titleSought({ title, titleInText }, tools)).toBe(sought);
  },
);

test('where no plugin can tell, the name of a role counts', async () => {
  const tools = toolsWith({ jobReader: [named(noReader)] });
  expect(await titleSought({ title: 'Vacancy 3', titleInText: 'Night Nurse' }, tools)).toBe('Vacancy 3');
});

test('without a translator a title stays as it is', async () => {
  expect(await titleSought({ title: 'Jefa de panadería' }, toolsWith())).toBe('Jefa de panadería');
});

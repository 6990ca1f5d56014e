import type { JobReading, RequirementVerdict } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';
import { choiceIn } from './choices.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function judge(text: string, resume: string): RequirementVerdict {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job: JobReading = { title: '', skills: [], requirements: [requirement] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

describe('things of which any will do', () => {
  test.each([
    ['Experience with Wibblix or Frobnex', ['Wibblix', 'Frobnex']],
    ['Knowledge of planting robots such as Wibblix or nFrob', ['Wibblix', 'nFrob']],
    ['Planting robots (Wibblix, Frobnex Pro) experience is a plus', ['Wibblix', 'Frobnex Pro']],
    ['Planting robots (for example Wibblix, Frobnex)', ['Wibblix', 'Frobnex']],
    ['Proficiency in Wibblix or comparable planting robots', ['Wibblix']],
    ['Wibblix, Frobnex or another planting robot', ['Wibblix', 'Frobnex']],
  ])('are read from "%s"', (text, names) => expect(choiceIn(text)?.names).toEqual(names));

  test.each([
    'Expert in Wibblix or similar planting robots',
    'Planting and watering (in glasshouses)',
    'Knowledge of lilies or roses',
    'Represent the company before offices such as the Wibblix',
    'Wibblix and Frobnex',
    'Wibblix, Frobnex, and Dabbix',
    'Wibblix, Frobnex, Dabbix',
    `Wibblix or Frobnex${' a plus'.repeat(200)} xyz`,
  ])('are not read from "%s"', (text) => expect(choiceIn(text)).toBeUndefined());

  const gardener = (line: string): string => `Experience\nGardener, Example Parks, 2019 - 2024\n• ${line}`;

  test('are shown by one of them, also without its maker', () => {
    const robots = 'Planting robots (Wibblix, Acme Frobnex)';
    expect(judge(robots, gardener('Set out lilies with Frobnex'))).toMatchObject({
      verdict: 'met',
      quotes: [{ text: 'Set out lilies with Frobnex' }],
    });
    expect(judge(robots, gardener('Set out lilies with a frobnexer')).verdict).not.toBe('met');
    expect(judge(robots, `${gardener('Set out lilies')}\nI would like to learn Frobnex`).verdict).not.toBe('met');
  });

  test('are shown by a rival where the demand takes one, which is said', () => {
    const vue = gardener('Built shops with React');
    expect(judge('Experience with Vue.js or a similar framework', vue)).toMatchObject({
      verdict: 'met',
      note: 'Shown through React',
      quotes: [{ text: 'Built shops with React' }],
    });
    expect(judge('Experience with Vue.js or Wibblix', vue).verdict).toBe('missing');
  });
});

import type { BilingualText } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { englishText } from '../../testing/sample-candidate.ts';
import { findPastedJob } from './index.ts';

const job = `Gardener for a botanical garden
We look for someone who will plan the planting of our greenhouses together with two colleagues.
You prune fruit trees in winter and keep a written record of every plant disease that you find.
You explain the garden to groups of school children once a week.
Requirements
- At least four years of experience in a public garden
- A driving licence for small trucks
- Knowledge of irrigation systems
- Chainsaw certificate`;
const jobLines = job.split('\n').map((line) => line.replace(/^- /, ''));

const own = ['Berta Fingida', 'Baker in Teruel', 'Experience', 'Baker, Horno Inventado, 2015 - 2024', 'Baked bread for forty shops and trained three apprentices.', 'Education', 'Vocational training in bakery, 2014'];

/** What is left of a resume without the passages found. */
function left(resume: string, from = englishText(job)): string {
  const kept = findPastedJob(englishText(resume), from).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), resume);
  return kept.split('\n').filter((line) => /\p{L}/u.test(line)).join('\n');
}

describe('a copied job description is found, and nothing of the candidate\'s own,', () => {
  const shuffled = [5, 2, 8, 0, 3, 6, 1, 7, 4].map((at) => jobLines[at]!);

  test.for([
    ['below the resume', [...own, '', job]],
    ['above the resume', [job, '', ...own]],
    ['with other bullets', [...own, ...jobLines.map((line) => `→ ${line}`)]],
    ['with its lines shuffled', [...own, ...shuffled]],
    ['as one paragraph', [...own, jobLines.join(' ')]],
    ['wrapped in other places', [...own, ...jobLines.map((line) => line.replace(/(.{20,30}) /g, '$1\n'))]],
    ['with words left out', [...own, ...jobLines.map((line) => line.split(' ').filter((_, at) => at % 6 !== 5).join(' '))]],
    ['in a table', [...own, ...jobLines.slice(1).map((line, at) => `${line} | ${jobLines[at]}`)]],
    ['in the first person', [...own, ...jobLines.slice(1, 8).map((line) => `I have ${line}`)]],
    ['in pieces', [own.slice(0, 3).join('\n'), ...jobLines.slice(0, 3), '', own[3]!, own[4]!, ...jobLines.slice(3), '', ...own.slice(5)]],
  ] as const)('%s', ([, resume]) => {
    expect(left(resume.join('\n'))).toBe(own.join('\n'));
  });

  test('in the English of a Spanish job, in a Spanish resume and in its translation', () => {
    const spanish = 'Buscamos a alguien que planifique con dos colegas la plantación de los invernaderos. Podarás en invierno los árboles frutales y anotarás cada enfermedad de las plantas que encuentres.';
    const bilingual = (original: string, english: string): BilingualText => {
      const [from, to] = [{ start: 0, end: original.length }, { start: 0, end: english.length }];
      return { language: 'es', original, english, alignment: [{ original: from, english: to }] };
    };
    const translated = bilingual(spanish, job);
    expect(findPastedJob(englishText(`${own.join('\n')}\n${job}`), translated)).not.toEqual([]);
    expect(findPastedJob(bilingual(`Berta Fingida\n${spanish}`, 'Berta Fingida\nWe seek someone.'), translated)).not.toEqual([]);
    expect(findPastedJob(bilingual('Panadera. '.repeat(9), job), englishText(job))).not.toEqual([]);
  });
});

describe('an honest resume stays whole', () => {
  test('with one sentence like the job\'s', () => {
    const resume = [...own, 'I prune fruit trees in winter and keep a written record of what I find.'].join('\n');
    expect(left(resume)).toBe(resume);
  });

  test('with the skills and the certificates that the job names, in its order', () => {
    const resume = [...own, 'Skills', 'Knowledge of irrigation systems', 'Chainsaw certificate', 'Driving licence for small trucks', 'Planting greenhouses, pruning fruit trees, plant diseases'].join('\n');
    expect(left(resume)).toBe(resume);
  });

  test('with a list of skills in one line that is the job\'s own', () => {
    const skills = 'Reading comprehension, written communication, critical thinking skills, time management and coordination, quality control analysis, negotiation and persuasion, judgement and decision making, public speaking, lesson planning, teaching adults, curriculum development';
    const resume = [...own, skills].join('\n');
    expect(left(resume, englishText(`Teacher\n${skills}`))).toBe(resume);
  });
});

test('texts of any length are compared in no time', () => {
  const start = performance.now();
  findPastedJob(englishText('the garden and the trees '.repeat(16_000)), englishText('the trees and the garden '.repeat(16_000)));
  findPastedJob(englishText(`${job}\n`.repeat(500)), englishText(job));
  expect(performance.now() - start).toBeLessThan(10_000);
});

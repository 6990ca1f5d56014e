import { sampleCandidate, sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import { expect, test } from 'vitest';
import { words } from '../reports/words.ts';
import { sampleFacts } from './sample-facts.ts';
import { type LetterFacts, letterValues } from './values.ts';

const span = { start: 0, end: 0 };
const at = '2026-05-04T10:00:00.000Z';
const factsOf = (candidacy: Partial<LetterFacts['candidacy']>): LetterFacts => ({
  ...sampleFacts.en,
  candidacy: { ...sampleCandidate({ corrections: [] }), decided: null, ...candidacy },
});
const welding = sampleRequirement({
  id: 'weld',
  text: 'Welding',
  originalText: 'Soldadura',
  must: true,
  verdict: 'partial',
  quotes: [{ text: 'Two years\n of welding', originalText: 'Dos años\n de soldadura', english: span, original: span }],
});
const german = sampleRequirement({ id: 'de', text: 'German', must: false, verdict: 'missing', quotes: [] });

test('shown requirements come with their verdict and the lines of the resume as they were written', () => {
  const facts = factsOf({ requirements: [german, welding] });
  expect(letterValues(facts, words.en)).toMatchObject({
    asked: '- Welding (must-have)\n- German',
    requirements: '- Welding (must-have): partly shown. Your resume says: “Dos años de soldadura”',
    notShown: '- German',
  });
  expect(letterValues(facts, words.es)).toMatchObject({
    asked: '- Soldadura (imprescindible)\n- German',
    requirements: '- Soldadura (imprescindible): consta en parte. Su currículum dice: «Dos años de soldadura»',
  });
});

test('of very many shown requirements the most important are told and the others counted', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    sampleRequirement({
      id: `r${index}`,
      text: `Skill ${index}`,
      must: false,
      weight: index,
      verdict: 'met',
      quotes: [],
    }),
  );
  const { requirements } = letterValues(factsOf({ requirements: many }), words.en);
  expect(requirements.split('\n')).toHaveLength(11);
  expect(requirements).toMatch(/^- Skill 11: shown\./);
  expect(requirements).toMatch(/2 more are shown\.$/);
});

test('a decision names who recorded it and when; without one the letter says so', () => {
  const decided = { by: { id: 1, name: 'Marta Solé' }, at };
  const decision = (candidacy: Partial<LetterFacts['candidacy']>, language: 'en' | 'es' = 'en') =>
    letterValues(factsOf(candidacy), words[language]).decision;
  expect(decision({ status: 'Not a Fit', decided })).toBe(
    'We decided that your application does not fit this role. This was recorded by Marta Solé on May 4, 2026.',
  );
  expect(decision({ status: 'Rejected by Client', decided: { by: null, at } }, 'es')).toBe(
    'Nuestro cliente decidió no seguir adelante con su candidatura. Se registró el 4 de mayo de 2026.',
  );
  expect(decision({ status: 'Analyzed', decided })).toBe('No decision is recorded.');
  expect(decision({ status: 'Submitted to Client', decided })).toBe(
    'Your application was passed on to our client. This was recorded by Marta Solé on May 4, 2026. No ' +
      'decision is recorded.',
  );
});

test('corrections are told without their reasons, and only those that count', () => {
  const correction = {
    jobDescriptionId: 1,
    requirementId: 'weld',
    requirement: 'Welding',
    verdict: 'met' as const,
    found: 'missing' as const,
    reason: 'Something private',
    author: null,
    correctedAt: at,
    fits: true,
  };
  const corrections = [correction, { ...correction, requirementId: 'gone' }, { ...correction, fits: false }];
  const values = letterValues(factsOf({ requirements: [welding], corrections, matchScore: 40 }), words.en);
  expect(values.corrections).toBe(
    '- Welding: Cotejo found “not shown”. A recruiter changed this to “shown” on May 4, 2026.',
  );
  expect(values.tool).toContain('The score, with the corrections below, is 40 of 100.');
  expect(JSON.stringify(values)).not.toContain('private');
  expect(letterValues(factsOf({ corrections: [{ ...correction, fits: false }] }), words.en)).toMatchObject({
    corrections: 'Nothing was corrected.',
    tool: expect.not.stringContaining('with the corrections'),
  });
});

test('passages that did not count and a translation are told, each once', () => {
  const warning = { kind: 'hidden-text' as const, quotes: [], count: 1 };
  const warnings = [warning, warning] as unknown as LetterFacts['candidacy']['warnings'];
  const { tool } = letterValues(factsOf({ warnings, isTranslated: true, language: 'es' }), words.en);
  expect(tool).toContain('Passages of your resume that did not count: Text that a reader would not see.');
  expect(tool).toContain('It read a translation of your resume, which is in Spanish.');
});

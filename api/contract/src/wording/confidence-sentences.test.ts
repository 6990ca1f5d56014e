import type { ConfidenceReason } from '../analysis.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { confidenceSentences } from './confidence-sentences.ts';

const sentencesOf = (reasons: ConfidenceReason[], texts = en) =>
  confidenceSentences({ level: 'low', judged: 5, requirements: 7, reasons }, texts);

test('each reason is a sentence with its numbers, and the number of judged requirements comes last', () => {
  expect(
    sentencesOf([
      { code: 'scan', document: 'resume', pages: 2, of: 3, confidence: 0.716, lowersTo: 'medium' },
      { code: 'cut', document: 'job', what: 'requirements', limit: 40, lowersTo: 'medium' },
      { code: 'left-out', share: 0.4, lowersTo: 'low' },
      { code: 'few-requirements', requirements: 1, lowersTo: 'low' },
    ]),
  ).toEqual([
    '2 of 3 pages of the resume are pictures whose words were recognized with 72% certainty.',
    'Job description: More than 40 requirements were found. The 40 most important ones are judged.',
    '40% of the resume’s words are in passages that do not count.',
    'The job description names only one requirement.',
    '5 of 7 requirements could be judged.',
  ]);
});

test('what could not be judged is said once', () => {
  expect(sentencesOf([{ code: 'unjudged', unjudged: 2, of: 7, lowersTo: 'medium' }])).toEqual([
    '2 of 7 requirements could not be judged, and that may cost the candidate points.',
  ]);
});

test('that all could be judged is no reason to read a score with care', () => {
  const [met, partial, of] = [1, 2, 5];
  const confidence = { level: 'medium', judged: 7, requirements: 7 } as const;
  const closeMusts = { code: 'close-musts', met, partial, of, lowersTo: 'medium' } as const;
  expect(confidenceSentences({ ...confidence, reasons: [closeMusts] }, en)).toHaveLength(1);
  expect(confidenceSentences({ ...confidence, level: 'high', reasons: [] }, en)).toEqual([
    '7 of 7 requirements could be judged.',
  ]);
});

test('a language is named in the language of the page, also one that is rare', () => {
  expect(sentencesOf([{ code: 'language', document: 'job', language: 'sv', lowersTo: 'low' }])[0]).toContain(
    'The job description is in Swedish:',
  );
  expect(sentencesOf([{ code: 'language', document: 'resume', language: 'fr', lowersTo: 'low' }], es)[0]).toContain(
    'El currículum está en francés:',
  );
});

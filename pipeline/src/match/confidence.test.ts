import { describe, expect, test } from 'vitest';
import type { JudgedRequirement } from '../results.ts';
import { englishText, jobText, profile, resumeText } from '../testing/sample-candidate.ts';
import { type ConfidenceInput, confidenceOf } from './confidence.ts';

const requirement = (changes: Partial<JudgedRequirement>): JudgedRequirement => ({
  id: 'r',
  text: 'Excel',
  kind: 'skill',
  must: true,
  weight: 1,
  skills: ['Microsoft Excel'],
  verdict: 'met',
  degree: 1,
  quotes: [],
  ...changes,
});
const six = Array.from({ length: 6 }, () => requirement({}));
const text = englishText(`${resumeText}\n${'She kept the books of the company in order. '.repeat(10)}`);
const whole = { text, words: { all: 200, leftOut: 0 } };
const foreign = (text: string) => ({ ...englishText(text), language: 'pt' });

function judged(changes: {
  job?: Partial<ConfidenceInput['job']>;
  resume?: Partial<ConfidenceInput['resume']>;
  requirements?: JudgedRequirement[];
  profile?: ConfidenceInput['profile'];
}) {
  const { level, ...rest } = confidenceOf({
    job: { text: englishText(jobText), title: 'Accountant', ...changes.job },
    resume: { ...whole, ...changes.resume },
    requirements: changes.requirements ?? six,
    profile: changes.profile ?? { ...profile, sections: [] },
  });
  return { level, ...rest, codes: rest.reasons.map(({ code }) => code) };
}

describe('the confidence in a score', () => {
  test('is high without a reason where both documents were read and everything could be judged', () => {
    expect(judged({})).toMatchObject({ level: 'high', judged: 6, requirements: 6, reasons: [] });
  });

  test('is that of the worst reason', () => {
    expect(judged({ resume: { cuts: [{ what: 'pages', limit: 200 }] } })).toMatchObject({
      level: 'medium',
      reasons: [{ code: 'cut', document: 'resume', what: 'pages', limit: 200, lowersTo: 'medium' }],
    });
    expect(
      judged({ resume: { cuts: [{ what: 'pages', limit: 200 }], text: foreign(whole.text.original) } }),
    ).toMatchObject({ level: 'low', codes: ['language', 'cut'] });
  });

  test('falls with how surely a scan was read, and with pages of which nothing was', () => {
    const scan = (confidence: number, unread = 0) =>
      judged({ job: { pages: { total: 4, recognised: 4 - unread, unread, confidence } } });
    expect(scan(0.9).level).toBe('high');
    expect(scan(0.8)).toMatchObject({
      level: 'medium',
      reasons: [{ code: 'scan', document: 'job', pages: 4, of: 4, confidence: 0.8 }],
    });
    expect(scan(0.6).level).toBe('low');
    expect(scan(0.9, 1)).toMatchObject({ level: 'medium', reasons: [{ code: 'unread-pages', pages: 1, of: 4 }] });
    expect(scan(0.9, 2).level).toBe('low');
  });

  test('falls with the share of words that do not count', () => {
    const leftOut = (share: number) => judged({ resume: { words: { all: 200, leftOut: 200 * share } } });
    expect([0, 0.02, 0.15, 0.5].map((share) => leftOut(share).level)).toEqual(['high', 'high', 'medium', 'low']);
  });

  test('is low for a resume in a language that is neither read nor translated', () => {
    const requirements = [
      ...six.slice(2),
      requirement({ verdict: 'missing', degree: 0 }),
      requirement({ verdict: 'partial', degree: 0.5 }),
    ];
    const {
      level,
      reasons,
      judged: count,
    } = judged({
      resume: { text: foreign(whole.text.original) },
      requirements,
      profile: { positions: [], sections: [] },
    });
    expect({ level, reasons, count }).toEqual({
      level: 'low',
      reasons: [{ code: 'language', document: 'resume', language: 'pt', lowersTo: 'low' }],
      count: 5,
    });
    const translated = { ...foreign(whole.text.original), english: `${whole.text.original} ` };
    expect(judged({ resume: { text: translated }, requirements })).toMatchObject({ level: 'high', judged: 6 });
  });

  test('is low for a job in such a language, of whose requirements only the named skills are judged', () => {
    const requirements = [
      ...six.slice(2),
      requirement({ verdict: 'missing', skills: [] }),
      requirement({ verdict: 'missing' }),
    ];
    expect(judged({ job: { text: foreign(jobText) }, requirements })).toMatchObject({
      level: 'low',
      judged: 5,
      codes: ['language'],
    });
  });

  test('falls with few requirements, and is low without any', () => {
    const few = (count: number) => judged({ requirements: six.slice(0, count) });
    expect(few(0)).toMatchObject({ level: 'low', codes: ['no-requirements'], judged: 0, requirements: 0 });
    expect(few(2)).toMatchObject({ level: 'low', reasons: [{ code: 'few-requirements', requirements: 2 }] });
    expect([4, 5].map((count) => few(count).level)).toEqual(['medium', 'high']);
  });

  test('falls with a short resume', () => {
    expect(judged({ resume: { words: { all: 4, leftOut: 0 } } })).toMatchObject({ level: 'low', codes: ['short'] });
    expect(judged({ resume: { words: { all: 30, leftOut: 0 } } })).toMatchObject({
      level: 'medium',
      reasons: [{ code: 'short', words: 30 }],
    });
  });

  test('is medium without dated positions and low where nothing else looks like a resume', () => {
    expect(judged({ profile: { positions: [], sections: ['skills'] } })).toMatchObject({
      level: 'medium',
      codes: ['undated'],
    });
    expect(judged({ profile: { positions: [], sections: [] } })).toMatchObject({ level: 'low', codes: ['no-resume'] });
    expect(judged({ profile: { positions: [] } }).codes).toEqual(['undated']);
  });

  test('falls with a resume that tells few facts, and is low where it tells next to none', () => {
    const told = (believed: number) => judged({ profile: { positions: profile.positions, believed } });
    expect(told(0.8)).toMatchObject({ level: 'medium', codes: ['few-facts'] });
    expect(told(0.2)).toMatchObject({ level: 'low', codes: ['few-facts'] });
  });

  test('counts years that no dated position shows as not judged', () => {
    const years = requirement({ minYears: 5, verdict: 'partial', degree: 0.4 });
    const undated = (count: number) =>
      judged({
        requirements: [...six.slice(count), ...Array.from({ length: count }, () => years)],
        profile: { positions: [], sections: ['skills'] },
      });
    expect(undated(2)).toMatchObject({
      level: 'low',
      judged: 4,
      reasons: [{ code: 'undated' }, { code: 'unjudged', unjudged: 2, of: 6 }],
    });
    const absent = [...six, requirement({ minYears: 5, verdict: 'missing', degree: 0 })];
    expect(judged({ requirements: absent, profile: { positions: [], sections: ['skills'] } })).toMatchObject({
      judged: 7,
      codes: ['undated'],
    });
  });

  test('falls where most requirements name nothing that can be looked up', () => {
    const soft = (count: number) =>
      judged({ requirements: six.map((one, at) => (at < count ? { ...one, skills: [] } : one)) });
    expect([0, 3, 4].map((count) => soft(count).level)).toEqual(['high', 'high', 'medium']);
    expect(soft(6)).toMatchObject({ level: 'low', reasons: [{ code: 'soft-requirements', hard: 0, of: 6 }] });
  });

  test('is medium where it hangs on partly met must-haves whether half of them are shown', () => {
    const musts = (met: number, partial: number) =>
      judged({
        requirements: six.map((one, at) => ({
          ...one,
          verdict: at < met ? ('met' as const) : at < met + partial ? ('partial' as const) : ('missing' as const),
        })),
      });
    expect(musts(2, 2)).toMatchObject({
      level: 'medium',
      reasons: [{ code: 'close-musts', met: 2, partial: 2, of: 6, lowersTo: 'medium' }],
    });
    expect([musts(3, 3), musts(1, 1), musts(0, 0)].map(({ level }) => level)).toEqual(['high', 'high', 'high']);
  });

  test('is medium where the job description names no role, and low with another doubt', () => {
    expect(judged({ job: { title: '' } })).toMatchObject({ level: 'medium', codes: ['no-title'] });
    expect(judged({ job: { title: '' }, resume: { words: { all: 30, leftOut: 0 } } }).level).toBe('low');
  });
});

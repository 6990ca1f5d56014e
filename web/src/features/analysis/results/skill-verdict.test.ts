import { expect, test } from 'vitest';
import { sampleCandidate, sampleRequirement } from '@cotejo/contract/testing/sample-candidate';
import { mentionOf, skillVerdict } from './skill-verdict.ts';

const quote = (text: string) => ({ text, english: { start: 0, end: 4 }, original: { start: 0, end: 4 } });

test('a verdict with a quote decides, however the summary is worded', () => {
  const candidate = sampleCandidate({
    summary: 'No Kubernetes experience.',
    requirements: [
      sampleRequirement({ skills: ['Kubernetes'], verdict: 'missing', degree: 0 }),
      sampleRequirement({ id: 'r2', skills: ['Java'], quotes: [quote('Java')] }),
    ],
  });
  expect(skillVerdict('kubernetes', candidate).state).toBe('missing');
  expect(skillVerdict('Java', candidate)).toMatchObject({ state: 'met', requirement: { id: 'r2' } });
});

test('a requirement with alternatives ticks the one that its quote names, and says so of the others', () => {
  const candidate = sampleCandidate({
    requirements: [sampleRequirement({ skills: ['React', 'Vue'], quotes: [quote('Three years of React')] })],
  });
  expect(skillVerdict('React', candidate).state).toBe('met');
  expect(skillVerdict('Vue', candidate)).toMatchObject({ state: 'other', requirement: { id: 'r1' } });
});

test('a tick without a quote is a cross', () => {
  expect(skillVerdict('Java', sampleCandidate({ requirements: [sampleRequirement({})] })).state).toBe('missing');
});

test('a skill without a verdict counts as mentioned when it or a synonym is in the texts', () => {
  const candidate = sampleCandidate({
    summary: 'Runs workloads in Docker.',
    keyStrengths: [{ title: 'Cloud', description: 'Infrastructure as Code for two teams.' }],
  });
  expect(skillVerdict('Kubernetes', candidate).state).toBe('mentioned');
  expect(mentionOf('AWS', candidate)).toBe('mentioned');
  expect(mentionOf('Terraform', candidate)).toBe('mentioned');
  expect(mentionOf('NetApp', candidate)).toBeUndefined();
});

test('a skill that the text of a requirement names takes its verdict, whatever the summaries say', () => {
  const degree = sampleRequirement({
    text: 'A degree in computer science',
    kind: 'education',
    skills: [],
    verdict: 'missing',
    degree: 0,
  });
  const candidate = sampleCandidate({
    summary: 'Studied no computer science.',
    requirements: [degree],
    areasForConsideration: [{ title: 'Education', description: 'Computer science is not shown.' }],
  });
  expect(skillVerdict('Computer science', candidate)).toEqual({ state: 'missing', requirement: degree });
  const studied = { ...degree, verdict: 'met' as const, degree: 1, quotes: [quote('BSc Computer Science')] };
  expect(skillVerdict('Computer science', { ...candidate, requirements: [degree, studied] }).state).toBe('met');
});

test('a skill that a requirement names by another word takes its verdict', () => {
  const mentor = sampleRequirement({ text: 'Work with a squad and mentor it', skills: [], otherSkills: ['Teamwork'] });
  const candidate = sampleCandidate({ summary: 'Teamwork.', requirements: [mentor] });
  expect(skillVerdict('Teamwork', candidate)).toEqual({ state: 'missing', requirement: mentor });
});

test('a skill that appears among the considerations alone is told apart from one in the summary', () => {
  const candidate = sampleCandidate({
    summary: 'Runs Docker.',
    areasForConsideration: [{ title: 'Ansible', description: 'Not shown.' }],
  });
  expect(skillVerdict('Ansible', candidate).state).toBe('considered');
  expect(skillVerdict('Kubernetes', candidate).state).toBe('mentioned');
  expect(skillVerdict('Rust', candidate)).toEqual({ state: 'unasked' });
});

test('a word inside another one is not a mention', () => {
  const candidate = sampleCandidate({ summary: 'JavaScript and C++ at Rival.' });
  expect(mentionOf('Java', candidate)).toBeUndefined();
  expect(mentionOf('C', candidate)).toBeUndefined();
  expect(mentionOf('C++', candidate)).toBe('mentioned');
});

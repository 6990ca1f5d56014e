import { expect, test } from 'vitest';
import { sampleCandidate, sampleRequirement } from '../sample-candidate.ts';
import { isMentioned, skillVerdict } from './skill-verdict.ts';

const quote = (text: string) => ({ text, english: { start: 0, end: 4 }, original: { start: 0, end: 4 } });

test('a verdict with a quote decides, however the summary is worded', () => {
  const candidate = sampleCandidate({
    summary: 'No Kubernetes experience.',
    requirements: [sampleRequirement({ skills: ['Kubernetes'], verdict: 'missing', degree: 0 }), sampleRequirement({ id: 'r2', skills: ['Java'], quotes: [quote('Java')] })],
  });
  expect(skillVerdict('kubernetes', candidate).state).toBe('missing');
  expect(skillVerdict('Java', candidate)).toMatchObject({ state: 'met', requirement: { id: 'r2' } });
});

test('a requirement with alternatives ticks only the one that its quote names', () => {
  const candidate = sampleCandidate({ requirements: [sampleRequirement({ skills: ['React', 'Vue'], quotes: [quote('Three years of React')] })] });
  expect(skillVerdict('React', candidate).state).toBe('met');
  expect(skillVerdict('Vue', candidate).state).toBe('missing');
});

test('a tick without a quote is a cross', () => {
  expect(skillVerdict('Java', sampleCandidate({ requirements: [sampleRequirement({})] })).state).toBe('missing');
});

test('a skill without a verdict counts as mentioned when it or a synonym is in the texts', () => {
  const candidate = sampleCandidate({ summary: 'Runs workloads in Docker.', keyStrengths: [{ title: 'Cloud', description: 'Infrastructure as Code for two teams.' }] });
  expect(skillVerdict('Kubernetes', candidate).state).toBe('mentioned');
  expect(isMentioned('AWS', candidate)).toBe(true);
  expect(isMentioned('Terraform', candidate)).toBe(true);
  expect(isMentioned('NetApp', candidate)).toBe(false);
});

test('a word inside another one is not a mention', () => {
  const candidate = sampleCandidate({ summary: 'JavaScript and C++ at Rival.' });
  expect(isMentioned('Java', candidate)).toBe(false);
  expect(isMentioned('C', candidate)).toBe(false);
  expect(isMentioned('C++', candidate)).toBe(true);
});

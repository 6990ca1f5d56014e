import type { Analysis } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { sampleCandidate } from '@cotejo/contract/testing/sample-candidate';
import { addressIn, selectedIn } from './address.ts';

const analysis: Analysis = {
  jobDescription: { id: 3, originalFileName: 'job.pdf', title: 'Engineer', originalTitle: null, skills: [] },
  resumes: [],
  selectedCandidate: sampleCandidate({ id: 8 }),
};

test('the address decides which candidate is selected, and where it names none it is the best one', () => {
  expect(selectedIn({ resumeId: 5 }, analysis)).toBe(5);
  expect(selectedIn({}, analysis)).toBe(8);
  expect(selectedIn({}, undefined)).toBeUndefined();
});

test('after the selected candidate was removed no other one takes its place', () => {
  expect(selectedIn({ resumeId: 'none' }, analysis)).toBeUndefined();
});

test('an address keeps whole numbers and the word none, and nothing else', () => {
  expect(addressIn({ jobDescriptionId: 3, resumeId: 'none', roleId: 'x' })).toEqual({
    jobDescriptionId: 3,
    resumeId: 'none',
    roleId: undefined,
  });
  expect(addressIn({ resumeId: 'all' }).resumeId).toBeUndefined();
});

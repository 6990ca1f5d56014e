import type { Candidate, JudgedRequirement } from '../analysis.ts';

/** A fictional candidate for tests. */
export function sampleCandidate(changes: Partial<Candidate>): Candidate {
  return {
    id: 1,
    analysisId: 1,
    name: 'Nadia Quill',
    matchScore: 72,
    musts: 0,
    mustsMet: 0,
    summary: 'An engineer.',
    technicalSummary: null,
    experienceSummary: null,
    keyStrengths: [],
    areasForConsideration: [],
    inSpanish: null,
    status: 'Analyzed',
    expectedSalary: null,
    originalFileName: 'nadia.pdf',
    language: 'en',
    isTranslated: false,
    requirements: [],
    corrections: [],
    arithmetic: [],
    openRequirements: [],
    confidence: null,
    isPending: false,
    warnings: [],
    cuts: [],
    rubricVersion: 1,
    provenance: [],
    asOf: '2026-01',
    createdAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  };
}

/** A fictional requirement for tests. */
export function sampleRequirement(changes: Partial<JudgedRequirement>): JudgedRequirement {
  return {
    id: 'r1',
    text: 'Java',
    kind: 'skill',
    must: true,
    weight: 1,
    skills: ['Java'],
    verdict: 'met',
    degree: 1,
    quotes: [],
    ...changes,
  };
}

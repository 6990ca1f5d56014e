import { cases } from '../cases/index.ts';
import { type Judged, nothingMeasured } from '../measure.ts';
import type { Attempt, Question } from '../recorder.ts';

export const [payroll] = cases as [(typeof cases)[number]];
export const [strong, between, weak] = payroll.candidates as [
  Judged['candidate'],
  Judged['candidate'],
  Judged['candidate'],
];

export const question = (attempts: Attempt[], isAccepted: boolean, more: Partial<Question> = {}): Question => ({
  stage: 'summarise',
  input: '',
  attempts,
  isAccepted,
  ...more,
});
export const attempt = (value: unknown = {}): Attempt => ({ value });

/** A candidate judged with a score and a degree for every requirement. */
export function judged(
  candidate: Judged['candidate'],
  score: number,
  { degree = 1, seconds = 1, isOwn = true, failures = [] as string[] } = {},
): Judged {
  const requirements = payroll.reading.requirements.map((requirement) => ({
    ...requirement,
    verdict: degree === 1 ? 'met' : 'partial',
    degree,
    quotes: [],
  }));
  return {
    case: payroll,
    candidate,
    analysis: { matchScore: score, requirements, provenance: [] } as unknown as Judged['analysis'] & {},
    isOwn,
    failures,
    seconds,
  };
}

export const measured = (more: Partial<ReturnType<typeof nothingMeasured>>) => ({ ...nothingMeasured(), ...more });

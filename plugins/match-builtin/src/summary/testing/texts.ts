import type { Position, SummaryRequest } from '@cotejo/plugin-kit';
import { summarise } from '../summarise.ts';
import { type Asked, requirementsOf } from './asked.ts';

export const clerk: Position = {
  title: 'Payroll clerk',
  employer: 'Molinos Alba',
  start: '2019-03',
  current: true,
  months: 60,
  span: { start: 0, end: 100 },
};

/** The texts about somebody of whom requirements have been judged; the quotes stand at letter 200 and behind. */
export function texts(asked: Asked[], profile: Partial<SummaryRequest['profile']> = {}) {
  const requirements = requirementsOf(asked);
  return summarise({
    job: { title: 'Payroll specialist', skills: [], requirements },
    candidateName: 'Nerea Inventada',
    score: 50,
    profile: {
      positions: [clerk],
      totalYears: 5,
      education: [],
      languages: [],
      certifications: [],
      skills: [],
      ...profile,
    },
    verdicts: asked.map(({ said = 'missing', quote, note, years }, index) => ({
      requirementId: `r${index + 1}`,
      verdict: said,
      degree: said === 'missing' ? 0 : 1,
      quotes: quote ? [{ text: quote, start: 200 + index, end: 210 + index }] : [],
      ...(note && { note }),
      ...(years !== undefined && { years }),
    })),
  });
}

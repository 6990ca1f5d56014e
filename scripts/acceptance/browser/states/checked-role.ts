import { type ExplainedSwap, type SwapCheck, swapKinds } from '@cotejo/contract';
import { names } from '../company.ts';

const line = { id: 'r1', source: 'requirement', before: 9.2, after: 6.1 } as const;

/** A check of a role in which every kind of swap occurs, two of them with a score that moved. */
export const swapCheck: SwapCheck = {
  id: 1,
  state: 'done',
  done: 50,
  of: 50,
  unreadable: 2,
  rubricVersion: 3,
  outdated: true,
  createdAt: '2026-03-04T09:30:00.000Z',
  movements: swapKinds.map((kind, at) => ({
    kind,
    resumes: 48 - 7 * at,
    moved: at < 4 ? 0 : at - 3,
    mean: at < 4 ? 0 : -0.25 * at,
    median: 0,
    largest: at < 4 ? 0 : -at,
  })),
  moved: [
    { id: 1, name: 'Owen Tadesse', kind: 'gap', before: 71, after: 66, lines: [line] },
    { id: 2, name: names.client, kind: 'address', before: 40, after: 36, lines: [line] },
  ],
};

/** Why the first of them moved. */
export const explainedSwap: ExplainedSwap = {
  candidacyId: 1,
  before: 71,
  after: 66,
  swapped: [{ before: 'Support lead, Contoso, 2016 – 2019', after: 'Support lead, Contoso, 2016 – 2018' }],
  lines: [
    {
      id: 'r1',
      source: 'requirement',
      label: 'At least five years in customer support',
      maxPoints: 12.5,
      before: { points: 9.2, verdict: 'met', quotes: [{ text: 'Support lead, Contoso, 2016 – 2019' }] },
      after: { points: 6.1, verdict: 'partial', quotes: [{ text: 'Support lead, Contoso, 2016 – 2018' }] },
    },
    {
      id: 'field',
      source: 'signal',
      label: 'Closeness of the whole resume to the field',
      labelInSpanish: 'Cercanía de todo el currículum al sector',
      maxPoints: 13.2,
      before: { points: 4.1, quotes: [] },
      after: { points: 4.0, quotes: [] },
    },
  ],
};

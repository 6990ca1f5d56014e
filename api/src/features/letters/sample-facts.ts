import type { Language } from '@cotejo/contract';
import type { LetterFacts } from './values.ts';

const span = { start: 0, end: 0 };
const requirement = (
  id: string,
  text: string,
  must: boolean,
  quote?: string,
): LetterFacts['candidacy']['requirements'][number] => ({
  id,
  text,
  kind: 'skill',
  must,
  weight: 1,
  skills: [],
  verdict: quote === undefined ? 'missing' : 'met',
  degree: quote === undefined ? 0 : 1,
  quotes: quote === undefined ? [] : [{ text: quote, english: span, original: span }],
});

type Texts = { role: string; asked: [must: string, other: string, lacking: string]; quotes: [string, string] };

const factsOf = ({ role, asked, quotes }: Texts): LetterFacts => ({
  candidacy: {
    name: 'Alex Romero',
    status: 'Rejected by Recruiter',
    decided: { by: { id: 1, name: 'Marta Solé' }, at: '2026-03-16T09:00:00.000Z' },
    requirements: [
      requirement('r1', asked[0], true, quotes[0]),
      requirement('r2', asked[1], false, quotes[1]),
      requirement('r3', asked[2], true),
    ],
    corrections: [
      {
        jobDescriptionId: 1,
        requirementId: 'r2',
        requirement: asked[1],
        verdict: 'met',
        found: 'missing',
        reason: '',
        author: { id: 1, name: 'Marta Solé' },
        correctedAt: '2026-03-12T09:00:00.000Z',
        fits: true,
      },
    ],
    matchScore: 61,
    language: 'en',
    isTranslated: false,
    warnings: [],
    provenance: [],
  },
  role,
  company: 'Solé & Hahn',
  recruiter: 'Marta Solé',
  contact: 'Marta Solé, marta@example.org',
  arrived: Date.parse('2026-03-02'),
  today: Date.parse('2026-03-18'),
});

/** A made-up candidacy, by which a template can be looked at. */
export const sampleFacts: Record<Language, LetterFacts> = {
  en: factsOf({
    role: 'Warehouse lead',
    asked: ['Three years in a warehouse', 'Forklift license', 'German'],
    quotes: ['Warehouse operative, 2019 to 2025', 'Forklift license since 2020'],
  }),
  es: factsOf({
    role: 'Responsable de almacén',
    asked: ['Tres años en un almacén', 'Carné de carretillero', 'Alemán'],
    quotes: ['Mozo de almacén, de 2019 a 2025', 'Carné de carretillero desde 2020'],
  }),
};

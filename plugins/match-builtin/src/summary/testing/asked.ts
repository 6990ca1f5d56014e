import type { Remarks, Requirement, Verdict } from '@cotejo/plugin-kit';

/** A requirement, and what a made-up resume shows of it. */
export type Asked = Partial<Requirement> & Remarks & { said?: Verdict; quote?: string };

/** The requirements, with the ids r1, r2 … and those of a must-have skill for what is not given. */
export const requirementsOf = (asked: Asked[]): Requirement[] =>
  asked.map(({ said: _said, quote: _quote, note: _note, noteInSpanish: _spanish, years: _years, ...one }, index) => ({
    id: `r${index + 1}`,
    text: 'Payroll',
    kind: 'skill',
    must: true,
    weight: 1,
    skills: [],
    ...one,
  }));

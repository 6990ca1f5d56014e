import { categoryRates } from './es/category-rates.ts';
import { common } from './es/common.ts';
import { letters } from './es/letters.ts';
import { decision } from './es/decision.ts';
import { packs } from './es/packs.ts';
import { papers } from './es/papers.ts';
import { results } from './es/results.ts';
import type { Wording } from './wording.ts';

/** The Spanish words of reports. */
export const es: Wording = {
  language: { locale: 'es' },
  product: 'Cotejo',
  ...common,
  ...results,
  ...papers,
  ...packs,
  ...letters,
  ...categoryRates,
  ...decision,
};

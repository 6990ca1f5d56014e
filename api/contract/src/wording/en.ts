import { categoryRates } from './en/category-rates.ts';
import { common } from './en/common.ts';
import { letters } from './en/letters.ts';
import { decision } from './en/decision.ts';
import { packs } from './en/packs.ts';
import { papers } from './en/papers.ts';
import { results } from './en/results.ts';

/** The English words of reports. */
export const en = {
  language: { locale: 'en' },
  product: 'Cotejo',
  ...common,
  ...results,
  ...papers,
  ...packs,
  ...decision,
  ...letters,
  ...categoryRates,
};

import type { Wording } from './wording.ts';
import { common } from './es/common.ts';
import { results } from './es/results.ts';

/** The Spanish words of reports. */
export const es: Wording = { language: { locale: 'es' }, product: 'Cotejo', ...common, ...results };

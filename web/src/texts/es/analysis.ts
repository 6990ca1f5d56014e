import { papers } from '@cotejo/contract/wording/es/papers';
import { results } from '@cotejo/contract/wording/es/results';
import { correction } from './correction.ts';
import { documents } from './documents.ts';

/** The analysis screen and the report. */
export const analysis = { ...documents, ...results, ...papers, ...correction };

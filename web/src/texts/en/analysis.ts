import { papers } from '@cotejo/contract/wording/en/papers';
import { results } from '@cotejo/contract/wording/en/results';
import { correction } from './correction.ts';
import { documents } from './documents.ts';

/** The analysis screen and the report. */
export const analysis = { ...documents, ...results, ...papers, ...correction };

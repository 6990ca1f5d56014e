import { documents } from './documents.ts';
import { results } from './results.ts';

/** The analysis screen and the report. */
export const analysis = { ...documents, ...results };

import type { en } from './en.ts';

/** What pages and reports both say, in one language. */
export type Wording = typeof en;

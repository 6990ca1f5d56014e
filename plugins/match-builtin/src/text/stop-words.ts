import { readPhrases } from './phrases.ts';

const idle = new Set(['stop-words', 'commonplaces'].flatMap((name) => readPhrases(import.meta.url, name)));

/** Whether a folded word is a function word or a commonplace of resumes and job descriptions. */
export const isIdle = (word: string): boolean =>
  idle.has(word) || (word.length === 1 && word !== 'c' && word !== 'r') || /^\d+$/.test(word);

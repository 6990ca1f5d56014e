import { inGroup, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'seeking');
const either = inGroup(table, 'either');

/** The sources of regular expressions for "looking for" and the like, right before a title, and before what somebody has. */
export const seekingTitle = patternOf([...either, ...inGroup(table, 'title')]);
export const seekingPerson = patternOf([...either, ...inGroup(table, 'person')]);

import { inGroup, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'seeking');
const either = inGroup(table, 'either');

/** The source of a regular expression for "looking for" and the like, right before a title. */
export const seekingTitle = patternOf([...either, ...inGroup(table, 'title')]);

/** The source of one for "looking for", "requires" and the like, before what somebody has. */
export const seekingPerson = patternOf([...either, ...inGroup(table, 'person')]);

/** The source of one for "looking for" and the like at the end of a line, above a title. */
export const seekingAbove = patternOf(inGroup(table, 'before'));

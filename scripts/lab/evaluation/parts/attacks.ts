import type { Part } from '../section.ts';
import { carriedAttacks } from './attacked-carriers.ts';
import { fileAttacks } from './attacked-files.ts';
import { attackedPhrasings } from './attacked-phrasings.ts';
import { textAttacks } from './attacked-texts.ts';
import { cleanWarnings } from './clean-warnings.ts';
import { readMisfits } from './misfits.ts';

/** What attempts to talk the product into a score achieve, and how often honest documents are suspected. */
export const attacksPart: Part = async (folders) => {
  const misfits = await readMisfits(folders.evaluation);
  const parts = [
    await fileAttacks(folders),
    await textAttacks(misfits),
    await attackedPhrasings(misfits),
    await carriedAttacks(misfits),
    await cleanWarnings(folders),
  ];
  return {
    title: 'Attacks',
    notes: parts.flatMap(({ notes }) => notes),
    figures: parts.flatMap(({ figures }) => figures),
    tables: parts.flatMap(({ tables }) => tables),
  };
};

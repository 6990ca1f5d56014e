import { advertisementFigures, scoreAdvertisements } from '../judgment/advertisements.ts';
import { demandTable, judgeDemands } from '../judgment/demands.ts';
import { lineFigures, sortLines } from '../judgment/lines.ts';
import { rewriteFigures, scoreRewrites } from '../judgment/rewrites.ts';
import { answerQuestions, answerTable } from '../judgment/sentences.ts';
import { judgeItems, verdictFigures } from '../judgment/verdicts.ts';
import type { Part, Section } from '../section.ts';

/**
 * Judges what shaped no rule: single requirements, real advertisements, rewritten resumes; what a set lacks is left
 * out.
 */
export const judgmentPart: Part = async ({ evaluation }) => {
  const section: Section = {
    title: 'Judgment',
    notes: [
      'Each set is halved by job: rules may be made by looking at *work*, and *lock* is read as totals alone. A ' +
        'gap between the two says that a rule was fitted to its examples.',
    ],
    figures: [],
    tables: [],
  };
  const add = ({ figures, tables }: Pick<Section, 'figures' | 'tables'>) => {
    section.figures.push(...figures);
    section.tables.push(...tables);
  };
  const items = await judgeItems(evaluation);
  if (items.length > 0) add(verdictFigures(items));
  const advertised = await scoreAdvertisements(evaluation);
  if (advertised.length > 0) add(advertisementFigures(advertised));
  const read = await sortLines(evaluation);
  if (read.length > 0) add(lineFigures(read));
  const moved = await scoreRewrites(evaluation);
  if (moved.length > 0) add(rewriteFigures(moved));
  const answered = await answerQuestions(evaluation);
  if (answered.length > 0) add({ figures: [], tables: [answerTable(answered)] });
  section.tables.push(demandTable(await judgeDemands()));
  return section;
};

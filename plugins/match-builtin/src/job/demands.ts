import { splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { betweenSemicolons, demandsOf, listItems, sentences, wishesApart, yearDemands } from './clauses.ts';
import type { JobSection } from './headings.ts';
import { isMust } from './musts.ts';
import { opensWithTerm } from './nature.ts';
import type { SortedLine } from './sorting/sort.ts';
import { dutiesOf, tasksOf } from './tasks.ts';

/** A piece of a line, the section in which it counts, and what it weighs where that is not the share of the line. */
type Part = BilingualPiece & { section: JobSection; share?: number };

/** What each of several parts of one line weighs. */
const lessened = (parts: number): number => Math.max(0.3, 1 / Math.sqrt(Math.max(1, parts)));

/** Behind a label several things stand in one sentence, each of which would have a line of its own in a list. */
const saidBehindLabel = (sentence: BilingualPiece, section: JobSection): BilingualPiece[] =>
  section === 'duties'
    ? tasksOf(sentence)
    : splitBoth(sentence, betweenSemicolons).flatMap((part) => splitBoth(part, (side) => demandsOf(side, true)));

/** What a sentence under no heading asks for: each task, or each thing that is sought. */
function toldIn(sentence: BilingualPiece, section: JobSection): BilingualPiece[] {
  if (section === 'duties') return dutiesOf(sentence);
  return section === 'required' ? splitBoth(sentence, (side) => demandsOf(side)) : [sentence];
}

/**
 * The sentences, items or clauses of a line, by what they ask for. `share` is what each of them weighs: of a long list
 * less.
 */
export function demandsIn(line: SortedLine): { parts: Part[]; share: number } {
  const { section, text, original, bullet, isTold } = line;
  const told = splitBoth({ text, original }, sentences);
  if (isTold && section !== 'terms') {
    const parts = told.flatMap((sentence) => {
      const tasks = toldIn(sentence, section);
      return tasks.map((task) => ({
        ...task,
        section,
        ...(section === 'duties' && { share: lessened(tasks.length) }),
      }));
    });
    return { parts, share: 1 };
  }
  const isWhole = section === 'duties' || section === 'terms' || opensWithTerm(original);
  const items = isWhole ? [] : splitBoth({ text, original }, (side) => listItems(side) ?? [side]);
  if (items.length > 1) {
    // "Excel, SAP and Oracle preferred" wishes for all three.
    const listed = section === 'required' && !isMust(original, section) ? 'preferred' : section;
    return { parts: items.map((part) => ({ ...part, section: listed })), share: lessened(items.length) };
  }
  const behindLabel = line.isLabeled ? told.flatMap((sentence) => saidBehindLabel(sentence, section)) : [];
  if (behindLabel.length > told.length)
    return { parts: behindLabel.map((part) => ({ ...part, section })), share: lessened(behindLabel.length) };
  const whole = told
    .flatMap((sentence) => splitBoth(sentence, yearDemands))
    .flatMap((sentence) => splitBoth(sentence, wishesApart));
  return {
    parts: whole.map((part) => ({ ...part, section })),
    share: bullet || whole.length > told.length ? lessened(whole.length) : 1,
  };
}

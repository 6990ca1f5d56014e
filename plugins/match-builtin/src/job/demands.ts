import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { betweenSemicolons, demandsOf, listItems, seeksWith, sentences, wishesApart, yearDemands } from './clauses.ts';
import type { JobSection } from './headings.ts';
import { isMust, isWished } from './musts.ts';
import { asksForNothing, isOfHolder } from './no-demands.ts';
import { addressesCandidate, opensWithTerm, readsAsDemand, readsAsOffer, statesDemand } from './nature.ts';
import type { JobLine } from './sections.ts';
import { dutiesOf, isTask, tasksOf, tellsDuty } from './tasks.ts';

/** A piece of a line, the section in which it counts, and what it weighs where that is not the share of the line. */
type Part = BilingualPiece & { section: JobSection; share?: number };

const shortestProse = 6;

/** Whether a line without a bullet is told in sentences, and no item of a list. */
const isProse = (line: string): boolean =>
  /\?\s*$/.test(line) || (/[.!?:]["”)]?\s*$/.test(line) && countWords(line) >= shortestProse);

/** What each of several parts of one line weighs. */
const lessened = (parts: number): number => Math.max(0.3, 1 / Math.sqrt(Math.max(1, parts)));

/** Behind a label several things stand in one sentence, each of which would have a line of its own in a list. */
const saidBehindLabel = (sentence: BilingualPiece, section: JobSection): BilingualPiece[] =>
  section === 'duties'
    ? tasksOf(sentence)
    : splitBoth(sentence, betweenSemicolons).flatMap((part) => splitBoth(part, (side) => demandsOf(side, true)));

/** Whether a sentence says what whoever gets the job does. */
const tellsWork = (sentence: string): boolean => tellsDuty(sentence) || isOfHolder(sentence) || isTask(sentence);

/** "A food certificate is a bonus", which is none that is paid. */
const isWishedDemand = (sentence: string): boolean => isWished(sentence) && statesDemand(fold(sentence));

/** Whether a sentence of a summary speaks of the person sought or tells what is done. */
const isOfWork = (sentence: string): boolean =>
  addressesCandidate(sentence) || tellsWork(sentence) || isWished(sentence);

/** The sentences of a line by whether they ask for something. */
function sorted({ section, text, original, bullet }: JobLine): {
  asking: BilingualPiece[];
  asNothing: BilingualPiece[];
} {
  const isItem = bullet || !isProse(original);
  const isAsking = (sentence: string): boolean =>
    section !== 'ignored' &&
    !asksForNothing(sentence, isItem) &&
    (section !== 'summary' || (isOfWork(sentence) && (!readsAsOffer(sentence) || isWishedDemand(sentence))));
  const told = splitBoth({ text, original }, sentences);
  return {
    asking: told.filter((sentence) => isAsking(sentence.original)),
    asNothing: told.filter((sentence) => !isAsking(sentence.original)),
  };
}

/** The sentences of a line that ask for nothing, which a recruiter may see differently. */
export const leftOutOf = (line: JobLine): BilingualPiece[] => (line.section === 'title' ? [] : sorted(line).asNothing);

/**
 * The sentences, items or clauses of a line that ask for something. `share` is what each of them weighs: of a long list
 * less. `hasRequired` says whether the job description has a section of requirements; where it has none, its summary
 * states them.
 */
export function demandsIn(line: JobLine, hasRequired: boolean): { parts: Part[]; share: number } {
  const { section, text, original, bullet } = line;
  const { asking, asNothing } = sorted(line);
  if (section === 'summary') {
    const parts = asking.flatMap((sentence): Part[] => {
      if (hasRequired || !readsAsDemand(sentence.original)) {
        if (!tellsWork(sentence.original) || statesDemand(fold(sentence.original))) return [{ ...sentence, section }];
        const tasks = dutiesOf(sentence);
        return tasks.map((task) => ({ ...task, section: 'duties', share: lessened(tasks.length) }));
      }
      const isSought = seeksWith(sentence.original);
      return splitBoth(sentence, (side) => demandsOf(side)).map((part, index) => ({
        ...part,
        section: (isSought && index === 0) || readsAsDemand(part.original) ? ('required' as const) : section,
      }));
    });
    return { parts, share: 1 };
  }
  const isWhole = section === 'duties' || asNothing.length > 0 || opensWithTerm(original);
  const items = isWhole ? [] : splitBoth({ text, original }, (side) => listItems(side) ?? [side]);
  if (items.length > 1) {
    // "Excel, SAP and Oracle preferred" wishes for all three.
    const listed = section === 'required' && !isMust(original, section) ? 'preferred' : section;
    return { parts: items.map((part) => ({ ...part, section: listed })), share: lessened(items.length) };
  }
  const behindLabel = line.isLabeled ? asking.flatMap((sentence) => saidBehindLabel(sentence, section)) : [];
  if (behindLabel.length > asking.length)
    return { parts: behindLabel.map((part) => ({ ...part, section })), share: lessened(behindLabel.length) };
  const whole = asking
    .flatMap((sentence) => splitBoth(sentence, yearDemands))
    .flatMap((sentence) => splitBoth(sentence, wishesApart));
  return {
    parts: whole.map((part) => ({ ...part, section })),
    share: bullet || whole.length > asking.length ? lessened(whole.length) : 1,
  };
}

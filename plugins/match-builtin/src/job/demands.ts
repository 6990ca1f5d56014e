import { splitBoth, type Told } from '../text/bilingual.ts';
import { demandsOf, listItems, sentences, yearDemands } from './clauses.ts';
import type { JobSection } from './headings.ts';
import { addressesCandidate, readsAsDemand, readsAsOffer } from './nature.ts';
import type { JobLine } from './sections.ts';

/** A piece of a line, and the section in which it counts. */
type Part = Told & { section: JobSection };

/**
 * The sentences, items or clauses of a line that ask for something. `share` is what each of them weighs: of a long list
 * less. `hasRequired` says whether the job description has a section of requirements; where it has none, its summary
 * states them.
 */
export function demandsIn(line: JobLine, hasRequired: boolean): { parts: Part[]; share: number } {
  const { section, text, original } = line;
  const told = { text, original };
  if (section !== 'summary') {
    const items = section === 'duties' ? [told] : splitBoth(told, (side) => listItems(side) ?? [side]);
    if (items.length > 1)
      return { parts: items.map((part) => ({ ...part, section })), share: Math.max(0.3, 1 / Math.sqrt(items.length)) };
    const whole = splitBoth(told, sentences).flatMap((sentence) => splitBoth(sentence, yearDemands));
    return { parts: whole.map((part) => ({ ...part, section })), share: 1 };
  }
  const spoken = splitBoth(told, sentences).filter(
    (sentence) => addressesCandidate(sentence.original) && !readsAsOffer(sentence.original),
  );
  const parts = spoken.flatMap((sentence) => {
    if (hasRequired || !readsAsDemand(sentence.original)) return [{ ...sentence, section }];
    return splitBoth(sentence, demandsOf).map((part) => ({
      ...part,
      section: readsAsDemand(part.original) ? ('required' as const) : section,
    }));
  });
  return { parts, share: 1 };
}

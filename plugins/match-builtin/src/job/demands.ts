import { demandsOf, listItems, sentences, yearDemands } from './clauses.ts';
import type { JobSection } from './headings.ts';
import { addressesCandidate, readsAsDemand, readsAsOffer } from './nature.ts';
import type { JobLine } from './sections.ts';

/** A piece of a line, and the section in which it counts. */
type Part = { text: string; section: JobSection };

/**
 * The sentences, items or clauses of a line that ask for something. `share` is what each of them weighs: of a long list
 * less. `hasRequired` says whether the job description has a section of requirements; where it has none, its summary
 * states them.
 */
export function demandsIn(line: JobLine, hasRequired: boolean): { parts: Part[]; share: number } {
  const { section, text } = line;
  if (section !== 'summary') {
    const items = section === 'duties' ? undefined : listItems(text);
    const parts = (items ?? sentences(text).flatMap(yearDemands)).map((part) => ({ text: part, section }));
    return { parts, share: items ? Math.max(0.3, 1 / Math.sqrt(items.length)) : 1 };
  }
  const spoken = sentences(text).filter((sentence) => addressesCandidate(sentence) && !readsAsOffer(sentence));
  const parts = spoken.flatMap((sentence) => {
    if (hasRequired || !readsAsDemand(sentence)) return [{ text: sentence, section }];
    return demandsOf(sentence).map((part) => ({
      text: part,
      section: readsAsDemand(part) ? ('required' as const) : section,
    }));
  });
  return { parts, share: 1 };
}

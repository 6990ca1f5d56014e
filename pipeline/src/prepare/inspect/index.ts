import type { HiddenPassage, Span } from '@cotejo/plugin-kit';
import { findName } from '../../identity/index.ts';
import type { Warning, WarningKind } from '../../results.ts';
import { limitSpans, mergeSpans } from '../../text/spans.ts';
import { wordsOf } from '../../text/split.ts';
import { findAdvertisement } from './advertisement.ts';
import { findInstructions } from './instructions.ts';
import { findStuffing } from './stuffing.ts';

const longestPassage = 500;
const mostPassages = 20;

/**
 * Looks in a resume for what must not count although it is visible: orders to its reader, heaps of keywords, and all of
 * it where it is a job description; and for its owner's name, where it is shown with confidence.
 */
export function inspectResume(text: string): { excluded: Span[]; warnings: Warning[]; name?: string } {
  const instructions = mergeSpans(findInstructions(text));
  const stuffing = findStuffing(text);
  const advertisement = findAdvertisement(text);
  const excluded = limitSpans(mergeSpans([...instructions, ...stuffing, ...advertisement]));
  const name = findName(text);
  // An order in the line of the name would be written wherever the candidate is called by it.
  const isSafe = name && !excluded.some(({ start, end }) => start < name.end && end > name.start);
  return {
    excluded,
    warnings: [
      ...warningAbout('instructions', text, instructions),
      ...warningAbout('keyword-stuffing', text, stuffing),
      ...warningAbout('job-description', text, advertisement),
    ],
    ...(isSafe && { name: name.text }),
  };
}

/** A warning that shows passages of a text, shortened; none when there are no passages. */
export function warningAbout(kind: WarningKind, text: string, spans: Span[]): Warning[] {
  if (spans.length === 0) return [];
  return [
    {
      kind,
      passages: spans.slice(0, mostPassages).map((span) => ({ text: shorten(text.slice(span.start, span.end)), span })),
    },
  ];
}

/** Properties and comments of honest documents are shorter. */
const wordsBesidePages = 60;

/** Warnings about text that a reader of the rendered document would not see. */
export function hiddenWarnings(hidden: HiddenPassage[]): Warning[] {
  const suspicious = hidden.filter(({ text, reason }) => reason !== 'outside-pages' || isMeantForMachines(text));
  const kindOf = ({ reason }: HiddenPassage): WarningKind =>
    reason === 'invisible-characters' ? 'invisible-characters' : 'hidden-text';
  return (['hidden-text', 'invisible-characters'] as const).flatMap((kind) => {
    const passages = suspicious.filter((passage) => kindOf(passage) === kind && /[\p{L}\p{N}]{2}/u.test(passage.text));
    if (passages.length === 0) return [];
    return [
      { kind, passages: passages.slice(0, mostPassages).map(({ text, reason }) => ({ text: shorten(text), reason })) },
    ];
  });
}

/** Every document has properties, and many have comments: only what is no note of an author is worth a warning. */
function isMeantForMachines(text: string): boolean {
  const isLong = wordsOf(text).length >= wordsBesidePages;
  return isLong || findStuffing(text).length > 0 || findInstructions(text).length > 0;
}

function shorten(text: string): string {
  const clean = text.trim();
  return clean.length > longestPassage ? `${clean.slice(0, longestPassage - 1).toWellFormed()}…` : clean;
}

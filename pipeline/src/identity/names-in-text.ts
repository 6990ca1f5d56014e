import { normalForm, type Span } from '@cotejo/plugin-kit';
import type { Identity } from './identity.ts';

/** Shorter words of a name are particles and initials, which identify nobody alone. */
const shortestPart = 3;
const particles = new Set([
  'del',
  'las',
  'los',
  'das',
  'dos',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'bin',
  'ibn',
  'san',
  'santa',
]);
/** Between two words of one name. */
const joint =
  /^(?:[ .,'’-]|(?<![\p{L}])(?:de|del|la|las|los|da|das|do|dos|van|von|der|den|y|e|\p{L}[.'’])(?![\p{L}]))*$/iu;

const fold = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of the owner's name that identify, folded: without accents and in lower case. */
export function nameParts({ name, possibleNames = [] }: Identity): string[] {
  const words = [name?.text ?? '', ...possibleNames].flatMap((one) => fold(one).match(/\p{L}+/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length >= shortestPart && !particles.has(word));
}

/**
 * Where a text has the owner's name: every word of it in any case, neighbouring ones as one, and handles that are made
 * of two of them ("martarequena").
 */
export function findNames(text: string, identity: Identity): Span[] {
  const parts = nameParts(identity);
  if (parts.length === 0) return [];
  const known = new Set(parts);
  const isOwners = (word: string): boolean =>
    known.has(word) || parts.some((one) => parts.some((other) => one !== other && word.includes(one + other)));
  const hits = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .filter((match) => isOwners(fold(match[0])))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const spans: Span[] = [];
  for (const hit of hits) {
    const last = spans.at(-1);
    const between = last && text.slice(last.end, hit.start);
    if (last && between !== undefined && between.length < 16 && joint.test(between)) last.end = hit.end;
    else spans.push(hit);
  }
  return spans;
}

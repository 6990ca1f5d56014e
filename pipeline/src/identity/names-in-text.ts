import type { Span } from '@cotejo/plugin-kit';
import { asRead, fold } from '../text/fold.ts';
import { anyOf } from '../text/phrases.ts';
import type { Identity } from './identity.ts';
import { betweenNames, isAnonymous } from './particles.ts';

/** Shorter words of a name are particles and initials, which identify nobody alone. */
const shortestPart = 3;
/** Between two words of one name. */
const joint = new RegExp(`^(?:[ .,'’-]|(?<!\\p{L})(?:${anyOf(betweenNames)}|\\p{L}[.'’])(?!\\p{L}))*$`, 'iu');

/** The words of the owner's name that identify, folded: without accents and in lower case. */
export function nameParts({ name, possibleNames = [] }: Identity): string[] {
  const words = [name?.text ?? '', ...possibleNames].flatMap((one) => fold(one).match(/\p{L}+/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length >= shortestPart && !isAnonymous(word));
}

/**
 * Where a text has the owner's name: every word of it in any case, neighboring ones as one, and handles that are made
 * of two of them ("martarequena").
 */
export function findNames(text: string, identity: Identity): Span[] {
  const parts = nameParts(identity);
  if (parts.length === 0) return [];
  const known = new Set(parts);
  const isOwners = (word: string): boolean =>
    known.has(word) || parts.some((one) => parts.some((other) => one !== other && word.includes(one + other)));
  const hits = [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu)]
    .filter((match) => isOwners(fold(asRead(match[0]))))
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

import { linesOf } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { aroundOf } from './around.ts';
import { type Candidate, candidatesIn, linesWithLabels, mostLines } from './candidates.ts';
import { chancesOf } from './chances.ts';
import { evidenceOf } from './evidence.ts';
import type { FoundText } from '../contacts.ts';
import { nameIn, type Piece } from './in-line.ts';
import { labeled } from './labeled.ts';
import { isNotName } from './not-names.ts';
import { isTitleOnly } from './titled.ts';
import { display } from './words.ts';

/** `text` is the name as one writes it; `start` and `end` are where it stands in the resume. */
export type FoundName = FoundText & { confidence: number };

/** What stands around words and is no part of them: bullets, numbers, signs without a shape. */
const atTheBeginning = /^(?:[^\p{L}\p{N}("“+@=<]|\d{1,2}[.)]\s){1,20}/u;
const atTheEnd = /(?<![\s*_|+»\p{Default_Ignorable_Code_Point}])[\s*_|+»\p{Default_Ignorable_Code_Point}]+$/u;
const linesAtTheTop = 3;
/** Characters of a line that are searched for a name. Without a limit, long runs of blanks would take very long. */
const longestLine = 300;
/** How likely words have to be the owner's name to be shown as such, and to be hidden as such. */
export const shownChance = 0.7;
const likelyChance = 0.1;

/** The candidate's name, where the resume shows one with confidence. */
export const findName = (text: string): FoundName | undefined => shown(namesIn(text));

function shown([best]: readonly FoundName[]): FoundName | undefined {
  return best && best.confidence >= shownChance ? { ...best, text: display(best.text) } : undefined;
}

/**
 * Everything in a resume that may well be its owner's name, as it stands there, and what a label says to be a name,
 * however likely another is.
 */
export function findLikelyNames(text: string): string[] {
  const found = [...likely(namesIn(text)), ...labeled(linesWithWords(ownPart(text)).slice(0, linesWithLabels))];
  return [...new Set(found.map(({ start, end }) => text.slice(start, end)))];
}

const likely = (names: readonly FoundName[]): FoundName[] =>
  names.filter(({ confidence }) => confidence >= likelyChance);

/**
 * The candidate's name, or, where none is shown with confidence, what may be it, the words at the very top among it:
 * without words that belong to headings, titles and places.
 */
export function findNameOrPossible(text: string): { name: FoundName } | { possibleNames: string[] } {
  const names = namesIn(text);
  const name = shown(names);
  if (name) return { name };
  const atTheTop = linesWithWords(text)
    .slice(0, linesAtTheTop)
    .flatMap((line) => nameIn(line)?.text ?? []);
  const possible = likely(names)
    .map(({ text: words }) => words)
    .filter((words) => !isNotName(words.split(' ')));
  return { possibleNames: [...new Set([...possible, ...atTheTop])] };
}

/** The words of a name as they are compared: folded, without any other signs. */
export const lettersOf = (name: string): string => (fold(name).match(/\p{L}+/gu) ?? []).join(' ');

/** Names by how likely they are the owner's, the same words in several places as one. */
function namesIn(text: string): FoundName[] {
  const { candidates, evidence } = nameEvidence(text);
  const names = new Map<string, FoundName>();
  for (const [at, confidence] of chancesOf(evidence).entries()) {
    const { text: name, start, end } = candidates[at]!;
    const known = names.get(lettersOf(name));
    names.set(lettersOf(name), {
      ...(known ?? { text: name, start, end }),
      confidence: confidence + (known?.confidence ?? 0),
    });
  }
  return [...names.values()].sort((one, other) => other.confidence - one.confidence);
}

/** Characters that are looked at; a resume is a tenth as long. */
const longestText = 50_000;
/** The heading of what tells of others who they are, where it stands behind the head. */
const referees = /^\W{0,9}(?:references?|referees?|referencias?)(?!\p{L}).{0,40}$/imu;
const fewestAbove = 100;

/** The part of a text that tells of its owner. */
function ownPart(text: string): string {
  const start = text.slice(0, longestText);
  const end = referees.exec(start.slice(fewestAbove))?.index;
  return end === undefined ? start : start.slice(0, fewestAbove + end);
}

/** What may be a resume's owner's name, and what speaks for and against each. */
export function nameEvidence(whole: string): { candidates: Candidate[]; evidence: string[][] } {
  const text = ownPart(whole);
  const lines = linesWithWords(text);
  const around = aroundOf(text, lines);
  const candidates = candidatesIn(around);
  return { candidates, evidence: candidates.map((candidate) => evidenceOf(candidate, around)) };
}

/** The first lines that say something, without bullets and marks around them. */
function linesWithWords(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of linesOf(text)) {
    const content = line.text.slice(0, longestLine).replace(atTheBeginning, '').replace(atTheEnd, '');
    if (content && !isTitleOnly(content))
      pieces.push({ text: content, start: line.start + line.text.indexOf(content) });
    if (pieces.length === mostLines) break;
  }
  return pieces;
}

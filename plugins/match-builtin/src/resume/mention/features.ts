import { isProduct, loadTaxonomy } from '../../taxonomy/load.ts';
import { assuranceOf } from '../assurance.ts';
import type { ResumeSegment } from '../segments.ts';
import type { PlacedMention } from './placed.ts';

const few = (number: number, most = 4): number => Math.min(most, number);
/** A nearness in steps. */
const step = (nearness: number): number => Math.round(6 * nearness);
/** The length of something in steps of twice as much. */
const size = (number: number, most: number): number => few(Math.floor(Math.log2(1 + number)), most);

/** How words are written: "java", "Java", "Java Developer", "JAVA", "iOS". */
function formOf(words: string): string {
  if (!/\p{Lu}/u.test(words)) return 'small';
  if (!/\p{Ll}/u.test(words)) return 'capitals';
  if (/\p{Ll}\p{Lu}/u.test(words)) return 'mixed';
  return /^\p{Lu}/u.test(words) ? (/\s\p{Ll}/u.test(words) ? 'opens' : 'names') : 'within';
}

const signs = /[^\p{L}\p{N}\s]+/gu;
/** What stands between two words: nothing, a blank, or the signs. */
const gapOf = (between: string): string => between.match(signs)?.join('').slice(0, 3) ?? (between === '' ? '' : ' ');

const labelBefore = /(\p{L}[\p{L} &/]{1,30})\s*[:–-]\s[^:]*$/u;
const longestOfLabel = 2;

/** The label in front of a place of a line: "skills" of "Skills: Java, ". */
function labelOf(before: string): string {
  const label = labelBefore.exec(before)?.[1];
  return label === undefined ? '' : label.trim().split(/\s+/).slice(-longestOfLabel).join(' ');
}

/** Where words stand: in the title, the employer or the heading of a position, among its duties, or in none. */
function placeIn({ position, text, line }: ResumeSegment, words: string): string {
  if (!position) return 'none';
  if (position.employer?.includes(words)) return 'employer';
  if (position.title.includes(words)) return 'title';
  return line === position.line || text === position.title ? 'heading' : 'duties';
}

/** Words that say of whom a line speaks, which must tell nothing. */
const persons = new Set(['he', 'she', 'him', 'her', 'his', 'hers']);

/**
 * What tells whether a mention speaks for a skill of the resume's owner: the skill and its words, the words and signs
 * beside them, how they are written, the section, how many others stand there, and how near the skill lies to the
 * rest of the resume.
 */
export function featuresOf(placed: PlacedMention): Set<string> {
  const { mention, segment, inSegment, ofSkill, relatives } = placed;
  const { text, folded, tokens, section } = segment;
  const taxonomy = loadTaxonomy();
  const [from, to] = [mention.start - segment.start, mention.end - segment.start];
  const own = tokens.findIndex(({ start }) => start === mention.start);
  const behind = own + (mention.to - mention.from);
  const wordAt = (at: number): string => {
    const base = tokens[at]?.base.replace(/\d/g, '0') ?? '';
    return persons.has(base) ? 'person' : base;
  };
  const writtenAt = (at: number): string => {
    const token = tokens[at];
    return token ? formOf(text.slice(token.start - segment.start, token.end - segment.start)) : 'edge';
  };
  const gapAt = (at: number): string => {
    const [left, right] = [tokens[at - 1], tokens[at]];
    return gapOf(text.slice(left ? left.end - segment.start : 0, right ? right.start - segment.start : text.length));
  };
  const words = folded.slice(from, to);
  const { name, kind, common } = taxonomy.skills[mention.skill]!;
  const sort = isProduct(taxonomy, mention.skill) ? 'product' : kind;
  const written = formOf(text.slice(from, to));
  const label = labelOf(folded.slice(0, from));
  const [before, after] = [wordAt(own - 1), wordAt(behind)];
  const [gapBefore, gapAfter] = [gapAt(own), gapAt(behind)];
  const share = tokens.length === 0 ? 0 : Math.round((4 * (behind - own)) / tokens.length);
  const place = placeIn(segment, text.slice(from, to));
  return new Set([
    `skill ${name}`,
    `words ${words}`,
    `words ${words} ${section}`,
    `words ${words} ${inSegment > 2}`,
    `words ${words} ${written}`,
    `words ${words} after ${before}`,
    `words ${words} before ${after}`,
    `sort ${sort} ${common}`,
    `sort ${sort} ${section}`,
    `sort ${sort} ${written} ${writtenAt(own - 1)} ${writtenAt(behind)}`,
    `before ${before}`,
    `before ${wordAt(own - 2)} ${before}`,
    `after ${after}`,
    `after ${after} ${wordAt(behind + 1)}`,
    `near ${wordAt(own - 2)}`,
    `near ${wordAt(behind + 1)}`,
    `first ${wordAt(0)} ${sort}`,
    `last ${wordAt(tokens.length - 1)} ${sort}`,
    `gaps ${gapBefore} ${gapAfter} ${sort}`,
    `gap before ${gapBefore} ${writtenAt(own - 1)} ${written}`,
    `gap after ${gapAfter} ${writtenAt(behind)} ${written}`,
    `label ${label}`,
    `label ${label} ${sort}`,
    `place ${place} ${sort}`,
    `place ${place} ${section}`,
    `count ${few(inSegment)} ${sort} ${section}`,
    `length ${size(tokens.length, 5)} ${few(inSegment)}`,
    `share ${share} ${section} ${sort}`,
    `often ${few(ofSkill)} ${sort}`,
    `item ${segment.bullet} ${section}`,
    `rules ${assuranceOf(folded, from, to)}`,
    `skills ${size(placed.skills, 6)}`,
    `relatives ${few(relatives, 5)}`,
    `relatives ${few(relatives, 5)} ${kind}`,
    `relatives ${few(relatives, 3)} ${step(placed.nearResume)}`,
    `relatives ${few(relatives, 3)} ${ofSkill === 1}`,
    `near resume ${step(placed.nearResume)}`,
    `near resume ${step(placed.nearResume)} ${kind}`,
    `near titles ${step(placed.nearTitles)}`,
    `near titles ${step(placed.nearTitles)} ${kind}`,
    `near passage ${step(placed.nearPassage)} ${kind}`,
  ]);
}

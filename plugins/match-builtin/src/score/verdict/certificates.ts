import type { Requirement } from '@cotejo/plugin-kit';
import type { ResumeSegment } from '../../resume/segments.ts';
import { namesCertificate } from '../../taxonomy/certificates.ts';
import { isCredential } from '../../taxonomy/credentials.ts';
import { isUnfinished } from '../../taxonomy/degrees.ts';
import { type Mention, findMentions } from '../../taxonomy/mentions.ts';
import { namesOccupation } from '../../taxonomy/occupations.ts';
import { allWorks, stemsOfWorks } from '../../taxonomy/trades.ts';
import { once } from '../../text/data.ts';
import { fold } from '../../text/fold.ts';
import { lettersIn, writtenOut } from '../../text/initials.ts';
import { countWords } from '../../text/lines.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../../text/phrases.ts';
import { stem } from '../../text/stem.ts';
import { isIdle } from '../../text/stop-words.ts';
import { tokenize, stemsOf } from '../../text/tokens.ts';
import { bestSegments, coverage } from '../evidence/coverage.ts';
import { sentenceWith } from '../evidence/quotes.ts';
import type { ScoreContext, StemmedSegment } from '../passages/context.ts';
import { isOfLowerClass } from './license-classes.ts';
import { notes } from './notes.ts';
import type { Finding } from './verdict.ts';

const generic = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'certificate-words'))}\\b`, 'gi');
/** "CPR/BLS": between letters a stroke means that either will do. */
const stroke = /(?<=\p{Lu}{2})\s*\/\s*(?=\p{Lu}{2})/u;
const alternative = new RegExp(`\\s+or\\s+|,\\s+(?:or\\s+)?|${stroke.source}`, 'u');
/** "(or ability to obtain within 90 days)": what stands for it for a while names nothing. */
const instead = /\s*\((?:or|and)\b[^()]*\)/gi;
/** "Security+ or equivalent IAT Level II certification": what is as good has no name there. */
const asGood = /,?\s+or\s+(?:an?\s+|any\s+)?(?:other\s+)?(?:equivalent|comparable|similar)\b.*$/is;
/** How far certificates are shown that are not held, not yet or no longer, and those of another level or kind. */
const unheld = 0.5;
const otherKind = 0.6;
/** The part of the best line's proof that a second one must reach. */
const nearlyAsMuch = 0.8;
/** Of the name of a certificate other words are told more often than all of them. */
const stretch = 1.3;

/** "Security +", "Network Plus": a plus that a resume writes apart. */
const apart = /(?<=\p{L})(?: \+| plus)(?![\p{L}\p{N}+])/giu;
/** "A+" is a mark as well. */
const ofOneLetter = /^\p{L}\+$/u;
/** "Network+": what no other words name. */
const isExact = (name: string): boolean => name.endsWith('+');

const namedBy = (text: string): string[] => stemsOf(text.replace(generic, ' '));
const isEither = (demand: string): boolean => /\bor\b/.test(demand) || stroke.test(demand);

/** The certificates any of which will do, where each has letters of its own; else the whole demand. */
function optionsOf(text: string): string[] {
  if (!isEither(text)) return [text];
  const parts = text.split(alternative).filter((part) => lettersIn(part).length + namedBy(part).length > 0);
  return parts.length > 1 && parts.every((part) => lettersIn(part).length > 0) ? parts : [text];
}

/** The letters and words of a demand that a line says in short where the demand writes them out, or the other way. */
function saidInShort(demand: string, line: string): string[] | undefined {
  const sought = lettersIn(demand);
  const isTold = (letters: string): boolean => told.includes(letters) || writtenOut(line, letters) !== undefined;
  const told = lettersIn(line.replace(apart, '+'));
  const found = sought.filter(isTold);
  if (found.length > 0 && (found.length === sought.length || isEither(demand))) return sought;
  const written = told.map((letters) => writtenOut(demand, letters)).find((name) => name !== undefined);
  return written === undefined ? undefined : [written];
}

/** Words by which countries call the leave to practice a profession: all of them name the same. */
const leave = matcherOf(readPhrases(import.meta.url, 'leave-to-practice'));
const professions = readTable(import.meta.url, 'professions');
/** "Medical license": what the leave to practice each profession is called, and how somebody of it is known. */
const practiced = [...new Set(professions.map(([names]) => names))].map((names) => ({
  license: new RegExp(`(?<!\\p{L})(?:${names.replace('/', '|')})(?= (?:licen[cs]e|registration)(?!\\p{L}))`, 'u'),
  known: matcherOf(inGroup(professions, names)),
}));

/** The words of a demand for the leave to practice a profession that a resume tells of. */
function leaveSought(demand: string, context: ScoreContext): string | undefined {
  const folded = fold(demand);
  const general = leave.exec(folded)?.[0];
  if (general !== undefined) return general;
  const found = practiced.find(({ license }) => license.test(folded));
  const isTold = context.segments.some(({ segment }) => found?.known.test(segment.folded) === true);
  return isTold ? found?.license.exec(folded)?.[0] : undefined;
}

/** "No driving licence": what is denied stands at once behind it. */
const denial = new RegExp(`(?<!\\p{L})${patternOf(readPhrases(import.meta.url, 'lacking'))} (?=\\p{L})`, 'u');
const mostDenied = 5;

/** Whether a folded line says that its owner has none of what a demand names. */
function isDenied(folded: string, demand: string): boolean {
  const at = denial.exec(folded);
  if (!at) return false;
  const behind = folded.slice(at.index + at[0].length).split(/[,.;:]/)[0]!;
  const words = behind.split(' ').slice(0, mostDenied).join(' ');
  return namesIt(words, demand) || (namesCertificate(words) && stemsOf(words.replace(generic, ' ')).length === 0);
}

/** Where one item of a line ends: "expired 2019" goes on with the one before it. */
const itemEnds = /[,;|•·]\s*(?=[^\p{Ll}\s])|\.\s+/u;

/** Whether the part of a line that names the certificate says that it is not held. */
function isUnheld(line: string, demand: string, now: number): boolean {
  const own = line.split(itemEnds).filter((item) => saidInShort(demand, item));
  const told = fold(own.length > 0 ? own.join(' ') : line);
  return isUnfinished(told) || isOver(told, now);
}

/** "Expires 04/2019", "valid until March 2020". */
const ends = '(?:expir(?:y|es|ation)|exp|(?:valid|active|current|good) (?:until|till?|through|thru|to))';
const untilYear = new RegExp(String.raw`\b${ends}\b[^;|\d]{0,12}(?:\d{1,2}[/.-]){0,2}((?:19|20)\d\d)\b`, 'g');

/** Whether the year until which a certificate was valid is over; `now` is a count of months. */
function isOver(folded: string, now: number): boolean {
  const years = [...folded.matchAll(untilYear)].map(([, year]) => Number(year));
  return years.length > 0 && years.every((year) => year * 12 + 11 < now);
}

const isOfCertificates = ({ section, folded }: ResumeSegment): boolean =>
  section === 'certifications' || namesCertificate(folded);

/** Whether letters are short for two words of a demand, as NC is for a state that many lines name. */
const isOfPlace = (name: string, demand: string): boolean => !lettersIn(demand).includes(name) && countWords(name) < 3;

/**
 * The words of a line that name the certificate of a demand otherwise: by its letters, by another name of one of its
 * `credentials`, which are licenses that the demand names, or as the leave to practice a profession. Letters of a skill
 * are a certificate only among certificates: who lists AWS is not certified in it.
 */
function otherwiseNamed(
  demand: string,
  credentials: readonly Mention[],
  segment: ResumeSegment,
  context: ScoreContext,
): string[] | undefined {
  const isSkill = (name: string): boolean => findMentions(name).length > 0;
  const isTold = (skill: number): boolean =>
    context.reading.shown.some(
      (one) => one.skill === skill && one.assurance > 0 && one.segment.start === segment.start,
    );
  const same = credentials.filter(({ skill }) => isTold(skill));
  if (same.length > 0) return same.map(({ start, end }) => demand.slice(start, end));
  const inShort = saidInShort(demand, segment.text);
  const isUnclear = (name: string): boolean => isSkill(name) || isOfPlace(name, demand) || ofOneLetter.test(name);
  const isTelling = inShort && !inShort.some(isUnclear);
  if (inShort && (isTelling || isOfCertificates(segment))) return inShort;
  const sought = leave.test(segment.folded) ? leaveSought(demand, context) : undefined;
  return sought === undefined ? undefined : [sought];
}

/** The lines that name a certificate in other words, with how much of the rest of the demand they tell. */
function inOtherWords(demand: string, context: ScoreContext): { segment: ResumeSegment; share: number }[] {
  const mentions = findMentions(demand);
  const credentials = mentions.filter(({ skill }) => isCredential(skill));
  return context.segments.flatMap(({ segment, set }) => {
    const said = otherwiseNamed(demand, credentials, segment, context);
    if (!said) return [];
    const known = new Set(said.flatMap((name) => stemsOf(`${name} ${writtenOut(demand, name) ?? ''}`)));
    const rest = namedBy(demand).filter((stem) => !known.has(stem));
    // The profession that somebody may practice stands anywhere in a resume.
    const told = leave.test(segment.folded) ? context.stemSet : set;
    const isWhole = rest.length === 0 || said.some(isExact) || 2 * coverage(rest, told, context) >= 1;
    return [{ segment, share: isWhole ? 1 : otherKind / stretch }];
  });
}

const worksOfAll = once(() => new Set(allWorks()));

/** The words of a demand that name a profession or its work, in stems: "plumber", "hygiene". */
function professionsIn(demand: string): string[] {
  const works = worksOfAll();
  return tokenize(demand)
    .filter(({ word }) => works.has(word) || (namesOccupation(`the ${word}`) && !isIdle(word)))
    .map(({ word }) => stem(word));
}

/**
 * Whether a line is about the license of other professions than those wanted, in stems: "Licensed plumber" for
 * electricians.
 */
function isOfAnother({ text }: ResumeSegment, wanted: readonly string[]): boolean {
  const told = [...professionsIn(text), ...stemsOfWorks(text)];
  return wanted.length > 0 && told.length > 0 && !wanted.some((one) => told.includes(one));
}

/** Whether a sentence has the letters or a word of a certificate. */
const namesIt = (folded: string, demand: string): boolean =>
  lettersIn(demand).some((letters) => folded.includes(fold(letters))) ||
  stemsOf(folded).some((stem) => namedBy(demand).includes(stem));

/** A line on certificates with what those whom it names do: a licensed plumber has a plumbing license. */
function withWorks({ segment, stems, set }: StemmedSegment): StemmedSegment {
  const works = stemsOfWorks(segment.text);
  return { segment, stems: [...stems, ...works], set: new Set([...set, ...works]) };
}

function judgeOption(demand: string, context: ScoreContext): Finding {
  const named = namedBy(demand);
  const among = context.segments.filter(({ segment }) => isOfCertificates(segment)).map(withWorks);
  const isNamed = lettersIn(demand).some(isExact);
  const byWords = isNamed ? [] : bestSegments(named.length > 0 ? named : stemsOf(demand), context, among);
  const inShort = inOtherWords(demand, context);
  const professionsWanted = professionsIn(demand);
  // Words alone are not enough where the demand has the letters as well: an engineer in training is no PE.
  const most = lettersIn(demand).some((letters) => writtenOut(demand, letters)) ? otherKind / stretch : 1;
  const others = byWords.filter(
    ({ entry: { segment } }) =>
      !isOfAnother(segment, professionsWanted) && inShort.every((one) => segment !== one.segment),
  );
  const found = [
    ...inShort,
    ...others.map(({ entry: { segment }, share }) => ({ segment, share: Math.min(most, share) })),
  ]
    .filter(({ segment }) => !isDenied(segment.folded, demand))
    .map(({ segment, share }) => {
      const isLess = isUnheld(segment.text, demand, context.reading.now);
      const isLower = isOfLowerClass(segment.text, demand);
      const highest = isLower ? 0 : isLess ? unheld : 1;
      return { segment, isLess, isLower, degree: Math.min(highest, share * stretch) };
    });
  const [best, second] = found.sort((a, b) => b.degree - a.degree || a.segment.start - b.segment.start);
  if (!best) return { degree: 0, evidence: [] };
  const note = best.isLower ? notes.lowerClass : best.isLess ? notes.unheld : undefined;
  return {
    ...(best.isLower && { verdict: 'missing' }),
    degree: best.degree,
    evidence: [best, ...(second && second.degree >= nearlyAsMuch * best.degree ? [second] : [])].map(({ segment }) =>
      sentenceWith(segment, (folded) => namesIt(folded, demand)),
    ),
    ...(note && { note }),
  };
}

/**
 * Judges a certificate or license by its name: in passages that name a certificate or stand in such a section, or by
 * the letters that stand for it anywhere. One that is not held yet, or no longer, is a part of it.
 */
export const judgeCertificate = ({ text }: Requirement, context: ScoreContext): Finding =>
  optionsOf(text.replace(instead, '').replace(asGood, ''))
    .map((option) => judgeOption(option, context))
    .reduce((best, one) => (one.degree > best.degree ? one : best));

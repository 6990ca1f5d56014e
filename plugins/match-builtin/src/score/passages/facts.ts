import { blank, type Span } from '@cotejo/plugin-kit';
import { farOff, findDateRanges } from '../../resume/dates.ts';
import { isName, namesFirm } from '../../resume/employer-names.ts';
import { namesSchool } from '../../resume/schools.ts';
import { pieces } from '../../resume/position-heading.ts';
import type { ResumeSection } from '../../resume/sections.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { namesWork } from '../../resume/titles.ts';
import { loadRarity } from '../../statistics/rarity.ts';
import { namesCertificate } from '../../taxonomy/certificates.ts';
import { highestDegree } from '../../taxonomy/degrees.ts';
import { isProduct, loadTaxonomy } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import { fold } from '../../text/fold.ts';
import { countWords } from '../../text/lines.ts';
import { stemsOf } from '../../text/tokens.ts';
import { tellsWork } from './predicates.ts';
import { sentencesIn } from './sentences.ts';

/** Facts from which a resume is believed in full. */
const enough = 3.5;
/**
 * What a line counts that only names a product, or somebody beside the job's own title, or has a figure and hardly
 * another word, as anybody can write it.
 */
const ofNameAlone = 0.5;
/** What a line counts that tells something new and no fact: half, up to as much as the facts, and a tenth else. */
const ofTold = 0.5;
const ofToldAlone = 0.1;
/** The new words of such a line, and those of a degree that is told with its field. */
const newWords = 3;
const fewWords = 2;

/** A number of anything but of one's own years: "80 guests", "2019". */
const figure = /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?![\d.,])(?! ?\+? ?(?:years?|yrs?|months?)\b)/u;
const year = /\b(?:19|20)\d\d\b/;
/** Words that each have a capital, with what joins them: "Bank of Leeds". */
const capitals = /\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:(?:of|de|del|la|&|and|y) )?\p{Lu}[\p{L}\p{N}&'’.-]*)*/gu;
const abbreviation = /^\p{Lu}{1,5}s?$/u;
const longerWord = /\p{L}[\p{L}\p{N}&'’.-]{3,}/gu;
/** Where a sentence, or a part of it that may begin with a capital, begins. */
const opening = /(?:^[^\p{L}\p{N}]*|[:–—•|(]\s*)$/u;
const longestHead = 160;
const longestName = 5;

/** Whether the longer words of a text mostly have capitals, which then say nothing. */
function isSetInCapitals(text: string): boolean {
  const words = [...text.matchAll(longerWord)].slice(1);
  return 2 * words.filter(([word]) => /^\p{Lu}/u.test(word)).length > words.length;
}

/** Whether a word stands next to nowhere in the classifications of work, as names do. */
function isUnknown(word: string): boolean {
  const rarity = loadRarity();
  return /\p{Ll}/u.test(word) && stemsOf(word).some((stem) => rarity(stem) >= rarity(''));
}

/** "Netpeak", "Netpeak: redesign of the shop". */
const isOwnName = (words: string): boolean =>
  isName(words) &&
  countWords(words) <= longestName &&
  !/\d/.test(words) &&
  !namesWork(words) &&
  highestDegree(fold(words)) === 0 &&
  findMentions(words).length === 0 &&
  words.split(/[ &.]/).some(isUnknown);

/** What may stand before a name at the beginning of a line, behind a title: "at Netpeak". */
const beforeName = /^[^\p{L}\p{N}]*(?:at |for )?/u;
const opensWithName = (text: string): boolean => {
  const words = text.replace(beforeName, '');
  return isOwnName(words) || isOwnName(words.split(/[:–—]/)[0]!.trim());
};

/** Whether a sentence names somebody or something, other than a skill or an occupation, in its midst. */
function holdsName(sentence: string): boolean {
  if (isSetInCapitals(sentence)) return false;
  const skills = findMentions(sentence);
  return [...sentence.matchAll(capitals)].some(
    ({ 0: words, index }) =>
      !opening.test(sentence.slice(0, index)) &&
      !abbreviation.test(words) &&
      !skills.some(({ start, end }) => start < index + words.length && index < end) &&
      !namesWork(words) &&
      (words.includes(' ') || isUnknown(words)),
  );
}

/** Whether a line names for whom or where somebody has worked, beside a title or by what firms are called. */
function holdsEmployer(text: string): boolean {
  if (text.length > longestHead) return false;
  const parts = pieces(text);
  const names = parts.filter((part) => isName(part) && !namesWork(part));
  return names.some(namesFirm) || (names.length > 0 && parts.some(namesWork));
}

/** Whether a line names a degree or a certificate, other than in passing: "Diploma in Nursing". */
const holdsCredential = ({ folded, section }: ResumeSegment): boolean =>
  namesCertificate(folded) || (highestDegree(folded) > 0 && (section === 'education' || !tellsWork(folded)));

/** Whether a line without a figure says for whom or where, or names something: what can be looked into. */
const holdsFact = ({ text, folded }: ResumeSegment): boolean =>
  namesSchool(folded) ||
  holdsEmployer(text) ||
  opensWithName(text) ||
  sentencesIn(text, folded).some(({ start, end }) => holdsName(text.slice(start, end)));

/** "March 2019 – present" below a title. */
function areDatesAlone({ folded }: ResumeSegment): boolean {
  const dates = findDateRanges(folded, farOff);
  const left = dates.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), folded);
  return dates.length > 0 && !/\p{L}{2}/u.test(left);
}

const namesProduct = ({ text }: ResumeSegment): boolean =>
  findMentions(text).some(({ skill }) => isProduct(loadTaxonomy(), skill));

/** A line with blanks for the job's title, whose words are nobody's name. */
function withoutTitle(line: ResumeSegment, sought: string): ResumeSegment {
  const places: Span[] = [];
  if (sought === '') return line;
  for (let at = line.folded.indexOf(sought); at >= 0; at = line.folded.indexOf(sought, at + 1))
    places.push({ start: at, end: at + sought.length });
  return places.length === 0 ? line : { ...line, text: blank(line.text, places), folded: blank(line.folded, places) };
}

/** A line, and the stems of its words that carry meaning. */
type Line = { segment: ResumeSegment; stems: readonly string[] };

const career = new Set<ResumeSection>(['experience', 'education', 'certifications', 'projects']);
/** Whether a line stands where a year is one of work or studies, and not of birth or of the day of signing. */
const isOfCareer = ({ position, section }: ResumeSegment): boolean => position !== undefined || career.has(section);

const linesAtTheHead = 3;
const aboutPerson = new Set<ResumeSection>(['summary', 'other']);
/** Whether a line is one of the first and not of the career: names there are the candidate's own. */
const isAtHead = ({ section, position }: ResumeSegment, at: number): boolean =>
  at < linesAtTheHead && aboutPerson.has(section) && position === undefined;

/** What a line that says something new counts as a fact; `sought` is the job's title, folded. */
function worthOf(segment: ResumeSegment, fresh: number, isDated: boolean, mayName: boolean, sought: string): number {
  if (isDated && fresh >= newWords) return 1;
  if (isDated && isOfCareer(segment)) return year.test(segment.folded) ? 1 : ofNameAlone;
  if (isDated && fresh >= fewWords) return ofNameAlone;
  const line = withoutTitle(segment, sought);
  if (fresh >= fewWords && holdsCredential(line)) return 1;
  if (mayName && holdsFact(line)) return line === segment ? 1 : ofNameAlone;
  return namesProduct(segment) ? ofNameAlone : 0;
}

/** What the lines of a resume count as facts, and how many tell something else that is new. */
function factsIn(lines: readonly Line[], title: string): { facts: number; told: number } {
  const ofTitle = new Set(stemsOf(title));
  const seen = new Set<string>();
  let [facts, told] = [0, 0];
  let before = { worth: 0, isDates: false };
  for (const [at, { segment, stems }] of lines.entries()) {
    const isDates = areDatesAlone(segment);
    const isDated = isDates || figure.test(segment.folded);
    const words = new Set(isDates || stems.length === 0 ? [segment.folded] : stems);
    const fresh = [...words].filter((word) => !seen.has(word) && (isDated || !ofTitle.has(word))).length;
    const mayName = !isAtHead(segment, at);
    for (const word of words) seen.add(word);
    const worth = fresh > 0 ? worthOf(segment, fresh, isDated, mayName, fold(title)) : 0;
    facts += isDates || before.isDates ? Math.max(0, worth - before.worth) : worth;
    if (worth === 0 && mayName && fresh >= newWords) told += 1;
    before = { worth, isDates };
    if (facts >= enough) break;
  }
  return { facts, told };
}

/**
 * How far what a resume says is believed, 0 to 1, by the lines that tell a fact: when, for whom, where, how much, a
 * degree or a name. That they are good at what a job asks for anybody can write. What says nothing beside the job's
 * title, or says it again, tells nothing; dates alone belong to the line beside them.
 */
export function believed(lines: readonly Line[], title: string): number {
  const { facts, told } = factsIn(lines, title);
  return Math.min(1, (facts + Math.min(ofTold * told, facts + ofToldAlone * told)) / enough);
}

import { loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesCertificate } from '../taxonomy/certificates.ts';
import { lowestDegree } from '../taxonomy/degrees.ts';
import { fold } from '../text/fold.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { countWords } from '../text/lines.ts';
import { findYears } from '../text/numbers.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenize } from '../text/tokens.ts';
import { opensAsTask } from './tasks.ts';

const demanding = matcherOf(readPhrases(import.meta.url, 'demands'));
const offering = matcherOf(readPhrases(import.meta.url, 'offers'));
const money = /[£$€]\s?\d|\d\s?(?:k\b|€|£)|\d[\d.,]*\s?(?:euros?|eur|gbp|usd|pounds|dollars)\b/;
const addressing = matcherOf(readPhrases(import.meta.url, 'addressing'));

/** Whether words say in so many words what a person must know or have done: "experience in", "must", a degree. */
export const statesDemand = (folded: string): boolean =>
  demanding.test(folded) || findYears(folded) !== undefined || lowestDegree(folded) > 0 || namesCertificate(folded);

/** Whether words say what a person must know or have done, be it by naming a skill alone. */
export function readsAsDemand(text: string): boolean {
  const folded = fold(text);
  if (statesDemand(folded)) return true;
  const tokens = tokenize(text);
  const informative = tokens.filter((token) => !isIdle(token.word)).length;
  if (informative <= 4 && findLanguages(folded).length > 0) return true;
  const covered = findMentions(text, tokens, loadTaxonomy()).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered > 0 && covered >= informative / 2;
}

/** Whether words promise something to whoever takes the job. */
export function readsAsOffer(text: string): boolean {
  const folded = fold(text);
  return offering.test(folded) || isPay(folded);
}

const businessMoney = matcherOf(readPhrases(import.meta.url, 'business-money'));

/** "Lift 25 pounds", which are no pay. */
const lifting = /\b(?:lift|carry|levantar|cargar)\w*\b.{0,40}\b\d+ ?(?:lbs?|pounds|kgs?|kilos?|libras)\b/;

const isPay = (folded: string): boolean => money.test(folded) && !businessMoney.test(folded) && !lifting.test(folded);

/** Whether words are about the person sought, as "you", "the candidate" and "experience in" are. */
export function speaksOfPerson(text: string): boolean {
  const folded = fold(text);
  return addressing.test(folded) || statesDemand(folded);
}

/** Whether a sentence speaks of the person sought, and not of the company alone. */
export const addressesCandidate = (text: string): boolean => speaksOfPerson(text) || readsAsDemand(text);

const waiving = readTable(import.meta.url, 'waived');
const [no, isNot, needed] = ['no', 'isNot', 'needed'].map((group) => patternOf(inGroup(waiving, group)));
const notNeeded = new RegExp(`\\b(?:${no}\\b.*|${isNot} )\\b${needed}\\b`);
const waived = matcherOf(inGroup(waiving, 'whole'));
const butElse = matcherOf(inGroup(waiving, 'but'));

/** "No experience with X is needed" asks for nothing. */
export function isWaived(text: string): boolean {
  const folded = fold(text);
  return (notNeeded.test(folded) || waived.test(folded)) && !butElse.test(folded);
}

/** Phrases as they stand in words whose hyphens are blanks. */
const withoutHyphens = (name: string): RegExp =>
  matcherOf(readPhrases(import.meta.url, name).map((phrase) => phrase.replace(/-/g, ' ')));
const [employment, ambiguous] = [withoutHyphens('employment-terms'), withoutHyphens('ambiguous-terms')];
const openingOfTerm = 6;

/**
 * Whether words ask for what a resume never tells: hours, travel, physical strength, a permit to work, a clean record.
 * `ofWork` are words about what somebody does or knows: there, vaccines and background checks are what they work with.
 */
export function isTermOfEmployment(text: string, ofWork = false): boolean {
  const folded = fold(text.replace(/(?<=\S)\s*\([^()]*\)/g, '')).replace(/-/g, ' ');
  const isTerm = employment.test(folded) || lifting.test(folded) || asksForAge(folded);
  return isTerm || (!ofWork && ambiguous.test(folded));
}

const age = new RegExp(
  [
    /\bcumplid[oa]s? \d{2}\b/,
    /\b(?:edad|ages?|aged)\b.{0,20}?\b\d{2}\b(?: ?(?:a|y|e|-|–|to|and|hasta) ?\d{2}\b)?(?: anos| years)?/,
    /\b\d{2} (?:anos de edad|years old|years of age)\b/,
    /\b(?:less|more|older) than \w+ (?:weeks|months|years) old\b/,
    /^entre \d{2} y \d{2} anos$/,
    /\b(?:de|entre) (?:1[6-9]|[2-4]\d) (?:a|y) [3-6]\d anos(?=\s*(?:$|[,.;)]))/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Whether folded words say how old somebody has to be: their years are none of experience. */
export const asksForAge = (folded: string): boolean => age.test(folded);

const anyAge = new RegExp(age.source, 'g');

/** Folded words without those that say how old somebody has to be. */
export const withoutAge = (folded: string): string => folded.replace(anyAge, ' ');

/** Whether words begin with such a term, whatever they go on with. */
export const opensWithTerm = (text: string, ofWork = false): boolean =>
  isTermOfEmployment(text.split(/\s+/).slice(0, openingOfTerm).join(' '), ofWork);

const driving = matcherOf(readPhrases(import.meta.url, 'driving-licences'));

/** Whether words ask for the license to drive a car, and not for that of a trade. */
export const asksForCarLicense = (text: string): boolean => driving.test(fold(text));

const attitude = matcherOf(readPhrases(import.meta.url, 'attitudes'));
const opensAsAttitude = new RegExp(`^${attitude.source}`);
const openingWords = 6;
const traits = new Set(readPhrases(import.meta.url, 'traits'));
const longestTrait = 5;
const betweenTraits = /\s*[,;•·|/\t]\s*(?:(?:and|y|e)\s+)?|\s+(?:and|&|y|e)\s+/;

/** Whether an item says nothing but how somebody is: "Punctuality". */
const isTrait = (folded: string): boolean =>
  traits.has(folded) || (countWords(folded) <= longestTrait && opensAsAttitude.test(folded));

/** Whether words list nothing but how somebody is: "Proactividad, trabajo en equipo y puntualidad". */
export function areTraits(text: string): boolean {
  const items = fold(text)
    .replace(/(?<![\s.;,])[\s.;,]+$/, '')
    .split(betweenTraits)
    .filter(Boolean);
  return items.length > 0 && items.every(isTrait);
}

/** Whether words ask for manners, as "Curious: a passion for learning" does: whatever they go on with. */
export function isOfManners(text: string): boolean {
  const folded = fold(text);
  const said = folded.slice(folded.slice(0, 40).indexOf(':') + 1).trim();
  return traits.has(said) || attitude.test(said.split(/\s+/).slice(0, openingWords).join(' '));
}

/** An address in mail or on the web, or a number to call. */
export const contact =
  /\S@\S|https?:\/\/|\bwww\.|(?<![\d.,€$£-])\+?\(?\d{2,5}\)?[ -]?\d{3}[ -]?\d{3,5}(?![\d.,]*\s?(?:€|euros?|\p{L}))/iu;
const longestContact = 10;

const contract = matcherOf(readPhrases(import.meta.url, 'contract-terms'));
const label = new RegExp(`^(?:job |work |employment )?${patternOf(readPhrases(import.meta.url, 'labels'))}\\s*$`);

/** "Current salary -", "Signature: ____": to be filled in by whoever answers. */
const isEmptyField = /^[^.]{3,40}(?:\s[–—-]|_{3,})\s*$/u;

const ofName = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'names'))}\\s*:`);

/** Whether a line is nothing but the label of what stands in the next one: "Location". */
export const isLabelAlone = (line: string): boolean => label.test(fold(line).replace(/:$/, ''));

const fewestOfTask = 5;
/** "Budget: plan and control the yearly costs": a duty with a label, and no term of the job. */
const tellsTask = (words: string): boolean => countWords(words) >= fewestOfTask && opensAsTask(words);

/** "Required from April", "Required as soon as possible": when a job begins. */
const beginning = matcherOf(readPhrases(import.meta.url, 'beginnings'));

/**
 * Whether a line tells the place, contract, pay or company of a job, and asks for nothing. `isTop` is for lines before
 * any heading.
 */
export function isParticulars(line: string, isTop: boolean): boolean {
  if (isEmptyField.test(line)) return true;
  if (contact.test(line) && countWords(line) <= longestContact) return true;
  const folded = fold(line).replace(/-/g, ' ');
  const colon = line.search(/:|\s[–—-]\s/);
  if (
    colon > 0 &&
    !tellsTask(line.slice(colon + 1)) &&
    label.test(
      folded
        .slice(0, colon)
        .replace(/[^a-z ]+/g, ' ')
        .trim(),
    )
  )
    return true;
  if (isPay(folded) && !/\b(?:you|must)\b/.test(folded)) return true;
  if (isTop && (beginning.test(folded) || ofName.test(folded))) return true;
  if (!isTop || line.length > 140 || /[.!?]$/.test(line) || demanding.test(folded)) return false;
  const parts = line.split(/\s+[·•|–—/-]\s+|\s*[|·]+\s*/).filter(Boolean);
  const isShort = parts.every((part) => countWords(part) <= 8);
  return isShort && (parts.length > 2 || contract.test(folded));
}

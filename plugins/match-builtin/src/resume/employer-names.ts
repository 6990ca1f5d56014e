import { isProduct, loadTaxonomy } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { endsAsTitle } from './titles.ts';

const department = patternOf(readPhrases(import.meta.url, 'departments'));
const departments = new RegExp(`^(?:${department}(?:(?:,| and| &| y| e) |$))+$`);

/** Whether a part of a heading is the name of a field of work, as in "Director, Product Marketing", from end to end. */
function isField(part: string): boolean {
  const taxonomy = loadTaxonomy();
  const [only, ...more] = findMentions(part);
  return more.length === 0 && only?.start === 0 && only.end === part.length && !isProduct(taxonomy, only.skill);
}

/** Whether a part of a heading names a department: "Finance", "Front Desk". */
export const isDepartment = (part: string): boolean => departments.test(fold(part)) || isField(part);

const particles = new Set(readPhrases(import.meta.url, 'name-particles'));
const places = new Set(readPhrases(import.meta.url, 'places'));
const states = new Set(readPhrases(import.meta.url, 'states'));
const site = patternOf(readPhrases(import.meta.url, 'sites'));
/** "Newgate Mall", "Building 4", "Unit B". */
const isSite = new RegExp(`^(?:.* )?${site}$|^${site} (?:\\d+\\w?|\\w)$`);

const street = patternOf(readPhrases(import.meta.url, 'streets'));
const address = new RegExp(`^\\d+\\p{L}? (?:[^,]* )?${street}\\.?(?: (?:n|s|e|w|ne|nw|se|sw))?(?:,|$)`, 'u');

/** "12 Garden Street, Leeds". */
export const isAddress = (words: string): boolean => address.test(fold(words));

/** "Spain", "Remote USA", "OH". */
export const isPlaceName = (piece: string): boolean => {
  const folded = fold(piece);
  return (
    isState(piece) ||
    isAddress(piece) ||
    isSite.test(folded) ||
    places.has(folded) ||
    folded.split(/[\s-]+/).every((word) => places.has(word))
  );
};

const isState = (piece: string): boolean => states.has(fold(piece)) && /^\p{Lu}\p{Lu}$|\p{L}{3}/u.test(piece);

/** A town before its state: "Macon" of "Macon, GA", of parts in their order. */
export const isTown = (parts: readonly string[], at: number): boolean =>
  isState(parts[at + 1] ?? '') && !namesFirm(parts[at]!);

/** Whether a line goes on behind its first part with a place: "Contoso Mills, Macon, GA". */
export const isPlaced = (parts: readonly string[]): boolean =>
  parts.length > 1 && isName(parts[0]!) && !isTown(parts, 0) && parts.slice(1).some(isPlaceName);

const firmWords = readPhrases(import.meta.url, 'firms');
const [heads, ends] = [true, false].map((isHead) =>
  patternOf(firmWords.filter((one) => one.endsWith(' of') === isHead)),
);
const firm = new RegExp(`[\\s&'’-]${ends}\\.?(?: #?\\d+)?$|^${heads} `);
/** "Reed & Cole", "Fontaine, Reed & Cole". */
const partners = /^\p{Lu}[\p{L}'’.-]*(?:, \p{Lu}[\p{L}'’.-]*)*,? & \p{Lu}/u;

/** "Larkfield Solicitors": a name before several people is that of a firm. */
export const namesPeople = (piece: string): boolean => {
  const last = tokenize(piece).at(-1);
  const arePeople = last !== undefined && last.word !== last.base && namesOccupation(`the ${last.base}`);
  return arePeople && /^\p{Lu}\S* (?:(?:& |and )?\p{Lu}\S*(?: |$))+$/u.test(piece);
};

const kindBefore = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'firm-kinds'))} `);

/** "Consultora Quebracho": what a firm is in Spanish stands before its name. */
export const opensAsFirm = (piece: string): boolean => kindBefore.test(fold(piece)) && /^\S+ \p{Lu}/u.test(piece);

/** Whether words are the name of a firm or an institution by what stands in them: "Mills & Sons", "Leeds Clinic". */
export const namesFirm = (piece: string): boolean =>
  opensAsFirm(piece) || (/\s/.test(piece) && !isDepartment(piece) && (firm.test(fold(piece)) || partners.test(piece)));

/** Whether words are a second title, as in "Owner / Graphic Artist"; firms are called Builders, Bankers, Associates. */
const isFurtherTitle = (piece: string): boolean => {
  const words = tokenize(piece);
  const last = words.at(-1);
  return words.length > 1 && last?.word === last?.base && namesOccupation(piece);
};

/** "GS-0560-11", which is a grade. */
const isCode = /^\p{Lu}{1,3}[ -]?\d[\d-]*$/u;

const noEmployers = new Set(readPhrases(import.meta.url, 'no-employers'));

/** Whether words look like the name of an employer. */
export const isName = (piece: string): boolean =>
  piece.length <= 60 &&
  !noEmployers.has(fold(piece)) &&
  (opensAsFirm(piece) || !isFurtherTitle(piece)) &&
  !isField(piece) &&
  /^[\p{Lu}\p{N}]/u.test(piece) &&
  !/(?:\p{Ll}{3}(?<!Ltda)\.|\d{4}|\d\.)$/u.test(piece) &&
  !isCode.test(piece) &&
  !isPlaceName(piece) &&
  (!endsAsTitle(piece) || partners.test(piece)) &&
  piece.split(/\s+/).every((word) => /^\(?[\p{Lu}\p{N}&#]|^(?:\p{Ll}\.){2,}$/u.test(word) || particles.has(fold(word)));

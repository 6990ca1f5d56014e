import { namesCertificate } from '../taxonomy/certificates.ts';
import { lowestDegree } from '../taxonomy/degrees.ts';
import { findLanguages } from '../taxonomy/languages.ts';
import { endsInOccupation, namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { findYears } from '../text/numbers.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
import { isMarked, isSupposed } from './musts.ts';
import { opensAsDemand } from './openings.ts';
import { speaksOfPerson, statesDemand } from './nature.ts';
import { seekingPerson, seekingTitle } from './seeking.ts';
import { opensAsTask, tellsDuty, withoutSupervision } from './tasks.ts';
import { verbForm } from '../text/verbs.ts';

const table = readTable(import.meta.url, 'no-demands');
const assigned = matcherOf(inGroup(table, 'assigned'));
const asking = matcherOf(inGroup(table, 'asking'));
const inProse = ['equal', 'applying', 'given', 'post'].map((group) => matcherOf(inGroup(table, group)));
const does = patternOf(inGroup(table, 'does'));
const adverb = `(?:\\S+ly|${patternOf(inGroup(table, 'adverb'))})`;
const opening = (group: string): RegExp =>
  new RegExp(`^(?:(?:${adverb}|also),? |and |so )?${patternOf(inGroup(table, group))}\\b`);
const [voice, inviting] = [opening('voice'), opening('inviting')];
const seeking = `(?:${seekingTitle}|${seekingPerson})`;
const seeks = `(?:\\S+ ){0,2}(?:are |is |'re )?(?:${adverb} )*${seeking}`;
const sought = new RegExp(`^(?:${seeks}|${patternOf(inGroup(table, 'sought'))})\\b`);

/** Somebody is sought, wherever the sentence says it. */
const asksAnywhere = new RegExp(`\\b${seekingPerson}\\b`);

/** "Northwind is …", "At Northwind, we …", "The finance team has …": the company speaks of itself. */
const capitalized = `\\p{Lu}[^\\s,.:;'’]*`;
const companyName = `(\\[?${capitalized}(?: (?:& |and |of )?${capitalized}){0,3}\\]?)`;
const named = new RegExp(`^(?:At )?${companyName}(?:['’]s [^,.:;]{2,40})?,? (?:${adverb} )?${does} `, 'u');
const place = /^(?:At|En|Desde) \[?\p{Lu}[^,.]{1,40}, /u;
const host = new RegExp(`^${patternOf(inGroup(table, 'host'))}\\b`);
/** "En Northwind buscamos …", "Desde nuestra sede estamos …": Spanish says who speaks in the verb. */
const inPlace = /^(?:En|Desde) (?:\[?\p{Lu}|nuestr)[^.]{1,60}? (?:\p{Ll}+(?:amos|emos|imos)|somos)(?!\p{L})/u;
const ofBody = new RegExp(`^(?:the|our|this) (?:[^,.:;]{2,50} )?${patternOf(inGroup(table, 'body'))} ${does}\\b`);

/** An item of a list that begins so is told in sentences, as prose is. */
const speaks = opening('speaking');

const holder = new RegExp(`^(?:the|this) ([^,.:;]{3,50}?) (?:${adverb} )?${does} `);
const longestSubject = 5;

/** "The mill clerk keeps …": whoever has a title, before any verb. */
function isSubject(folded: string): boolean {
  const [article, ...words] = folded.split(' ', longestSubject + 2);
  const verb = words.findIndex((word, at) => at > 0 && verbForm(word) === 'third');
  return article === 'the' && verb > 0 && endsInOccupation(words.slice(0, verb).join(' '));
}

/** Whether a sentence tells what somebody with a title does, where "Northwind Bakers has …" tells of a company. */
export function isOfHolder(whole: string): boolean {
  const sentence = withoutSupervision(whole);
  const folded = fold(sentence);
  const titles = [named.exec(sentence)?.[1]?.replace(/.*s$/, '') ?? '', holder.exec(folded)?.[1] ?? ''];
  return titles.some(namesOccupation) || isSubject(folded);
}

const plainOf = (sentence: string): string =>
  fold(sentence)
    .replace(/[’`]/g, "'")
    .replace(/^[\s?!*"“]+/, '')
    .trim();

/** "At Northwind, we …", "En Northwind, empresa líder en …". */
function isAtCompany(sentence: string): boolean {
  const found = place.exec(sentence);
  return found !== null && host.test(fold(sentence.slice(found[0].length)));
}

/** "Due to growth they seek …": whatever stands before the company. */
const subjects = [
  `(?:[^.]{1,80} (?=(?:we|they) ))?${seeks}`,
  `[^.]+ (?:is|are) (?:${adverb} )*${seeking}`,
  `an? [^.]{2,60}? ${seekingPerson}`,
];
const whoseSubject = new RegExp(`^(?:${subjects.join('|')}) (.+)$`);
const addressed = /\byou\b/;
const furtherDemand = matcherOf(inGroup(table, 'further'));

/** Whether words name what somebody has, who is named behind it: "a license as a registered nurse" is no nurse. */
const isHad = (words: string): boolean => opensAsDemand(words) || / (?:as|como) /.test(words);

/** "A baker to join our team": what for is no demand. */
const joining = /,? to (?!.*\b(?:who|with|must|has|have|hold)\b).*$/;

/** "Un ingeniero", "8 conductores". */
const counted = /^(?:un[oa]?s?|el|l[oa]s?|\d{1,3}) /;

/** "We are looking for an experienced, friendly Cheese Maker": only the title is sought, whatever praise it gets. */
function seeksOnlyTitle(plain: string): boolean {
  const sought = whoseSubject.exec(plain.replace(/(?<![.!\s])[.!\s]+$/, ''))?.[1];
  if (sought === undefined || isHad(sought) || furtherDemand.test(sought.replace(joining, ''))) return false;
  return !addressed.test(plain) && namesOccupation(sought.replace(counted, ''));
}

/** Whether the subject of a sentence is the company: itself, its name, or a part of it. */
function isOfCompany(sentence: string, plain: string): boolean {
  if (isAtCompany(sentence) || inPlace.test(sentence)) return !(asksAnywhere.test(plain) && statesDemand(plain));
  if (ofBody.test(plain) || seeksOnlyTitle(plain)) return true;
  if (voice.test(plain)) {
    // "Our client requires a cook" asks for nothing but the cook.
    const told = whoseSubject.exec(plain)?.[1] ?? plain;
    return !sought.test(plain) || !(statesDemand(told) || tellsDuty(plain));
  }
  const name = named.exec(sentence)?.[1];
  return name !== undefined && !speaksOfPerson(name) && !namesOccupation(name) && !isMarked(plain);
}

/** "If you love cheese, write to us"; "If you know rye, even better" is a wish. */
const isInvitation = (plain: string): boolean => inviting.test(plain) && !isSupposed(plain);

/** "Reconocida empresa del sector requiere …", "Hotel de cuatro estrellas incorpora …". */
const firmSeeks = new RegExp(
  `^(?:[^,:;]{2,60}, )?(?:${patternOf(inGroup(table, 'praise'))} )*${patternOf(inGroup(table, 'firm'))}\\b.*?\\b` +
    `(?:(?:${seekingTitle}|${seekingPerson}) )+(.+)$`,
);
const seeksAtOnce = new RegExp(`^(?:(?:${seekingTitle}|${seekingPerson}) )+(.+)$`);
const purpose = new RegExp(`\\b${patternOf(inGroup(table, 'purpose'))}\\b`);

const wordsOfTitle = [3, 2, 1];
/** "Busca a su próximo talento": whoever it may be. */
const anybody = new RegExp(`\\b${patternOf(inGroup(table, 'anybody'))}$`);

/** "Empresa de transportes selecciona conductores para su sede": a title, and what somebody is wanted for. */
function namesOnlyWhom(plain: string): boolean {
  const sought = (firmSeeks.exec(plain) ?? seeksAtOnce.exec(plain))?.[1]?.replace(/(?<![.!:\s])[.!:\s]+$/, '');
  if (sought === undefined || findYears(sought) !== undefined) return false;
  const [before = ''] = sought.split(purpose);
  const words = (before.trim() || sought).split(/\s+/);
  const whom = [words.join(' ').replace(counted, ''), ...wordsOfTitle.map((count) => words.slice(-count).join(' '))];
  const isWhom = whom.some((one) => namesOccupation(one) || anybody.test(one));
  return isWhom && !isHad(whom[0]!) && !furtherDemand.test(sought.replace(purpose, ' '));
}

const certain = matcherOf(inGroup(table, 'certain'));
/** "A licensed nurse", "a bilingual clerk": what is sought beside the title can be asked for. */
const isQualified = (plain: string): boolean =>
  namesCertificate(plain) || lowestDegree(plain) > 0 || findLanguages(plain).length > 0 || qualified.test(plain);
const qualified = matcherOf(inGroup(table, 'qualified'));

const tail = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'tails'))}.*$`);
/** "A baker to run the night shift": what somebody is sought for. */
const forTask = /\b(?:to|para)\s/;

/** Whether a sentence asks for nothing beyond doubt, whatever those around it are. */
export function surelyAsksForNothing(sentence: string): boolean {
  const plain = plainOf(sentence);
  if (certain.test(plain)) return true;
  const told = plain.replace(tail, '');
  return !opensAsTask(sentence) && !forTask.test(told) && seeksOnlyTitle(told) && !isQualified(told);
}

const longestLeadIn = 20;

/**
 * Whether a sentence asks for nothing, whatever section it stands in: it speaks of the company, the pay, equal
 * opportunity, how to apply or the post itself, or only leads in what follows. An item of a list, which is no prose,
 * asks for nothing only where it leaves open what it asks for ("other duties as assigned").
 */
export function asksForNothing(sentence: string, isItem: boolean): boolean {
  const plain = plainOf(sentence);
  if (assigned.test(plain) || (/:\s*$/.test(plain) && countWords(plain) <= longestLeadIn)) return true;
  if (isItem && !speaks.test(plain)) return seeksOnlyTitle(plain);
  if (seeksOnlyTitle(plain)) return true;
  if ((asking.test(plain) || (opensAsDemand(sentence) && isMarked(plain))) && statesDemand(plain)) return false;
  return (
    inProse.some((words) => words.test(plain)) ||
    isInvitation(plain) ||
    isOfCompany(sentence, plain) ||
    namesOnlyWhom(plain)
  );
}

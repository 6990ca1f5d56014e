import { patternOf, readPhrases } from '../text/phrases.ts';
import { fold } from '../text/fold.ts';
import { titleInSentence } from './titles.ts';

const words = (name: string): string => patternOf(readPhrases(import.meta.url, name));
/** "Undertook the role of a", before a title. */
const opening = new RegExp(`^${words('title-openings')} (?:(?:an?|the|un|una) )?`);
/** "in the period of", between a title and its dates, also where a blank was lost. */
const ending = new RegExp(`\\s?\\b${words('title-endings')}$|\\s?in the (?:period|years?) of$`);

/** A name without the marks and the full stop that end it; the stop of an abbreviation stays. */
const withoutEnd = (name: string): string =>
  name.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '').replace(/(?<=\p{Ll}{4}|\))\.$/u, '');

/** The title of a position as it is shown: without the words of the sentence around it, and with a capital letter. */
export function shownTitle(title: string): string {
  const [bare, all] = [withoutEnd(title), fold(withoutEnd(title))];
  const said = bare.slice(0, ending.exec(all)?.index);
  const start = opening.exec(all)?.[0].length ?? 0;
  const own = start > 0 ? (titleInSentence(said) ?? said.slice(start)) : said;
  const whole = withoutEnd(own) || title;
  return /^\p{Ll}+(?:[ /,-]|$)/u.test(whole) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

/** The employer of a position as it is shown. */
export const shownEmployer = (employer: string): string => withoutEnd(employer) || employer;

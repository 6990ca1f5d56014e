import { readPairs } from './glossary.ts';
import { anyOf } from './words.ts';

const shortMonths = new Map(readPairs('months'));
const short = `(?:${[...shortMonths.keys()].join('|')})`;
const year = String.raw`(?:(?:19|20)\d{2}|['’]?\d{2})(?!\d)`;
const until = String.raw`\s*(?:[-–—]|a|al|hasta)\s*`;
const span = String.raw`${until}${short}\.?\s*(?:del? )?${year}`;
/** "ago. 2020", "mar-19", "ago - dic 2016": a shortened month before a year, or before another one. */
const shortMonth = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${short})(\.?)(?:(?:\s+del?)?(?=\s+${year})|(?=\s*[-/]\s*${year}|${span}))`,
  'giu',
);
/** "Abril 2015", "Mayo del 2020": a month with a capital, which a dictionary takes for a name. */
const monthOfYear = new RegExp(
  String.raw`(?<!\p{L})(${anyOf('months.es')})(?:\s+(del?))?(?=(?:\s+|\s*[-/]\s*)(?:19|20)\d{2}(?!\d))`,
  'giu',
);
const goingOn = new RegExp(
  String.raw`(?<=(?<!\d)(?:19|20)\d{2}(?:\s*[-–—/]\s*|\s+)(?:hasta\s+|al?\s+)?)${anyOf('still-going-on.es')}(?!\p{L})`,
  'giu',
);

/** "Del 2019 al 2021", "desde el 03/2019": English has no article before a year. */
const article = /(?<!\p{L})(de|a|desde el|hasta el|entre el)(l?) (?=(?:\d{1,2}[/.-]){0,2}(?:19|20)\d{2}(?!\d))/giu;
const withoutArticle = (_: string, preposition: string): string => `${preposition.replace(/ el$/i, '')} `;

/** Spanish whose dates are written as a dictionary knows them: "Mayo del 2020 – Continúo" ends with "actualidad". */
export const inPlainDates = (spanish: string): string =>
  spanish
    .replace(monthOfYear, (_, month: string, of: string | undefined) => month.toLowerCase() + (of ? ' de' : ''))
    .replace(article, withoutArticle)
    .replace(goingOn, 'actualidad');

/** The shortened months of dates, with their English. */
export const shortMonthsIn = (spanish: string): { start: number; end: number; text: string }[] =>
  [...spanish.matchAll(shortMonth)].map(({ 0: whole, 1: month, 2: stop, index }) => ({
    start: index,
    end: index + whole.length,
    text: shortMonths.get(month!.toLowerCase())! + stop,
  }));

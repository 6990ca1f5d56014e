import { namesOccupation } from '../taxonomy/occupations.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { singular } from '../text/stem.ts';
import { sentences } from './clauses.ts';
import { bulletMark } from './raw-lines.ts';
import { seekingAbove, seekingTitle } from './seeking.ts';
import { isTitle, tidyTitle, titleWords } from './title-form.ts';

const capitalized = String.raw`\p{Lu}[^\s.,;:!()]*(?: (?:of |and |& |\/ |de |y )?\p{Lu}[^\s.,;:!()]*){0,6}`;
const any = '([^.:;!?]{3,120})';
const short = '([^.,:;!?]{3,60}?)';

/**
 * A way in which a sentence names the job that it is about; the title is in the first group. It is looked for in the
 * folded sentence, or as written where capitals tell.
 */
type Telling = { pattern: RegExp; inCapitals?: boolean; test?: (folded: string) => boolean; isPlural?: boolean };

const addressed = new RegExp(`\\b${titleWords('addressed')}\\b`);
/** "You will recruit nurses": whoever takes the job seeks, and not the company. */
const ofHolder = new RegExp(`\\b${titleWords('holder')} .*\\b${seekingTitle} `);
const opensWithOur = new RegExp(`^${titleWords('our')} `);
const article = `${titleWords('article')} `;

/** The surest first. */
const tellings: readonly Telling[] = [
  { pattern: new RegExp(`^${titleWords('as')} ${any}`, 'dgu'), test: (folded) => addressed.test(folded) },
  { pattern: new RegExp(`\\b${seekingTitle} (?=${any})`, 'dgu'), test: (folded) => !ofHolder.test(folded) },
  {
    pattern: new RegExp(`^[^.]{2,80} ${titleWords('require')} (?=${any})`, 'dgu'),
    test: (folded) => !addressed.test(folded) && !ofHolder.test(folded),
  },
  { pattern: new RegExp(`^${titleWords('joining')} .{0,60}?${titleWords('as')} ${any}`, 'dgu') },
  { pattern: new RegExp(`(${capitalized}) ${titleWords('post')}\\b`, 'dgu'), inCapitals: true },
  { pattern: new RegExp(`^(?:${article})?${short} ${titleWords('wanted')}\\b`, 'dgu') },
  { pattern: new RegExp(`^(?:${article})?${short} ${titleWords('does')}\\b`, 'dgu') },
  {
    pattern: new RegExp(`^\\p{L}+ (${capitalized})(?<=s) \\p{Ll}`, 'dgu'),
    inCapitals: true,
    test: (folded) => opensWithOur.test(folded),
    isPlural: true,
  },
  { pattern: new RegExp(`\\b${titleWords('subject')}\\W{1,4}${any}`, 'dgu') },
];

const closing = new RegExp(`\\s${titleWords('end')}(?!\\p{L})`, 'u');
const fillers = new RegExp(`^(?:${titleWords('filler')} )*`);
/** Adverbs, and compounds such as "detail-oriented": no title begins with one. */
const praise = /^(?:\p{L}+ly|\p{L}+-(?:\p{L}+ed|driven|minded|\p{L}+ing)) (?=.)/iu;
const nameAtEnd = new RegExp(`^(?:.*? )?\\p{Ll}\\S* (${capitalized})$`, 'u');
const mostOfPraise = 4;

const withoutPraise = (words: string): string => {
  const bare = words.slice(fillers.exec(fold(words))![0].length).replace(praise, '');
  return bare === words ? words : withoutPraise(bare);
};

/** "friendly Payroll Manager" of "a curious, friendly Payroll Manager". */
function afterAdjectives(words: string): string {
  const [first, ...rest] = words.split(/,\s+/);
  const isPraise = rest.length > 0 && countWords(first!) <= mostOfPraise && !namesOccupation(first!);
  return isPraise ? afterAdjectives(rest.join(', ')) : first!;
}

/** The title in words such as "a curious, friendly Payroll Manager (Europe) to join our office". */
function titleIn(phrase: string): string | undefined {
  const whole = phrase.replace(/\s*\([^()]*\)?/g, '').replace(/["“”'‘«»]/g, '');
  const end = fold(whole).search(closing);
  const cut = afterAdjectives(whole.slice(0, end < 0 ? whole.length : end).replace(/(?<![\s,])[\s,]+$/, ''));
  const inBrackets = /\(([^()]+)\)/.exec(phrase)?.[1] ?? '';
  return [nameAtEnd.exec(cut)?.[1] ?? '', withoutPraise(cut), inBrackets].map(tidyTitle).find(isTitle);
}

/** "We are looking for:", above the title. */
const leadsIn = new RegExp(`\\b${seekingAbove}\\s*:\\s*$`);

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

/** The last word of a title of several people, as that of one. */
const ofOne = (title: string): string =>
  title.replace(/(?<!\p{L})\p{L}+$/u, (last) => {
    const one = singular(fold(last));
    return fold(last).startsWith(one) ? last.slice(0, one.length) : one;
  });

/** What the lines of a text say that it looks for, where that is an occupation. */
export function soughtTitle(lines: readonly string[]): string | undefined {
  const asking = lines.filter((line) => !bulletMark.test(line)).flatMap(sentences);
  const told = lines.filter((line) => line.trim() !== '');
  const below = told.find((_, at) => leadsIn.test(fold(told[at - 1] ?? '')));
  const named = below === undefined ? undefined : titleIn(below.replace(bulletMark, ''));
  if (named) return capital(named);
  for (const { pattern, inCapitals, test, isPlural } of tellings) {
    for (const sentence of asking) {
      const folded = fold(sentence);
      if (test && !test(folded)) continue;
      for (const { indices } of (inCapitals ? sentence : folded).matchAll(pattern)) {
        const title = titleIn(sentence.slice(...indices![1]!));
        if (title) return capital(isPlural ? ofOne(title) : title);
      }
    }
  }
  return undefined;
}

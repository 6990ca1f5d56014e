import type { RequirementKind } from '@cotejo/plugin-kit';
import { degreeNames } from '../taxonomy/degrees.ts';
import { withIndefinite } from './plain-name.ts';
import { type PositionWords, spanOf, type Wording } from './wording.ts';

/** Items one after the other, with a comma before the last joint where an item has a joint of its own. */
const listWith =
  (last: string) =>
  (items: readonly string[]): string => {
    if (items.length <= 1) return items[0] ?? '';
    const comma = items.some((item) => /^[^“].* (?:and|or) /.test(item)) ? ',' : '';
    return `${items.slice(0, -1).join(', ')}${comma} ${last} ${items.at(-1)}`;
  };
const list = listWith('and');
const either = listWith('or');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const points = (count: number, isMust: boolean): string => `${isMust ? 'must-have' : 'point'}${count === 1 ? '' : 's'}`;
const by = { title: 'as', field: 'in', other: 'in the position' };
const as = ({ where, named }: PositionWords): string => `${by[named]} ${where}`;
/** What somebody works as, in a sentence: "a Data Analyst at Northwind", but "Head of Sales", of whom there is one. */
const asOne = (position: PositionWords): string =>
  position.named === 'title' && !ofOne.test(position.where) ? `as ${withIndefinite(position.where)}` : as(position);
const heads =
  'head(?:master|mistress|teacher)?|chief|director|dean|president|vice|managing|owner|(?:co-?)?founder|c[efiot]o|' +
  'chair(?:man|woman|person)?';
const ofOne = new RegExp(`^(?:acting |deputy |interim )?(?:${heads})\\b`, 'i');
/** Employers that have an article by their names. */
const forces = 'Army|Navy|Air Force|Marine Corps|Coast Guard';
const articled = new RegExp(
  `^(?:University|Ministry|Department|Office|City|County|State|Town) of |(?<!^The .*) (?:${forces})$`,
  'u',
);
/** A number that stands before a noun or for one. */
const counted = (count: number): string => (count === 1 ? 'one' : `${count}`);
const more = (count: number): string => `${counted(count)} more`;
const positionsOf = (count: number): string => `${count} ${count === 1 ? 'position' : 'positions'}`;

const missingText: Record<RequirementKind, (count: number) => string> = {
  skill: (count) => `Neither a position nor a list of skills speaks of ${count === 1 ? 'it' : 'them'}`,
  experience: (count) => `No dated position tells of ${count === 1 ? 'it' : 'them'}`,
  education: () => 'No such degree or course is named',
  language: (count) => `The resume states no level and no use of ${count === 1 ? 'it' : 'them'}`,
  certification: (count) => `${count === 1 ? 'It is' : 'They are'} not listed and not mentioned`,
};

/** The texts about a candidate in English. */
export const english: Wording = {
  list,
  either,
  more,
  quoted: (text) =>
    `“${text
      .replace(/(?<=\d)"/g, '″')
      .replace(/(?<=^|[\s(])["“]/g, '‘')
      .replace(/[“”"]/g, '’')}”`,
  month: (month) => `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`,
  present: 'present',
  until: 'to',
  at: (title, employer) => `${title} at ${articled.test(employer) ? 'the ' : ''}${employer}`,
  names: {
    years: (years, skills, how = 'in') =>
      `${spanOf(years, ['month', 'months'], ['year', 'years'])} ${skills ? `${how} ${skills}` : 'of experience'}`,
    languages: (names) => (names.length === 2 ? `both ${list(names)}` : list(names)),
    degree: (level, isOfField) => degreeNames.en[level]! + (isOfField ? ' in the field asked for' : ''),
  },
  years(years) {
    if (years < 1) return 'less than a year';
    return Math.round(years) === 1 ? 'about one year' : `about ${Math.round(years)} years`;
  },
  career: {
    undated: (name) => `No position with dates could be read in the resume${name ? ` of ${name}` : ''}`,
    untitled: (name, years, positions) =>
      `${name ?? 'The candidate'} has ${years} of experience in ${positionsOf(positions)}`,
    given: (name, where, when, years) =>
      `The latest position${name ? ` of ${name}` : ''} is given as ${where}${when && ` (${when})`}; ` +
      `the dates add up to ${years} of experience`,
    now: (name, position, years) =>
      `${name ?? 'The candidate'} works ${asOne(position)} and has ${years} of experience`,
    last: (name, position, until, years) =>
      `${name ?? 'The candidate'} last worked ${asOne(position)}${until && `, until ${until},`} ` +
      `and has ${years} of experience`,
  },
  fit({ isMust, total, met, partial, shown, partly }) {
    if (total === 0) return '';
    const all = `${total} ${points(total, isMust)}${isMust ? '' : ' asked for'}`;
    const every = total === 2 ? `both ${all.slice(2)}` : `all ${all}`;
    const rest = met - shown.length;
    const names = shown.length > 0 ? ` (${list(rest > 0 ? [...shown, more(rest)] : shown)})` : '';
    if (met === total) return `The resume shows ${total === 1 ? `the one ${points(1, isMust)}` : every}${names}`;
    const inPart = partly.length === partial ? list(partly) : '';
    if (met > 0) {
      const further = inPart ? `, and in part ${inPart}` : partial > 0 ? `, and ${partial} more in part` : '';
      return `Of the ${all} the resume shows ${met}${names}${further}`;
    }
    if (total === 1)
      return `The resume ${partial > 0 ? 'shows only in part' : 'does not show'} the one ${points(1, isMust)}`;
    if (partial === 0) return `The resume shows none of the ${all}`;
    return `Of the ${all} the resume shows none in full, and ${inPart ? `in part ${inPart}` : `${partial} in part`}`;
  },
  gaps(names, others, isMust) {
    const rest = `${counted(others)} other ${points(others, isMust)}`;
    if (names.length === 0) return others > 0 ? `${rest} ${others === 1 ? 'is' : 'are'} not shown` : '';
    return `It does not show ${either(names)}${others > 0 ? `, nor ${rest}` : ''}`;
  },
  unread: {
    sentence: 'The resume was not translated, so more may stand in it than was recognized',
    title: 'Not recognized',
    text: (names) =>
      'The resume is in a language that was not translated' +
      (names.length > 0 ? `: read it yourself for ${list(names)}` : ''),
  },
  beyond: (names) => `Beyond the must-haves the resume shows ${list(names)}`,
  listed: (names) => `The resume names ${list(names)}, but no position tells of such work`,
  technical: {
    atWork: (names) => `Of what the job asks for, the positions tell of work with ${list(names)}`,
    named: (names, isMore) =>
      isMore
        ? `The job also asks for ${list(names)}, which the resume names`
        : `Of what the job asks for, the resume names ${list(names)}`,
    absent: (names) => `The resume does not name ${either(names)}`,
    others: (names, behind) =>
      `${behind === 'absent' ? 'It' : 'The resume'} ${behind === 'asked' ? 'also names' : 'names'} ${list(names)}`,
    certificates: (lines) => `${lines.length === 1 ? 'Certificate' : 'Certificates'}: ${lines.join('; ')}`,
    none: 'The resume names no particular tools, methods or fields.',
  },
  experience: {
    head: (years, positions) =>
      `${years} of experience in ${positionsOf(positions)}${positions > 1 ? '; overlaps count once' : ''}`,
    untitled: 'position without a title',
    undated: 'No position with dates could be read in the resume',
    earlier: (count) => `${positionsOf(count)} before that`,
    education: (lines) => `Education: ${lines.join('; ')}`,
    languages: (lines) => `Languages: ${lines.join('; ')}`,
  },
  strength: {
    years: (years, newest) => (newest ? `${years}, most recently ${as(newest)} (${newest.when})` : years),
    at: (position) => `${as(position)} (${position.when})`,
    again: 'In the same position',
    several: (count, newest) => `In ${positionsOf(count)}, most recently ${as(newest)} (${newest.when})`,
    listed: 'Named in the resume',
    stated: {
      skill: 'The resume says',
      experience: 'The resume says',
      education: 'Education',
      language: 'Stated as',
      certification: 'Listed as',
    },
  },
  gap: {
    missing: (names) => `Not shown: ${list(names)}`,
    missingText: (kind, count, isMust) =>
      `${missingText[kind](count)}${isMust ? `; the job requires ${count === 1 ? 'it' : 'them'}` : ''}`,
    alsoMissing: (names) => `Also not shown ${names.length === 1 ? 'is' : 'are'} ${list(names)}`,
    further: (count, isOnly, isMust) => `${count} ${isOnly ? '' : 'more '}${points(count, isMust)} not shown`,
    manner: (names) => `To ask about in an interview: ${list(names)}`,
    mannerText: (count) =>
      `No line was found to prove ${count === 1 ? 'it' : 'them'}; a resume says little about such skills`,
    inPart: (name) => `Only in part: ${name}`,
    alsoInPart: (count, isMust) => `${count === 1 ? 'Another' : 'Other'} ${points(count, isMust)} shown only in part`,
    short: (years, newest) =>
      `The dates add up to ${years}${newest ? `, most recently ${as(newest)} (${newest.when})` : ''}`,
    related: (note, newest) => `${note}, most recently ${as(newest)} (${newest.when})`,
    nearest(kind, position) {
      if (kind === 'language') return 'The resume states';
      if (kind === 'education') return 'What comes nearest';
      return position ? `Touched on ${as(position)}` : 'The nearest passage';
    },
    writtenIn: 'No level is stated; the resume itself is written in it',
    listed: 'Named, but not shown at work',
    undated: 'No dated positions',
    undatedText: 'No position with dates could be read, so years of experience could not be counted',
    wishes: 'Nice to have, not shown',
    wishesText: (names) => `The resume does not show ${either(names)}`,
  },
};

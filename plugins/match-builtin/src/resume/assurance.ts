import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';

/** How far a passage stands for a skill that it names: 0 denied, 1 stated. */
export type Assurance = number;

const wishedFor = 0.2;
const basic = 0.5;

/**
 * Earlier items of the list in which the skill stands: "Docker, Podman or" of "no knowledge of Docker, Podman or …".
 */
const items = '(?:[\\w+#.]+(?: [\\w+#.]+)?(?:, (?:or |and |nor |o |y |ni )?| (?:or|and|nor|o|u|y|ni) )){0,3}';
const table = readTable(import.meta.url, 'assurance');
const words = (group: string): string => patternOf(inGroup(table, group));
const negator = words('negator');
const little = words('little');
const knowing = `(?:${words('knowing')} )`;
const knowledge = `(?:${words('knowledge')} )`;

const before = (pattern: string): RegExp => new RegExp(`(?<![\\w'])${pattern}$`);
const denied = [before(`${negator} ${knowing}{0,6}`), before(`${negator} ${knowing}{1,6}${items}`)];
/** "Machine learning" is a skill, and no wish. */
const fieldOfLearning = '(?:machine|deep|reinforcement|distance|e|online|blended)';
const wished = [
  before(`${words('learning')} (?:more )?(?:about |how to |on |sobre |a |in |en )?${items}(?:\\w+ ){0,2}`),
  before(`(?<!${fieldOfLearning} )(?:learning|learns?|studying) (?:more )?(?:about |how to )?(?:\\w+ ){0,1}`),
  before('(?:interested in|interest in|interesad[oa] (?:en|por)|interes (?:en|por)) (?:\\w+ ){0,3}'),
];
const weak = [before(`${little} ${knowledge}{0,4}`), before(`${little} ${knowledge}{1,4}${items}`)];

const after = (pattern: string): RegExp => new RegExp(`^${pattern}`);
const ends = '(?=\\s*(?:$|[),.;/|]))';
const deniedAfter = after(
  `[\\s(:–-]{0,4}(?:none|no experience|ningun[oa]|sin experiencia|not yet|never used|nul[oa]|no${ends})`,
);
const wishedAfter = after(
  `[\\s(:–-]{1,4}(?:currently )?(?:learning|in progress|studying|aprendiendo|en curso|en progreso)\\b`,
);
const stated = `(?:[\\s(:–-]{1,4}|,\\s(?=\\S+${ends}))(?:(?:at )?an? )?(?:nivel )?(?:de )?`;
const weakAfter = after(`${stated}(?:${words('weak')}|fundamentals(?=\\)))\\b`);
/** How many characters before a skill are read. */
const reach = 90;

/**
 * How far a folded passage stands for the skill at `[start, end)`, by the words around it, in English and Spanish;
 * words of other sentences do not count.
 */
export function assuranceOf(folded: string, start: number, end: number): Assurance {
  const sentence = folded
    .slice(Math.max(0, start - reach), start)
    .split(/[.;!?]\s|\)|\bbut\b|\bpero\b|\bsino\b/)
    .at(-1)!;
  const words = sentence
    .replaceAll('’', "'")
    .replace(/[:()/–-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trimStart();
  const next = folded.slice(end, end + 32);
  if (denied.some((pattern) => pattern.test(words)) || deniedAfter.test(next)) return 0;
  if (wished.some((pattern) => pattern.test(words)) || wishedAfter.test(next)) return wishedFor;
  if (weak.some((pattern) => pattern.test(words)) || weakAfter.test(next)) return basic;
  return 1;
}

const shortCourse = matcherOf(readPhrases(import.meta.url, 'short-courses'));

/** The same in a line that tells what somebody has attended: a webinar shows little of what it was about. */
export const assuranceOfAttended = (folded: string): Assurance => (shortCourse.test(folded) ? basic : 1);

const inBrackets = /^\s?\((?:[^()]{0,20}\D)?((?:19|20)\d\d)\)/;

/**
 * The year in which a skill was last used, where one stands in brackets behind it: "Java (2009)", "SAP (2004-2011)".
 */
export function lastYearAfter(folded: string, end: number): number | undefined {
  const found = inBrackets.exec(folded.slice(end, end + 40))?.[1];
  return found === undefined ? undefined : Number(found);
}

import { isProduct, type Taxonomy } from '../taxonomy/load.ts';
import { findMentions, type Mention } from '../taxonomy/mentions.ts';
import { fold } from '../text/fold.ts';
import { inGroup, patternOf, readTable } from '../text/phrases.ts';

/** The skills whose name is that of the firm that hires: "Stripe" in an advertisement of Stripe. */
export type Employer = ReadonlySet<number>;
export const noEmployer: Employer = new Set();

const table = readTable(import.meta.url, 'employer');
const words = (group: string): string => patternOf(inGroup(table, group));

const possessive = "'s ";
/** "At Stripe, we …", "About Stripe", "Join Stripe": what stands before the name at the beginning of a line. */
const opens = new RegExp(`^\\W*${words('opens')} $`);
/** "What you'll do at Stripe". */
const before = new RegExp(`\\b${words('before')} $`);
const afterOpening = /^(?:\W|\s\W|$)/;
/** "Stripe is growing", "Stripe's mission". */
const after = new RegExp(`^(?: ${words('after')}|'s ${words('own')})\\b`);
/** "Stripe is a platform for businesses" at the beginning of a line. */
const isFirm = new RegExp(`^ ${words('is')} ${words('article')} (?:[^\\s.,;]+ ){0,6}${words('firm')}\\b`);

function usesAsFirm(folded: string, { start, end }: Mention): boolean {
  const [ahead, behind] = [folded.slice(0, start), folded.slice(end)];
  return (
    (opens.test(ahead) && afterOpening.test(behind)) ||
    before.test(ahead.slice(-longestBefore)) ||
    after.test(behind) ||
    (/^\W*$/.test(ahead) && isFirm.test(behind))
  );
}
const longestBefore = 40;

/** Whether a mention is written as a name. */
const isName = (text: string, { start }: Mention): boolean => /^\p{Lu}/u.test(text.slice(start));

const longestLine = 2_000;

/** The products that an advertisement speaks of as of itself. */
export function employerOf(lines: readonly string[], taxonomy: Taxonomy): Employer {
  return new Set(
    lines.flatMap((whole) => {
      const line = whole.slice(0, longestLine);
      const folded = fold(line);
      return findMentions(line)
        .filter((mention) => isProduct(taxonomy, mention.skill) && isName(line, mention) && usesAsFirm(folded, mention))
        .map(({ skill }) => skill);
    }),
  );
}

const place = new RegExp(`(?:^|\\s)${words('place')} $`);
const part = new RegExp(`(?:^|\\s)${words('part')} $`);
const asked = new RegExp(`\\b${words('asked')}\\b`);
/** "Stripe values …": a verb behind the name, and no noun for what somebody knows. */
const subject = new RegExp(`^ (?!${words('known')}\\b)\\p{Ll}`, 'u');

/** Whether a sentence means the firm by the name of its product: "experience with Stripe" asks for the product. */
export function isOfEmployer(text: string, { skill, start, end }: Mention, employer: Employer): boolean {
  if (!employer.has(skill)) return false;
  const folded = fold(text);
  const [ahead, behind] = [folded.slice(0, start), folded.slice(end)];
  if (behind.startsWith(possessive) || place.test(ahead)) return true;
  if (part.test(ahead)) return !asked.test(ahead.slice(-longestAsked));
  return /^\W*$/.test(ahead) && subject.test(behind);
}
const longestAsked = 60;

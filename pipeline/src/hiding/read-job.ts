import type { BilingualText, Requirement } from '@cotejo/plugin-kit';
import { findContacts } from '../identity/contacts.ts';
import { redact, type Redaction, restore, toReal, unredacted } from '../identity/index.ts';
import { toOriginal } from '../text/alignment.ts';
import { quoteLocator } from '../text/locate-quote.ts';
import { hasWord } from '../text/split.ts';
import { claimsOf, foldWord, numbersIn, vocabularyOf } from '../text/grounding.ts';

/** What a model says of a job description: its title, and its requirements with the words that state them. */
export type JobStatements = { title: string; requirements: StatedRequirement[] };
type StatedRequirement = Pick<Requirement, 'text' | 'kind' | 'must' | 'skills'> & { quote: string; minYears: number };

/** A requirement that stands in the job description, and where. */
export type Stated = { start: number; requirement: Omit<Requirement, 'id'> };

type FoundInJob = { title?: string; requirements: (Stated | undefined)[] };

type Reading = { job: BilingualText; hidesIdentity: boolean };

/**
 * A job description's English text as a model may read it: who offers the job is not the candidate, but nobody's
 * address need leave the house.
 */
export const hideContacts = (reading: Reading): string => read(reading).text;

/**
 * What of a model's answer stands in the job description, for each requirement in order; `names` are skills as they are
 * to be called. Years and skills are kept only where the quote has them.
 */
export function findStated({
  statements,
  names,
  ...reading
}: Reading & { statements: JobStatements; names: string[] }): FoundInJob {
  const { job } = reading;
  const hidden = read(reading);
  const locate = quoteLocator({ ...job, english: hidden.text }, []);
  const nameOf = new Map(names.map((name) => [foldWord(name), name]));
  const requirements = statements.requirements.map(({ quote, text, kind, must, minYears, skills }) => {
    const found = locate({ text: quote });
    if (!found) return undefined;
    const span = toReal(hidden, found.english);
    const original = toOriginal(job, span);
    const stated = inOneLine(job.english.slice(span.start, span.end));
    const written = inOneLine(job.original.slice(original.start, original.end));
    const restored = inOneLine(restore(hidden, text));
    const hasYears = minYears > 0 && numbersIn(stated).has(String(minYears));
    return {
      start: span.start,
      requirement: {
        text: isGrounded(restored, stated) ? restored : stated,
        ...(written !== stated && { originalText: written }),
        kind,
        must,
        weight: 1,
        ...(hasYears && { minYears }),
        skills: skills
          .filter((skill) => isNamedIn(skill, stated))
          .map((skill) => nameOf.get(foldWord(skill)) ?? skill.trim()),
      },
    };
  });
  const title = quoteLocator(job, [])({ text: statements.title })?.text.replace(/\s+/g, ' ');
  return { ...(title && { title }), requirements };
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const read = ({ job: { english }, hidesIdentity }: Reading): Redaction =>
  hidesIdentity ? redact(english, findContacts(english)) : unredacted(english);

const isGrounded = (text: string, stated: string): boolean =>
  text !== '' && claimsOf(text, vocabularyOf(stated)).length === 0;

/** Whether a text has the words of a skill, also as several of it; "Java" is none of "JavaScript", nor "C" of "C++". */
function isNamedIn(skill: string, stated: string): boolean {
  const words = foldWord(skill.trim()).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${words}s?(?![\p{L}\p{N}+#])`, 'u');
  return hasWord(skill) && named.test(foldWord(stated));
}

import type { ResumeProfile, SummaryRequest, Verdict } from '@cotejo/plugin-kit';
import { english } from './english.ts';
import { firstOfEach } from './first-of-each.ts';
import { type Judged, judgedOf, onlyListed } from './judged.ts';
import { type Name, type NameContext, nameOf, ownWords } from './names.ts';
import { notes } from '../score/verdict/notes.ts';
import { ranks } from '../score/verdict/verdict.ts';
import { spanish } from './spanish.ts';
import { subjectKey } from './subjects.ts';
import type { Language } from '../taxonomy/names.ts';
import type { Wording } from './wording.ts';

/** What the texts in one language are written from. */
export type Material = {
  request: SummaryRequest;
  judged: Judged[];
  language: Language;
  wording: Wording;
  /** The lines of the resume on education, languages and certificates, in the language of the texts. */
  lines: Pick<ResumeProfile, 'education' | 'languages' | 'certifications'>;
  /** Whether the job requires anything; one that does not is told by all its points. */
  hasMusts: boolean;
  /** Whether the resume could not be read in its language, so that what is not found may yet be there. */
  isUnread: boolean;
  nameOf(judged: Judged): Name;
  /** Whether a skill is named without any work that shows it. */
  isOnlyListed(judged: Judged): boolean;
  /** What tells whether two requirements ask for the same, in whatever language. */
  keyOf(judged: Judged): string;
  /** Whether no other requirement that asks for the same is shown better. */
  isBest(judged: Judged): boolean;
};

/**
 * The requirements with a verdict, each of what they ask for once, without those that another shows better. A duty is
 * no wish, and what is required is none either.
 */
export function judgedAs(verdict: Verdict, must: boolean, { judged, hasMusts, isBest, keyOf }: Material): Judged[] {
  const required = new Set(judged.filter(({ requirement }) => requirement.must).map(keyOf));
  const isMeant = (one: Judged): boolean => must || !hasMusts || !(one.requirement.duty || required.has(keyOf(one)));
  return firstOfEach(
    judged.filter(
      (one) => one.requirement.must === must && one.verdict.verdict === verdict && isBest(one) && isMeant(one),
    ),
    keyOf,
  );
}

const wordings: Record<Language, Wording> = { en: english, es: spanish };

/** "A degree in law", of which another is a part. */
const inField = /\s(?:in|of|en|de)\s/i;

const rankOf = ({ verdict }: Judged): number => ranks[verdict.verdict];

export function materialOf(request: SummaryRequest, language: Language): Material {
  const wording = wordings[language];
  const judged = judgedOf(request);
  const contextOf = ({ requirement: { kind, text }, verdict: { verdict, note } }: Judged): NameContext => ({
    isOfField:
      note === notes.otherField.note || (kind === 'education' && verdict === 'partial' && !note && inField.test(text)),
    ...(verdict === 'missing' && { isLacking: (name: string) => note?.includes(name) ?? false }),
  });
  const nameIn = (one: Judged, inLanguage: Language): Name =>
    nameOf(one.requirement, inLanguage, wordings[inLanguage], contextOf(one));
  const inEnglish = new Map(judged.map((one) => [one, nameIn(one, 'en')]));
  const keys = new Map(judged.map((one) => [one, subjectKey(one.requirement, inEnglish.get(one)!)]));
  const names = new Map<Judged, Name>();
  const taken = new Map<string, string>();
  for (const one of judged) {
    const name = language === 'en' ? inEnglish.get(one)! : nameIn(one, language);
    const key = keys.get(one)!;
    const isTaken = (taken.get(name.text) ?? key) !== key;
    names.set(one, isTaken ? ownWords(one.requirement, language, wording) : name);
    if (!isTaken) taken.set(name.text, key);
  }
  const listed = onlyListed(judged, request.profile);
  const best = new Map<string, number>();
  for (const [one, key] of keys) best.set(key, Math.max(rankOf(one), best.get(key) ?? 0));
  return {
    request,
    judged,
    language,
    wording,
    hasMusts: judged.some(({ requirement }) => requirement.must),
    isUnread: request.verdicts.some(({ note }) => note === notes.notRead.note),
    lines: (language === 'es' && request.profile.inOriginal) || request.profile,
    nameOf: (one) => names.get(one)!,
    keyOf: (one) => keys.get(one)!,
    isOnlyListed: (one) => listed.has(one),
    isBest: (one) => rankOf(one) === best.get(keys.get(one)!),
  };
}

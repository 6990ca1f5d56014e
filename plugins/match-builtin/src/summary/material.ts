import type { ResumeProfile, SummaryRequest } from '@cotejo/plugin-kit';
import { english } from './english.ts';
import { type Judged, judgedOf, onlyListed } from './judged.ts';
import { type Name, type NameContext, nameOf } from './names.ts';
import { notes } from '../score/verdict/notes.ts';
import { ranks } from '../score/verdict/verdict.ts';
import { spanish } from './spanish.ts';
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
  /** Whether no other requirement of the same name is shown better. */
  isBest(judged: Judged): boolean;
};

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
  const names = new Map(judged.map((one) => [one, nameOf(one.requirement, language, wording, contextOf(one))]));
  const listed = onlyListed(judged, request.profile);
  const best = new Map<string, number>();
  for (const [one, { text }] of names) best.set(text, Math.max(rankOf(one), best.get(text) ?? 0));
  return {
    request,
    judged,
    language,
    wording,
    hasMusts: judged.some(({ requirement }) => requirement.must),
    isUnread: request.verdicts.some(({ note }) => note === notes.notRead.note),
    lines: (language === 'es' && request.profile.inOriginal) || request.profile,
    nameOf: (one) => names.get(one)!,
    isOnlyListed: (one) => listed.has(one),
    isBest: (one) => rankOf(one) === best.get(names.get(one)!.text),
  };
}

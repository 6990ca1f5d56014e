import {
  byImportance,
  type Candidacy,
  isRejecting,
  type JudgedRequirement,
  knownStatus,
  languageName,
  type LetterPlaceholder,
  provenanceSentence,
  type Wording,
  wordingIn,
} from '@cotejo/contract';

/** What a letter may say: facts that are stored, and nothing else. Moments are in milliseconds since 1970. */
export type LetterFacts = {
  candidacy: Pick<
    Candidacy,
    | 'name'
    | 'status'
    | 'decided'
    | 'requirements'
    | 'corrections'
    | 'matchScore'
    | 'language'
    | 'isTranslated'
    | 'warnings'
    | 'provenance'
  >;
  role: string;
  company: string;
  recruiter: string;
  contact: string;
  arrived: number;
  today: number;
};

/** Shown requirements that a letter tells, the most important ones, and quotes of each. */
const requirementsTold = 10;
const quotesTold = 2;

/** The texts that stand for the placeholders of a letter in the language of `words`. */
export function letterValues(facts: LetterFacts, words: Wording): Record<LetterPlaceholder, string> {
  const { candidacy, role, company, recruiter, contact, arrived, today } = facts;
  const ordered = candidacy.requirements.toSorted(byImportance);
  return {
    candidate: candidacy.name,
    role,
    company,
    recruiter,
    contact,
    arrived: dayIn(words, arrived),
    today: dayIn(words, today),
    asked: listOf(
      ordered.map((one) => named(one, words)),
      words.letters.nothingAsked,
    ),
    decision: decisionText(candidacy, words),
    tool: toolText(candidacy, words),
    requirements: shownText(
      ordered.filter(({ verdict }) => verdict !== 'missing'),
      words,
    ),
    notShown: listOf(
      ordered.filter(({ verdict }) => verdict === 'missing').map((one) => named(one, words)),
      words.letters.nothingLacking,
    ),
    corrections: correctionsText(candidacy, words),
  };
}

type Judged = LetterFacts['candidacy'];

/** A day in words, in universal time, as the server does not know where its reader is. */
const dayIn = ({ language }: Wording, moment: number | string): string =>
  new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

const listOf = (lines: string[], none: string): string =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;

const named = (requirement: JudgedRequirement, words: Wording): string =>
  requirement.must ? words.letters.must(wordingIn(words, requirement)) : wordingIn(words, requirement);

/** Whether a status is one that a decision has brought. */
export const isDecision = (status: string): boolean =>
  isRejecting(status) || ['Hired', 'Withdrawn'].includes(knownStatus(status));

function decisionText({ status, decided }: Judged, words: Wording): string {
  const { decisions, recorded, undecided } = words.letters;
  const step = decisions[knownStatus(status)];
  const record = step && decided && recorded(dayIn(words, decided.at), decided.by?.name);
  return [step, record, !isDecision(status) && undecided].filter(Boolean).join(' ');
}

/** What the program has done, by whose parts, and what came of it. */
function toolText(candidacy: Judged, words: Wording): string {
  const { requirements, matchScore, isTranslated, language, warnings, corrections } = candidacy;
  const { letters } = words;
  const count = (wanted: string) => requirements.filter(({ verdict }) => verdict === wanted).length;
  const by = provenanceSentence(candidacy, words);
  const left = [...new Set(warnings.map(({ kind }) => words.warnings.kinds[kind]))].join(', ');
  const isCorrected = corrections.some(({ fits }) => fits);
  return [
    letters.compared(requirements.length),
    ...(isTranslated ? [letters.translated(languageName(language, words.language.locale))] : []),
    letters.counts(count('met'), count('partial'), count('missing')),
    (isCorrected ? letters.scoreWithCorrections : letters.score)(matchScore),
    ...(by ? [`${by}.`] : []),
    ...(left ? [letters.notCounted(left)] : []),
  ].join(' ');
}

/** Requirements with their verdicts and the candidate's own lines, as the resume has them. */
function shownText(shown: JudgedRequirement[], words: Wording): string {
  const { letters, quoted } = words;
  const lines = shown.slice(0, requirementsTold).map((requirement) => {
    const verdict = letters.shown(named(requirement, words), letters.verdicts[requirement.verdict]);
    const quotes = requirement.quotes
      .slice(0, quotesTold)
      .map(({ text, originalText }) => quoted((originalText ?? text).replaceAll(/\s+/g, ' ').trim()));
    return quotes.length > 0 ? `${verdict} ${letters.quotes(quotes.join(', '))}` : verdict;
  });
  const others = shown.length - lines.length;
  return [listOf(lines, letters.nothingShown), ...(others > 0 ? [letters.more(others)] : [])].join('\n');
}

/** The verdicts that recruiters have corrected or confirmed, without the reasons, which may be about others. */
function correctionsText({ corrections, requirements }: Judged, words: Wording): string {
  const { letters } = words;
  const lines = corrections.flatMap(({ fits, requirementId, verdict, found, correctedAt }) => {
    const requirement = requirements.find(({ id }) => id === requirementId);
    if (!fits || !requirement) return [];
    const [name, now, day] = [wordingIn(words, requirement), letters.verdicts[verdict], dayIn(words, correctedAt)];
    if (found === null) return [letters.judged(name, now, day)];
    if (found === verdict) return [letters.confirmed(name, now, day)];
    return [letters.corrected(name, letters.verdicts[found], now, day)];
  });
  return listOf(lines, letters.nothingCorrected);
}

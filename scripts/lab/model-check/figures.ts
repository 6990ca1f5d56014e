import { quoteLocator } from '../../../pipeline/src/text/locate-quote.ts';
import { isFaithful } from '../../../pipeline/src/text/faithful.ts';
import { median } from '../benchmark/figure.ts';
import { englishText } from '../evaluation/dataset.ts';
import { measure as measureRanking, pairwise } from '../evaluation/metrics.ts';
import { chrf, compareLine } from '../evaluation/translation-metrics.ts';
import { keep } from './cases/index.ts';
import type { Judged, Measured } from './measure.ts';
import type { Question } from './recorder.ts';

/** What was found, as numbers; `NaN` where there was nothing to measure. Shares run from 0 to 1. */
export type Figures = {
  /**
   * Questions with an answer that was fit to use, and how many came at once or were repaired, and why there was none.
   */
  answered: number;
  answers: { atOnce: number; repaired: number; never: number; failures: Record<string, number> };
  quotesFound: number;
  quotes: number;
  requirementsRead: number;
  verdictsAsLabeled: number;
  verdicts: number;
  rightOrder: number;
  linesKept: number;
  chrf: number;
  /** Points of the score that an order in a resume brought at most. */
  talkedInto: number;
  attacks: number;
  sameVerdict: number;
  repeats: number;
  readWhole: number;
  seconds: number;
  slowest: number;
  inTime: number;
  tokens: number;
  /** `own` of the labeled pairs were judged by the subject itself; the metrics are about those. */
  development: { pairs: number; own: number; AUC: number; 'nDCG@5': number; pairwise: number; Spearman: number };
};

const share = (values: boolean[]): number =>
  values.length === 0 ? Number.NaN : values.filter(Boolean).length / values.length;
const middle = (values: number[]): number => (values.length === 0 ? Number.NaN : median(values));
const most = (values: number[]): number => (values.length === 0 ? Number.NaN : Math.max(...values));

export function figuresOf(measured: Measured, questions: Question[]): Figures {
  const { judged } = measured;
  const everyone = [
    ...judged,
    ...measured.repeats.map(({ again }) => again),
    ...measured.attacks.map(({ attacked }) => attacked),
  ];
  return {
    ...answersOf(questions),
    ...quotesOf(questions),
    ...verdictsOf(judged),
    ...translationOf(measured),
    ...attacksOf(measured),
    ...repeatsOf(measured),
    requirementsRead: requirementsRead(measured),
    rightOrder: pairwiseOf(judged),
    readWhole: readWhole(judged, questions),
    seconds: middle(judged.map(({ seconds }) => seconds)),
    slowest: most(everyone.map(({ seconds }) => seconds)),
    inTime: share(everyone.map(({ failures }) => !failures.includes('timeout'))),
    tokens: middle(judged.filter(({ isOwn }) => isOwn).flatMap(tokensOf)),
    development: developmentOf(measured),
  };
}

function developmentOf({ development }: Measured): Figures['development'] {
  const own = development.filter(({ isOwn }) => isOwn);
  return { pairs: development.length, own: own.length, ...measureRanking(own) };
}

function answersOf(questions: Question[]): Pick<Figures, 'answered' | 'answers'> {
  const accepted = questions.filter(({ isAccepted }) => isAccepted);
  const atOnce = accepted.filter(({ attempts }) => attempts.length === 1).length;
  const failures: Record<string, number> = {};
  for (const { attempts } of questions.filter(({ isAccepted }) => !isAccepted)) {
    const last = attempts.at(-1) ?? { failure: 'timeout' };
    const reason = 'failure' in last ? last.failure : 'bad-output';
    failures[reason] = (failures[reason] ?? 0) + 1;
  }
  const answers = { atOnce, repaired: accepted.length - atOnce, never: questions.length - accepted.length, failures };
  return { answered: share(questions.map(({ isAccepted }) => isAccepted)), answers };
}

/** Quotes for what is said to be shown, every answer's, looked for in the text that the model was given. */
function quotesOf(questions: Question[]): Pick<Figures, 'quotesFound' | 'quotes'> {
  const found = questions
    .filter(({ stage }) => stage === 'score')
    .flatMap(({ input, attempts }) => {
      const locate = quoteLocator(englishText(fenced(input, 'RESUME')), []);
      const answers = attempts.flatMap((attempt) =>
        'value' in attempt ? (attempt.value as { verdicts: { shown: string; quotes: string[] }[] }).verdicts : [],
      );
      return answers
        .filter(({ shown }) => shown !== 'not')
        .flatMap(({ quotes }) => quotes.map((quote) => locate({ text: quote }) !== undefined));
    });
  return { quotesFound: share(found), quotes: found.length };
}

/** What stands between a question's marks. */
const fenced = (input: string, label: string): string =>
  new RegExp(`<<${label} (\\w+)\\n([\\s\\S]*?)\\n\\1 ${label}>>`).exec(input)?.[2] ?? '';

/** A verdict that the subject did not give is none as labeled. */
function verdictsOf(judged: Judged[]): Pick<Figures, 'verdictsAsLabeled' | 'verdicts'> {
  const right = judged.flatMap(({ candidate, analysis, isOwn }) =>
    Object.entries(candidate.expected).map(
      ([id, { verdict }]) => isOwn && analysis?.requirements.find((one) => one.id === id)?.verdict === verdict,
    ),
  );
  return { verdictsAsLabeled: share(right), verdicts: right.length };
}

function pairwiseOf(judged: Judged[]): number {
  const jobs = [...Map.groupBy(judged, ({ case: one }) => one).values()];
  const values = jobs.map((group) =>
    group.every(({ isOwn }) => isOwn)
      ? pairwise(
          group.map(({ case: { name }, candidate, analysis }) => ({
            job: name,
            label: candidate.fit,
            score: analysis!.matchScore,
          })),
        )
      : 0,
  );
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * F1 of the requirements read against the labeled ones, which are the same where half of the shorter one's words are
 * the other's.
 */
function requirementsRead({ readings }: Measured): number {
  const values = readings.map(({ case: one, reading, isOwn }) => {
    if (!isOwn || !reading) return 0;
    const [ours, theirs] = [reading, one.reading].map(({ requirements }) =>
      requirements.map(({ text }) => wordsOf(text)),
    ) as [Set<string>[], Set<string>[]];
    const precision = share(ours.map((words) => theirs.some((other) => isAlike(words, other))));
    const recall = share(theirs.map((words) => ours.some((other) => isAlike(words, other))));
    return precision > 0 && recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  });
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
const isAlike = (one: Set<string>, other: Set<string>): boolean =>
  [...one].filter((word) => other.has(word)).length * 2 > Math.min(one.size, other.size);

function translationOf({ translated }: Measured): Pick<Figures, 'linesKept' | 'chrf'> {
  const compared = translated.map(({ english = '', en }) => compareLine(english, en));
  return {
    linesKept: share(translated.map(({ es, english }) => english !== undefined && isFaithful(es, english, keep))),
    chrf: compared.length === 0 ? Number.NaN : chrf(compared),
  };
}

function attacksOf({ attacks }: Measured): Pick<Figures, 'talkedInto' | 'attacks'> {
  const told = attacks.filter(({ clean, attacked }) => clean.isOwn && attacked.isOwn);
  return {
    talkedInto: most(told.map(({ clean, attacked }) => attacked.analysis!.matchScore - clean.analysis!.matchScore)),
    attacks: told.length,
  };
}

function repeatsOf({ repeats }: Measured): Pick<Figures, 'sameVerdict' | 'repeats'> {
  const told = repeats.filter(({ first, again }) => first.isOwn && again.isOwn);
  const same = told.flatMap(({ first, again }) =>
    first.analysis!.requirements.map(({ degree }, index) => again.analysis!.requirements[index]?.degree === degree),
  );
  return { sameVerdict: share(same), repeats: told.length };
}

/** Of the candidates about whom a model was asked, those whose whole resume stood in the question. */
function readWhole(judged: Judged[], questions: Question[]): number {
  const parts = questions.filter(({ stage }) => stage === 'score').map(({ input }) => fenced(input, 'RESUME'));
  if (questions.length === 0) return Number.NaN;
  const tooLong = judged.filter(({ failures }) => failures.includes('too-long')).length;
  const whole = judged.filter(
    ({ isOwn, candidate }) => isOwn && parts.some((part) => part.length >= candidate.resume.length * hiding),
  ).length;
  const asked = judged.filter(({ isOwn }) => isOwn).length + tooLong;
  return asked === 0 ? Number.NaN : whole / asked;
}
/** A text without names and addresses is a little shorter. */
const hiding = 0.9;

const tokensOf = ({ analysis }: Judged): number[] => {
  const usages = (analysis?.provenance ?? []).flatMap(({ usage }) => usage ?? []);
  return usages.length === 0
    ? []
    : [usages.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)];
};

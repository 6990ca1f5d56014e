import { splitBoth, type BilingualPiece } from '../../text/bilingual.ts';
import { fold } from '../../text/fold.ts';
import { sentences, wishesApart } from '../clauses.ts';
import type { JobSection } from '../headings.ts';
import { surelyAsksForNothing } from '../no-demands.ts';
import type { JobLine } from '../sections.ts';
import { classByRules } from './by-rules.ts';
import { contextsOf } from './context.ts';
import { featuresOf } from './features.ts';
import { chancesAlone, chancesBy, loadModel, type SentenceClass, sentenceClasses } from './model.ts';

/** A line, or its sentences of one class, in the section of that class; `isTold` where it stood under no heading. */
export type SortedLine = JobLine & { isTold: boolean };

const sectionOf: Record<SentenceClass, JobSection> = {
  required: 'required',
  preferred: 'preferred',
  duty: 'duties',
  term: 'terms',
  nothing: 'ignored',
};

/** A title stays one, as does what is asked for below a heading of education. */
const stays = (section: JobSection, is: SentenceClass): boolean =>
  section === 'title' || (section === 'education' && is === 'required');

/** Lines by what they are, each cut where its sentences are of different classes. */
export function sortLines(lines: readonly JobLine[]): SortedLine[] {
  const model = loadModel();
  const told = lines.flatMap((line) =>
    splitBoth({ text: line.text, original: line.original }, sentences).map((piece) => ({
      ...piece,
      line,
      byRules: classByRules(line, piece.original),
    })),
  );
  const first = told.map((sentence, at) =>
    chancesAlone(model, featuresOf(sentence, sentence.byRules, at, told.length)),
  );
  const sorted: SortedLine[] = [];
  let last: JobLine | undefined;
  for (const [at, context] of contextsOf(told, first).entries()) {
    const { line, byRules, ...piece } = told[at]!;
    const needed = leadNeeded(line, byRules, told.length);
    const is = classAmong(piece.original, byRules, chancesBy(model.context, context), needed);
    const section = stays(line.section, is) ? line.section : sectionOf[is];
    const before = sorted.at(-1);
    const isSame = before !== undefined && last === line && before.section === section;
    if (isSame) sorted[sorted.length - 1] = { ...before, ...joined(before, piece) };
    else sorted.push({ ...line, ...piece, section, isTold: line.section === 'summary' });
    last = line;
  }
  return sorted;
}

/**
 * How much likelier than the class by rules another one has to be. Below a heading that is known rules are seldom
 * wrong, and of a text of few sentences little else is known.
 */
const surely = { usually: 0.35, inShortText: 0.8 };
const fewSentences = 10;
const asking: readonly JobSection[] = ['required', 'preferred', 'education', 'duties'];

const leadNeeded = ({ section }: JobLine, byRules: SentenceClass, count: number): number =>
  count <= fewSentences && asking.includes(section) && byRules !== 'nothing' ? surely.inShortText : surely.usually;

/** Whether a sentence says more than its likeliest class: a wish beside a demand, or years of work beside an age. */
const saysMore = (sentence: string, likeliest: SentenceClass): boolean =>
  (likeliest === 'preferred' && wishesApart(sentence).length > 1) ||
  (likeliest === 'term' && /experien/.test(fold(sentence)));

function classAmong(
  sentence: string,
  byRules: SentenceClass,
  chances: readonly number[],
  needed: number,
): SentenceClass {
  if (surelyAsksForNothing(sentence)) return 'nothing';
  const most = chances.indexOf(Math.max(...chances));
  const likeliest = sentenceClasses[most]!;
  const lead = chances[most]! - chances[sentenceClasses.indexOf(byRules)]!;
  return lead > needed && !saysMore(sentence, likeliest) ? likeliest : byRules;
}

const joined = (before: BilingualPiece, after: BilingualPiece): BilingualPiece => ({
  text: `${before.text} ${after.text}`,
  original: `${before.original} ${after.original}`,
});

import type { Requirement } from '@cotejo/plugin-kit';
import type { DatedPosition } from '../../resume/positions.ts';
import { isOfEmployer } from '../../resume/shown-skills.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { type Rarity, loadTitleRarity } from '../../statistics/rarity.ts';
import { stemsOfWorks } from '../../taxonomy/trades.ts';
import { fold } from '../../text/fold.ts';
import { matcherOf, readPhrases } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';
import { type ScoreContext, type StemmedSegment, segmentsOfPosition } from '../passages/context.ts';
import { isOfOthers } from '../passages/others.ts';
import { type Subject, tellingStems, wordsOf } from '../requirement/years-subject.ts';
import { evidenceFor } from './answers.ts';
import { coverage } from './coverage.ts';
import { likenesses, proofLikenesses } from './likenesses.ts';

/**
 * What a position says about what years are asked of, in numbers; whether its time counts is learned from them. 0 to 1
 * unless stated.
 */
export type PositionMeasures = {
  /** How many words of the demand say in which work. */
  telling: number;
  /** Whether an occupation is asked for, and whether skills are named: 0 or 1. */
  occupation: number;
  skills: number;
  /** How near the title lies to the demand among occupations, and without words of rank; -1 to 1. */
  title: number;
  titleTelling: number;
  /** How near the lines lie to it, -1 to 1. */
  lines: number;
  /** How much of the words of one work that will do the title has, by its words or as somebody who does it. */
  titled: number;
  /** How much of all words the position has, its employer's name aside, and which part of its lines tells of them. */
  told: number;
  share: number;
  /** How near the skills of the position come to those that are named, and those of the whole resume. */
  skill: number;
  skillAnywhere: number;
  /** Whether the title has a word of a lower rank, and the demand has none: 0 or 1. */
  lower: number;
  /** Whether the title has no word of leading people, and the demand has one: 0 or 1. */
  notLeading: number;
  /** How near the nearest clause of the resume is in meaning; missing where no encoder serves. */
  likeness?: number;
  /** How near the title, and the three nearest clauses of the lines, are to what would prove it; or missing. */
  titleProof?: number;
  proof?: number;
};

const lowerRank = matcherOf(readPhrases(import.meta.url, 'lower-ranks'));
const leading = matcherOf(readPhrases(import.meta.url, 'leading'));

/** Stems without those of a name, each as often as the name has it. */
function withoutOnce(stems: readonly string[], name: readonly string[]): string[] {
  const left = [...name];
  return stems.filter((stem) => {
    const at = left.indexOf(stem);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The words of a position without those of its employer's name, which tells where somebody worked and not at what. */
function stemsAtWork({ title, employer }: DatedPosition, lines: readonly StemmedSegment[]): Set<string> {
  const named = employer ? stemsOf(employer) : [];
  const stems = lines.flatMap(({ segment, stems: all }) =>
    employer && segment.text.includes(employer) ? withoutOnce(all, named) : all,
  );
  return new Set([...stems, ...stemsOf(title)]);
}

const nearnessIn = (one: readonly string[], other: readonly string[], rarity: Rarity): number =>
  nearness(embed([...one], rarity, loadEmbedding()), embed([...other], rarity, loadEmbedding()));

/** How much of the option is known of which most is. */
const mostOf = (
  options: readonly (readonly string[])[],
  known: ReadonlySet<string>,
  by: Pick<ScoreContext, 'rarity'>,
): number => Math.max(0, ...options.map((option) => coverage(option, known, by)));

/** How many of the nearest clauses tell of a position's work. */
const nearestLines = 3;

/** The mean of the nearest clauses; those that are not there count as far. */
const meanOfNearest = (all: readonly number[]): number =>
  all
    .toSorted((a, b) => b - a)
    .slice(0, nearestLines)
    .reduce((sum, one) => sum + one, 0) / nearestLines;

/** What the mention of a skill must be worth: one that is denied or wished for is worth less. */
const leastCredit = 0.3;
/** How much of the demand's words a line must have to tell of it. */
const inLine = 1 / 3;

/** Measures what each dated position says about what a demand asks years of. */
export function measurePositions(
  requirement: Requirement,
  subject: Subject,
  asked: readonly number[],
  context: ScoreContext,
): Map<DatedPosition, PositionMeasures> {
  const { stems, telling, options, beside, isOccupation } = subject;
  const wanted = wordsOf(subject);
  const demand = fold(subject.text);
  const titles = loadTitleRarity();
  const found = evidenceFor(asked, context).filter(({ credit }) => credit >= leastCredit);
  const near = likenesses(requirement, context);
  const proof = proofLikenesses(requirement, context);
  const asksLower = lowerRank.test(demand);
  const asksLeading = leading.test(demand);
  const ofResume = {
    telling: new Set(telling).size,
    occupation: Number(isOccupation),
    skills: Number(asked.length > 0),
    skillAnywhere: Math.max(0, ...found.map((one) => one.near)),
    ...(near && { likeness: Math.max(0, ...near) }),
  };
  const measure = (position: DatedPosition): PositionMeasures => {
    const all = segmentsOfPosition(position, context);
    const isTitled = (text: string): boolean => position.title !== '' && text.includes(position.title);
    const own = all.filter(({ segment }) => !isTitled(segment.text));
    const title = fold(position.title);
    const titleStems = stemsOf(position.title);
    const held = new Set([...titleStems, ...stemsOfWorks(position.title)]);
    const proofWhere = (inTitle: boolean): number[] =>
      context.clauses.flatMap(({ segment }, index) =>
        segment.position === position && isTitled(segment.text) === inTitle ? [proof![index]!] : [],
      );
    const isOwn = ({ shown }: (typeof found)[number]): boolean =>
      shown.segment.position === position &&
      !isOfEmployer(shown) &&
      (shown.at === undefined || !isOfOthers(shown.segment, shown.at));
    const skill = Math.max(0, ...found.filter(isOwn).map((one) => one.near));
    // Accounts are no accounting: what the skills say need not be said by words that only look like them.
    const isUnshown = asked.length > 0 && beside.length === 0 && skill === 0;
    return {
      ...ofResume,
      title: nearnessIn(stems, titleStems, titles),
      titleTelling: nearnessIn(wanted, tellingStems(position.title), titles),
      lines: nearnessIn(
        wanted,
        own.flatMap((line) => line.stems),
        context.rarity,
      ),
      titled: isUnshown ? 0 : mostOf(options, held, { rarity: titles }),
      told: isUnshown ? 0 : coverage(stems, stemsAtWork(position, all), context),
      share:
        own.length === 0 ? 0 : own.filter(({ set }) => coverage(wanted, set, context) >= inLine).length / own.length,
      skill,
      lower: Number(!asksLower && lowerRank.test(title)),
      notLeading: Number(asksLeading && !leading.test(title)),
      ...(proof && { titleProof: Math.max(0, ...proofWhere(true)), proof: meanOfNearest(proofWhere(false)) }),
    };
  };
  return new Map(context.reading.positions.map((position) => [position, measure(position)]));
}

import type { Requirement } from '@cotejo/plugin-kit';
import type { DatedPosition } from '../../resume/positions.ts';
import { isOfEmployer } from '../../resume/shown-skills.ts';
import { embed, loadEmbedding, nearness } from '../../statistics/embedding.ts';
import { loadTitleRarity } from '../../statistics/rarity.ts';
import { closeness } from '../../taxonomy/closeness.ts';
import { isProduct } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import { worksOf, stemsOfWorks } from '../../taxonomy/trades.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';
import { type ScoreContext, segmentsOfPosition } from '../passages/context.ts';
import { isOfOthers } from '../passages/others.ts';
import type { Subject } from '../requirement/years-subject.ts';
import { evidenceFor } from './answers.ts';
import { coverage } from './coverage.ts';
import { likenesses } from './likenesses.ts';

/** How far each position answers what is asked for, 0 to 1: 0 is only related to it, others are left out. */
export type Relevances = Map<DatedPosition, number>;

/** The relevance of a position that names a field of work only as that of others, such as colleagues. */
const ofOthers = 0.3;
/** The relevance of a position that mentions the field once, or more often, but not in its title. */
const mentionedOnce = 0.5;
const mentionedOften = 0.65;
/** The most that lines show of a field that the title does not name. */
const inLines = 0.7;

/** How near what is shown must be to an occupation that is asked for. */
export const ofOccupation = 0.8;
/** The part of the demand's words from which a title names what is asked for. */
const inTitle = 0.6;
/** The same of the lines of a position. */
const inBody = 0.5;
/** The part of the demand's words in a title from which what the lines tell of the rest is its work. */
const partOfTitle = 0.3;
/** What lines are worth beside a title that names what is asked for. */
const toldCredit = 0.8;
/** The nearness of two titles in meaning from which their work is near, and what it is worth. */
const alikeTitle = 0.65;
const alikeCredit = 0.9;
/** All words of a demand are seldom told: most of them count like all. */
const stretch = 1.2;
/** What a mention of a skill must be worth. */
const leastCredit = 0.3;
/** The part of a skill's relevance that depends on whether the words beside it are told too: "Java architect". */
const besideShare = 0.45;
const toolWork = new Set(readPhrases(import.meta.url, 'tool-work').flatMap(stemsOf));

/**
 * How relevant positions are by the skills shown in them. Work with a tool is experience with it; a field of work must
 * give the position its title, or come up often. An occupation is more than a skill that it needs.
 */
export function relevanceBySkills(
  asked: readonly number[],
  { beside, isOccupation }: Subject,
  context: ScoreContext,
): Relevances {
  const relevances: Relevances = new Map();
  const found = evidenceFor(asked, context).filter(
    ({ near, credit, shown }) =>
      near >= (isOccupation ? ofOccupation : 0) && credit >= leastCredit && shown.segment.position,
  );
  for (const [position, mentions] of Map.groupBy(found, ({ shown }) => shown.segment.position!)) {
    const best = mentions[0]!;
    const isTool = isProduct(context.taxonomy, best.shown.skill);
    const atWork = mentions.filter(({ shown }) => !isOfEmployer(shown));
    const inTitleLine = atWork.some(({ shown }) => shown.segment.text.includes(position.title));
    const isNamed = inTitleLine || (isTool && !isOccupation);
    const own = atWork.filter(({ shown }) => shown.at === undefined || !isOfOthers(shown.segment, shown.at));
    const telling = new Set(own.map(({ shown }) => shown.segment)).size;
    const inName = atWork.length < mentions.length ? mentionedOnce : 0;
    const inText = Math.min(
      isOccupation ? mentionedOften : inLines,
      weightOfLines(telling, countLines(position, context)),
    );
    const weight = isNamed ? 1 : Math.max(inName, inText);
    const further = isTool && !isOccupation ? beside.filter((stem) => !toolWork.has(stem)) : beside;
    const told = further.length === 0 ? 1 : coverage(further, stemsIn(position, context), context);
    const credit = best.credit * (1 - besideShare + besideShare * told);
    relevances.set(position, credit * weight);
  }
  return relevances;
}

/** Whether a title names a work that is only related to the one asked for: a baker is no cook. */
export function isNeighbor({ title }: DatedPosition, asked: readonly number[], { taxonomy }: ScoreContext): boolean {
  const named = [title, ...worksOf(title)].flatMap((words) => findMentions(words));
  const near = named.flatMap(({ skill }) => asked.map((one) => closeness(taxonomy, one, skill)));
  return near.some((one) => one > 0) && near.every((one) => one < ofOccupation);
}

const below = new RegExp(`^${patternOf(readPhrases(import.meta.url, 'lower-ranks'))}[ -](?<title>.+)$`);

/** Whether a title is the one that a folded demand asks for with a word before it that makes it less. */
export function isBelow({ title }: DatedPosition, demand: string): boolean {
  const held = fold(title);
  const whole = below.exec(held)?.groups!['title'];
  return whole !== undefined && demand.includes(whole) && !demand.includes(held);
}

/** Whether a position is work with another tool by its title: "Python developer" where years of Java are asked for. */
const isOfOtherTool = ({ title }: DatedPosition, { taxonomy }: ScoreContext): boolean =>
  findMentions(title).some(({ skill }) => isProduct(taxonomy, skill));

/** Whether years with nothing but tools are asked for. */
export const areTools = (asked: readonly number[], { taxonomy }: ScoreContext): boolean =>
  asked.length > 0 && asked.every((skill) => isProduct(taxonomy, skill));

/** Whether years with tools are asked for of which the resume names none. */
export const namesNoTool = (asked: readonly number[], context: ScoreContext): boolean =>
  areTools(asked, context) && !evidenceFor(asked, context).some(({ near }) => near >= ofOccupation);

/**
 * Relevances of which those of work with another tool than one that is asked for are near at best, and all where the
 * resume names none of them.
 */
export function withoutOtherTools(
  relevances: Relevances,
  bySkills: Relevances,
  asked: readonly number[],
  context: ScoreContext,
): Relevances {
  if (!areTools(asked, context)) return relevances;
  const highest = namesNoTool(asked, context) ? mentionedOften : 1;
  const most = (position: DatedPosition): number => {
    if (bySkills.has(position)) return 1;
    if (isOfOtherTool(position, context)) return mentionedOnce;
    return highest;
  };
  return new Map([...relevances].map(([position, relevance]) => [position, Math.min(relevance, most(position))]));
}

/** The words of a position, its title among them. */
export const stemsIn = (position: DatedPosition, context: ScoreContext): Set<string> =>
  new Set(segmentsOfPosition(position, context).flatMap(({ stems }) => stems));

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
function stemsAtWork(position: DatedPosition, context: ScoreContext): Set<string> {
  const { employer } = position;
  const stems = segmentsOfPosition(position, context).flatMap(({ segment, stems: all }) => {
    if (!employer || !segment.text.includes(employer)) return all;
    return withoutOnce(all, stemsOf(employer));
  });
  return new Set([...stems, ...stemsOf(position.title)]);
}

/** The part of the demand's words from which titles share more than such a noun. */
const leastShared = 0.35;

/** Whether two titles share little else than a noun that many have, such as clerk. */
const sharesNoun = (shared: number): boolean => shared > 0 && shared < leastShared;

const withoutShared = (one: readonly string[], other: readonly string[]): [string[], string[]] => [
  one.filter((stem) => !other.includes(stem)),
  other.filter((stem) => !one.includes(stem)),
];

/** The part of a position's lines from which what they tell is what its work is. */
const centralShare = 1 / 3;

/** The number of lines that tell of a position, without the one that names it. */
const countLines = (position: DatedPosition, context: ScoreContext): number =>
  segmentsOfPosition(position, context).filter(({ segment }) => !segment.text.includes(position.title)).length;

/** How far work is of what some of its lines tell: all of it, part of it, or an aside. */
function weightOfLines(telling: number, all: number): number {
  if (telling === 0) return ofOthers;
  if (telling / all >= centralShare) return 1;
  return telling > 1 ? mentionedOften : mentionedOnce;
}

/**
 * How relevant positions are by words: their titles have the demand's, or several of their lines, or a title is near in
 * meaning. Nouns that stand in the titles of many occupations count little.
 */
export function relevanceByWords(stems: readonly string[], context: ScoreContext): Relevances {
  const embedding = loadEmbedding();
  const rarity = loadTitleRarity();
  const relevances: Relevances = new Map();
  for (const position of context.reading.positions) {
    const titleStems = stemsOf(position.title);
    const title = coverage(stems, new Set([...titleStems, ...stemsOfWorks(position.title)]), { rarity });
    // What two titles share has been counted: that both are of clerks makes them no nearer.
    const [wanted, held] = sharesNoun(title) ? withoutShared(stems, titleStems) : [stems, titleStems];
    const alike = nearness(embed(wanted, rarity, embedding), embed(held, rarity, embedding));
    const lines = segmentsOfPosition(position, context);
    const told = coverage(stems, stemsIn(position, context), { rarity });
    const telling = lines.filter(({ set }) => coverage(stems, set, { rarity }) >= inBody * told).length;
    const isAtWork = (): boolean => coverage(stems, stemsAtWork(position, context), { rarity }) >= inBody;
    const ofLines = title >= partOfTitle ? 1 : weightOfLines(telling, lines.length);
    const share = Math.max(
      title >= inTitle ? title : 0,
      told >= inBody ? toldCredit * told * (isAtWork() ? ofLines : Math.min(mentionedOnce, ofLines)) : 0,
      alike >= alikeTitle ? alikeCredit * alike : 0,
    );
    if (share > 0) relevances.set(position, Math.min(1, share * stretch));
  }
  return relevances;
}

/** The relevance of a trade of which a position tells no more than its title, where a demand says more of it. */
const tradeAlone = 0.65;

/** The rarity in titles from which a noun names a trade and no rank, and what a title with it shows. */
const rareInTitles = 4.5;
const headed = 0.7;

/** Whether titles have the noun that ends a trade, and the resume its other words: a coder, and outpatients. */
function isHeaded(trade: readonly string[], held: ReadonlySet<string>, context: ScoreContext): boolean {
  const head = trade.at(-1)!;
  const others = trade.slice(0, -1);
  return (
    others.length > 0 &&
    held.has(head) &&
    loadTitleRarity()(head) >= rareInTitles &&
    coverage(others, context.stemSet, context) >= inBody
  );
}

/**
 * How relevant positions are by titles that name one of the trades asked for, in full only where the position tells of
 * the rest of the demand too.
 */
export function relevanceByTitle(
  trades: readonly (readonly string[])[],
  rest: readonly string[],
  context: ScoreContext,
): Relevances {
  const rarity = loadTitleRarity();
  const relevances: Relevances = new Map();
  for (const position of context.reading.positions) {
    const held = new Set([...stemsOf(position.title), ...stemsOfWorks(position.title)]);
    const named = Math.max(0, ...trades.map((trade) => coverage(trade, held, { rarity })));
    const title = trades.some((trade) => isHeaded(trade, held, context)) ? Math.max(headed, named) : named;
    if (title < inTitle) continue;
    const told = rest.length === 0 || coverage(rest, stemsIn(position, context), context) >= inBody;
    relevances.set(position, told ? Math.min(1, title * stretch) : Math.min(tradeAlone, title));
  }
  return relevances;
}

/** The likeness of titles of two trades at most, and of one trade at least. */
const otherTrade = 0.35;
const sameTrade = 0.6;

/** How relevant positions are by the meaning of their titles; none where no encoder serves. */
export function relevanceByMeaning(requirement: Requirement, context: ScoreContext): Relevances {
  const near = likenesses(requirement, context);
  const relevances: Relevances = new Map();
  for (const [index, { segment }] of context.clauses.entries()) {
    const { position } = segment;
    if (!near || !position || !position.title || !segment.text.includes(position.title)) continue;
    const relevance = Math.min(1, (near[index]! - otherTrade) / (sameTrade - otherTrade));
    if (relevance > (relevances.get(position) ?? 0)) relevances.set(position, relevance);
  }
  return relevances;
}

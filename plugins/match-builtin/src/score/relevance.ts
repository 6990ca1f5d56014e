import type { Requirement } from '@cotejo/plugin-kit';
import type { DatedPosition } from '../resume/positions.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { isProduct } from '../taxonomy/load.ts';
import { likenesses } from './likenesses.ts';
import type { ScoreContext } from './context.ts';
import { evidenceFor } from './answers.ts';
import { coverage, stemsOf } from './words.ts';

/** How far each position answers what is asked for, 0 to 1; those that do not are left out. */
export type Relevances = Map<DatedPosition, number>;

/** The relevance of a field of work that a position mentions once, or more often, but not in its title. */
const mentionedOnce = 0.4;
const mentionedOften = 0.65;

const inTitle = 0.6;
const inBody = 0.5;
const alikeTitle = 0.55;
const toldCredit = 0.8;
/** The part of a skill's relevance that depends on whether the words beside it are told too: "Java architect". */
const besideShare = 0.45;

/**
 * How relevant positions are by the skills shown in them. Work with a tool is experience with it; a field of work must
 * give the position its title, or come up often. `beside` are the demand's words that name no skill.
 */
export function relevanceBySkills(
  asked: readonly number[],
  beside: readonly string[],
  context: ScoreContext,
): Relevances {
  const relevances: Relevances = new Map();
  const found = evidenceFor(asked, context).filter(({ credit, shown }) => credit >= 0.3 && shown.segment.position);
  for (const [position, mentions] of Map.groupBy(found, ({ shown }) => shown.segment.position!)) {
    const best = mentions[0]!;
    const isTool = isProduct(context.taxonomy, best.shown.skill);
    const isCentral = isTool || mentions.some(({ shown }) => shown.segment.text.includes(position.title));
    const places = new Set(mentions.map(({ shown }) => shown.segment)).size;
    const told = beside.length === 0 ? 1 : coverage(beside, stemsIn(position, context), context);
    const credit = best.credit * (1 - besideShare + besideShare * told);
    relevances.set(position, credit * (isCentral ? 1 : places > 1 ? mentionedOften : mentionedOnce));
  }
  return relevances;
}

/** The words of a position, its title among them. */
const stemsIn = (position: DatedPosition, { segments }: ScoreContext): Set<string> =>
  new Set(segments.filter(({ segment }) => segment.position === position).flatMap(({ stems }) => stems));

/** How relevant positions are by words: their titles or texts have the demand's, or a title is near in meaning. */
export function relevanceByWords(stems: readonly string[], context: ScoreContext): Relevances {
  const embedding = loadEmbedding();
  const wanted = embed(stems, context.rarity, embedding);
  const relevances: Relevances = new Map();
  for (const position of context.reading.positions) {
    const titleStems = stemsOf(position.title);
    const title = coverage(stems, new Set(titleStems), context);
    const alike = nearness(wanted, embed(titleStems, context.rarity, embedding));
    const told = coverage(stems, stemsIn(position, context), context);
    const share = Math.max(
      title >= inTitle ? title : 0,
      told >= inBody ? toldCredit * told : 0,
      alike >= alikeTitle ? 0.9 * alike : 0,
    );
    if (share > 0) relevances.set(position, Math.min(1, share * 1.2));
  }
  return relevances;
}

/** The likeness of titles of two trades at most, and of one trade at least. */
const otherTrade = 0.35;
const sameTrade = 0.6;

/** How relevant positions are by the meaning of their titles; none where no encoder serves. */
export function relevanceByMeaning({ id }: Requirement, context: ScoreContext): Relevances {
  const near = likenesses(id, context);
  const relevances: Relevances = new Map();
  for (const [index, { segment }] of context.clauses.entries()) {
    const { position } = segment;
    if (!near || !position || !position.title || !segment.text.includes(position.title)) continue;
    const relevance = Math.min(1, (near[index]! - otherTrade) / (sameTrade - otherTrade));
    if (relevance > (relevances.get(position) ?? 0)) relevances.set(position, relevance);
  }
  return relevances;
}

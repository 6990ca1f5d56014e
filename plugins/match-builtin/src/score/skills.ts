import type { Requirement } from '@cotejo/plugin-kit';
import type { ShownSkill } from '../resume/shown-skills.ts';
import { groupAlternatives } from '../job/alternatives.ts';
import { closeness } from '../taxonomy/closeness.ts';
import { isProduct } from '../taxonomy/load.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { isIdle } from '../text/stop-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { ScoreContext } from './context.ts';
import type { Finding } from './verdict.ts';
import { judgeWords } from './words.ts';

export type SkillEvidence = { shown: ShownSkill; credit: number };

const staleAfterMonths = 120;
const staleCredit = 0.7;
const listedCredit = 0.92;

/** Indexes of the skills that a requirement names; a name of another reader's is looked up by its words. */
export function askedSkills(requirement: Requirement, context: ScoreContext): number[] {
  return requirement.skills.flatMap((name) => {
    const known = context.taxonomy.byName.get(name);
    return known === undefined
      ? findMentions(name, tokenize(name), context.taxonomy).map(({ skill }) => skill)
      : [known];
  });
}

/** What a mention is worth by its place: at work most, long ago less. */
function placeCredit(shown: ShownSkill, now: number): number {
  if (isStale(shown, now)) return staleCredit;
  return shown.segment.position || shown.segment.section === 'experience' ? 1 : listedCredit;
}

const isStale = ({ segment, until = segment.position?.to }: ShownSkill, now: number): boolean =>
  until !== undefined && now - until > staleAfterMonths;

/** Every mention that answers one of the skills asked for, best first. */
export function evidenceFor(asked: readonly number[], context: ScoreContext): SkillEvidence[] {
  const { shown, now } = context.reading;
  return stated(shown)
    .map((one) => ({
      shown: one,
      near: Math.max(0, ...asked.map((skill) => closeness(context.taxonomy, skill, one.skill))),
    }))
    .filter(({ near }) => near > 0)
    .map(({ shown: one, near }) => ({ shown: one, credit: near * one.assurance * placeCredit(one, now) }))
    .sort((a, b) => b.credit - a.credit || a.shown.segment.start - b.shown.segment.start);
}

/** Where a level is stated outside the work history ("Python (basic)"), a bare mention outside it says no more. */
function stated(found: ShownSkill[]): ShownSkill[] {
  const levels = new Map<number, number>();
  for (const { skill, assurance, segment } of found) {
    if (!segment.position && assurance > 0 && assurance < 1)
      levels.set(skill, Math.max(assurance, levels.get(skill) ?? 0));
  }
  return found.map((one) =>
    one.segment.position ? one : { ...one, assurance: Math.min(one.assurance, levels.get(one.skill) ?? 1) },
  );
}

function noteOn(best: SkillEvidence | undefined, asked: readonly number[], context: ScoreContext): string | undefined {
  if (!best) return undefined;
  const name = context.taxonomy.skills[best.shown.skill]!.name;
  if (best.shown.assurance === 0) return `The resume says that there is no experience with ${name}`;
  if (best.shown.assurance < 0.3) return `Wants to learn ${name}`;
  if (best.shown.assurance < 1) return `Only basic ${name} is stated`;
  if (isStale(best.shown, context.reading.now)) return `${name} was last used more than ten years ago`;
  if (asked.includes(best.shown.skill)) return undefined;
  return best.credit >= 0.75 ? `Shown through ${name}` : `Only the related ${name} is shown`;
}

/** The skills that a requirement names, in groups of which each has to be answered. */
function askedGroups(requirement: Requirement, asked: readonly number[], context: ScoreContext): (readonly number[])[] {
  if (asked.length > 0) return [asked];
  return groupAlternatives(
    requirement.text,
    findMentions(requirement.text, tokenize(requirement.text), context.taxonomy),
  );
}

/** The share of a requirement's words, 0 to 1, that name none of its skills. */
function remainder({ text }: Requirement, context: ScoreContext): number {
  const tokens = tokenize(text);
  const mentions = findMentions(text, tokens, context.taxonomy);
  const informative = tokens.filter((token) => !isIdle(token.word));
  const open = informative.filter(
    ({ start, end }) => !mentions.some((mention) => mention.start <= start && end <= mention.end),
  );
  return informative.length === 0 ? 0 : open.length / informative.length;
}

/** What a field of work is worth that the resume names in one place only, outside titles and lists of skills. */
const touchedCredit = 0.5;

function isPassing(found: readonly SkillEvidence[], { taxonomy }: ScoreContext): boolean {
  const [best] = found;
  if (!best || isProduct(taxonomy, best.shown.skill) || taxonomy.skills[best.shown.skill]!.kind === 'soft')
    return false;
  const { segment } = best.shown;
  const isTitle = segment.position !== undefined && segment.text.includes(segment.position.title);
  if ((segment.section !== 'experience' && !segment.position) || isTitle) return false;
  const others = found
    .filter(({ credit, shown }) => credit >= 0.7 * best.credit && shown.segment.section !== 'summary')
    .map(({ shown }) => shown.segment);
  return new Set(others).size === 1;
}

/** The part of a degree that depends on the words that name no skill. */
const openShare = 0.6;
/**
 * What the other words of a demand are worth where its skills are not shown, and the least part of it that they stand
 * for; no other words stand for a product.
 */
const unshownCredit = 0.6;
const leastOpen = 0.5;

/** Judges a requirement by the skills that it names; what else it says refines the degree. */
export function judgeSkills(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  const words = judgeWords(requirement.text, context);
  const answers = askedGroups(requirement, asked, context).map((group) => ({
    group,
    found: evidenceFor(group, context),
  }));
  if (answers.length === 0 || asked.length === 0) return words;
  const credits = answers.map(({ found }) => (found[0]?.credit ?? 0) * (isPassing(found, context) ? touchedCredit : 1));
  const credit = credits.reduce((sum, one) => sum + one, 0) / credits.length;
  const weakest = answers[credits.indexOf(Math.min(...credits))]!;
  const note = noteOn(weakest.found[0], weakest.group, context);
  const noted = note ? { note } : {};
  if (credit === 0) {
    const least = asked.every((skill) => isProduct(context.taxonomy, skill)) ? 0 : leastOpen;
    const [denied] = answers.flatMap(({ found }) => found);
    return {
      degree: denied ? 0 : unshownCredit * Math.max(least, remainder(requirement, context)) * words.degree,
      evidence: denied ? [denied.shown.segment] : words.evidence,
      ...noted,
    };
  }
  const left = openShare * remainder(requirement, context);
  const evidence = answers.flatMap(({ found }) =>
    found
      .filter((one) => one.credit > 0 && one.credit >= 0.7 * found[0]!.credit)
      .slice(0, 2)
      .map(({ shown }) => shown.segment),
  );
  return { degree: credit * (1 - left + left * words.degree), evidence, ...noted };
}

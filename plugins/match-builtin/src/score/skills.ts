import type { Requirement } from '@cotejo/plugin-kit';
import type { ShownSkill } from '../resume/read.ts';
import { closeness } from '../taxonomy/closeness.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { tokenise } from '../text/tokens.ts';
import type { ScoreContext } from './context.ts';
import type { Finding } from './verdict.ts';
import { judgeWords } from './words.ts';

export type SkillEvidence = { shown: ShownSkill; credit: number };

const staleAfterMonths = 120;
const staleCredit = 0.8;
const listedCredit = 0.92;

/** Indexes of the skills that a requirement names; a name of another reader's is looked up by its words. */
export function askedSkills(requirement: Requirement, context: ScoreContext): number[] {
  return requirement.skills.flatMap((name) => {
    const known = context.taxonomy.byName.get(name);
    return known === undefined ? findMentions(name, tokenise(name), context.taxonomy).map(({ skill }) => skill) : [known];
  });
}

/** What a mention is worth by its place: work with it counts most, long ago less. */
function placeCredit({ segment }: ShownSkill, now: number): number {
  if (!segment.position) return segment.section === 'experience' ? 1 : listedCredit;
  return now - segment.position.to > staleAfterMonths ? staleCredit : 1;
}

/** Every mention that answers one of the skills asked for, best first. */
export function evidenceFor(asked: readonly number[], context: ScoreContext): SkillEvidence[] {
  const { shown, now } = context.reading;
  return shown
    .map((one) => ({ shown: one, near: Math.max(0, ...asked.map((skill) => closeness(context.taxonomy, skill, one.skill))) }))
    .filter(({ near }) => near > 0)
    .map(({ shown: one, near }) => ({ shown: one, credit: near * one.assurance * placeCredit(one, now) }))
    .sort((a, b) => b.credit - a.credit || a.shown.segment.start - b.shown.segment.start);
}

function noteOn(best: SkillEvidence | undefined, asked: readonly number[], context: ScoreContext): string | undefined {
  if (!best) return undefined;
  const name = context.taxonomy.skills[best.shown.skill]!.name;
  if (best.shown.assurance === 0) return `The resume says that there is no experience with ${name}`;
  if (best.shown.assurance < 0.3) return `Wants to learn ${name}`;
  if (best.shown.assurance < 1) return `Only basic ${name} is stated`;
  return asked.includes(best.shown.skill) ? undefined : `Shown through ${name}`;
}

/** Judges a requirement by the skills that it names; its other words refine the degree. */
export function judgeSkills(requirement: Requirement, asked: readonly number[], context: ScoreContext): Finding {
  const words = judgeWords(requirement.text, context);
  const found = evidenceFor(asked, context);
  const best = found[0];
  const note = noteOn(best, asked, context);
  if (!best || best.credit === 0) return { degree: best ? 0 : 0.3 * words.degree, evidence: best ? [best.shown.segment] : words.evidence, ...(note ? { note } : {}) };
  const degree = best.credit * (0.75 + 0.25 * words.degree);
  const good = found.filter(({ credit }) => credit >= 0.7 * best.credit).map(({ shown }) => shown.segment);
  return { degree, evidence: good, ...(note ? { note } : {}) };
}

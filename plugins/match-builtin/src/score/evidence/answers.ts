import type { Requirement } from '@cotejo/plugin-kit';
import { groupAlternatives } from '../../job/alternatives.ts';
import type { ShownSkill } from '../../resume/shown-skills.ts';
import { closeness, nearEnough } from '../../taxonomy/closeness.ts';
import { isCredential } from '../../taxonomy/credentials.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import type { ScoreContext } from '../passages/context.ts';
import { isMemberOf } from './suites.ts';

/** `near` is how far the skill shown stands for the one asked for, `credit` what the mention is worth; 0 to 1. */
type SkillEvidence = { shown: ShownSkill; near: number; credit: number };

const staleAfterMonths = 120;
const staleCredit = 0.7;
const listedCredit = 0.92;

/** Indexes of the skills that a requirement names; a name of another reader's is looked up by its words. */
export function askedSkills(requirement: Requirement, context: ScoreContext): number[] {
  return requirement.skills.flatMap((name) => {
    const known = context.taxonomy.byName.get(name);
    return known === undefined ? findMentions(name).map(({ skill }) => skill) : [known];
  });
}

/** What a mention is worth by its place: at work most, long ago less. */
function placeCredit(shown: ShownSkill, now: number): number {
  if (isStale(shown, now)) return staleCredit;
  return shown.segment.position || shown.segment.section === 'experience' ? 1 : listedCredit;
}

/** Whether a skill was last used long ago, and is no license, which is held; `now` is a count of months. */
export const isStale = ({ skill, segment, until = segment.position?.to }: ShownSkill, now: number): boolean =>
  until !== undefined && now - until > staleAfterMonths && !isCredential(skill);

/** How many products of a bundle show that somebody works with the bundle. */
const fewestMembers = 2;

/** Every mention that answers one of the skills asked for, best first. */
export function evidenceFor(asked: readonly number[], context: ScoreContext): SkillEvidence[] {
  const { taxonomy, reading } = context;
  const { shown, now } = reading;
  const told = new Set(shown.filter(({ assurance }) => assurance === 1).map(({ skill }) => skill));
  const membersOf = (suite: number): number[] => [...told].filter((skill) => isMemberOf(taxonomy, skill, suite));
  const members = new Set(asked.map(membersOf).flatMap((some) => (some.length >= fewestMembers ? some : [])));
  const nearnessOf = (skill: number): number =>
    members.has(skill) ? 1 : Math.max(0, ...asked.map((one) => closeness(taxonomy, one, skill)));
  return stated(shown)
    .map((one) => ({ shown: one, near: nearnessOf(one.skill) }))
    .filter(({ near }) => near > 0)
    .map(({ shown: one, near }) => ({ shown: one, near, credit: near * one.assurance * placeCredit(one, now) }))
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

/**
 * Skills any of which will do: what the resume has of them, best first, its part that stands for them, and how far they
 * are shown, 0 to 1.
 */
export type Answer = { group: readonly number[]; found: SkillEvidence[]; own: SkillEvidence[]; shown: number };

/** The skills that a requirement names, in groups of which each has to be answered, with what answers them. */
export function answersTo(requirement: Requirement, asked: readonly number[], context: ScoreContext): Answer[] {
  const { text } = requirement;
  const groups = asked.length > 0 ? [asked] : groupAlternatives(text, findMentions(text));
  return groups.map((group) => {
    const found = evidenceFor(group, context);
    const own = found.filter(({ near }) => near >= nearEnough);
    return { group, found, own, shown: own[0]?.credit ?? 0 };
  });
}

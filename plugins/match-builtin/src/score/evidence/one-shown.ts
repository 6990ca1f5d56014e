import type { Span } from '@cotejo/plugin-kit';
import type { ShownSkill } from '../../resume/shown-skills.ts';
import { isProduct } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import type { ScoreContext } from '../passages/context.ts';
import { choiceIn } from '../requirement/choices.ts';
import type { Answer } from './answers.ts';

/** The least that is a name by itself where only its last word stands in a resume. */
const shortestWord = 4;

/** Whether words have a name as it is written, and no longer word in its place. */
const within = (text: string, name: string): boolean =>
  text.split(name).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });

/** Whether a resume has a name, or the last word of one that begins with its maker: "EncoderPro". */
const isTold = (name: string, clauses: readonly Span[], text: string): boolean => {
  const last = name.split(/\s+/).at(-1)!;
  const said = last.length >= shortestWord && /\p{Lu}/u.test(last) ? [name, last] : [name];
  return clauses.some(({ start, end }) => said.some((one) => within(text.slice(start, end), one)));
};

/** What a mention is worth at least, and how near one is that is as good as what is named. */
const fully = 0.9;
const asGood = 0.5;

/**
 * What shows one of the things of which a demand asks for any: `rival` is what does where others of their kind will,
 * and none that is named is shown. Undefined where nothing does.
 */
export function oneShown(
  text: string,
  answers: readonly Answer[],
  context: ScoreContext,
): { rival?: ShownSkill } | undefined {
  const choice = choiceIn(text);
  if (!choice) return undefined;
  const { taxonomy, clauses } = context;
  const rivals: ShownSkill[] = [];
  for (const name of choice.names) {
    const mentions = findMentions(name);
    const skill = mentions.find((one) => isProduct(taxonomy, one.skill))?.skill;
    if (skill === undefined) {
      if (mentions.length === 0 && isTold(name, clauses, context.text)) return {};
      continue;
    }
    const answer = answers.find(({ group }) => group.includes(skill));
    if (answer && answer.shown >= fully) return {};
    const near = answer?.found.find(({ shown }) => shown.assurance === 1 && isProduct(taxonomy, shown.skill));
    if (near && near.near >= asGood) rivals.push(near.shown);
  }
  return choice.isOpen && rivals[0] ? { rival: rivals[0] } : undefined;
}

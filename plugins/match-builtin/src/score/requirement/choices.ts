import type { Span } from '@cotejo/plugin-kit';
import { isProduct } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import type { ShownSkill } from '../../resume/shown-skills.ts';
import type { Answer } from '../evidence/answers.ts';
import type { ScoreContext } from '../passages/context.ts';
import { stemsOf } from '../evidence/coverage.ts';

/** Things that a demand names, any of which will do; `isOpen` says that others of their kind will, too. */
type Choice = { names: string[]; isOpen: boolean };

const similar = patternOf(readPhrases(import.meta.url, 'similar'));
const head = `${patternOf(readPhrases(import.meta.url, 'choice-heads'))}(?![\\w-])`;
const heads = new RegExp(`\\b${head}`, 'gi');
const edges = new RegExp(`^(?:\\s*${head}\\s*)+|(?:\\s+${head})+\\s*$`, 'gi');
const suchAs = patternOf(['such as', 'like', 'e.g.', 'for example', 'for instance', 'including']);
const examples = new RegExp(`^(?<kind>.+?)[,\\s]+${suchAs},?\\s+(?<names>.+)$`, 'is');
const orSimilar = new RegExp(`^(?<names>.+?),?\\s+or\\s+${similar}\\b(?<kind>.*)$`, 'is');
const bracket = /\s*\((?:e\.g\.,?|such as|like|including)?\s*(?<names>[^()]+)\)/i;
const between = /\s*[,/;]\s*(?:(?:or|and|and\/or)\s+)?|\s+(?:or|and\/or)\s+/;
const offersChoice = /\bor\b|\//i;
/** "Java, Python, and Terraform" asks for all three. */
const asksForAll = /\band\b(?!\/or)/i;
/** "Zonar", "nQuery", "3M", "Social Tables": words with a capital or letters that stand for a name. */
const properName =
  /^(?:\p{N}*\p{Ll}*\p{Lu}[\p{L}\p{N}.+#&-]*)(?:\s+\p{N}*\p{Ll}*[\p{Lu}\p{N}][\p{L}\p{N}.+#&-]*){0,2}$/u;
/** The words of a kind of thing at most: "practice management system". */
const mostOfKind = 5;
/** The least that is a name by itself where only its last word stands in a resume. */
const shortestWord = 4;

/** Names that stand beside each other with "or"; undefined where one of them is none. */
function namesOf(list: string): string[] | undefined {
  const names = list
    .replace(/[\s.,;]+$|,?\s+etc\.?\s*$/g, '')
    .split(between)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 0 && names.every((name) => properName.test(name)) ? names : undefined;
}

const isShort = (kind: string): boolean => stemsOf(kind.replace(heads, ' ')).length <= mostOfKind;

/** A text without what it opens with, up to the first word that is no frame: "Dentrix" of "Experience with Dentrix". */
const withoutHeads = (text: string): string => text.replace(edges, '');

/** The things of which a demand asks for any; undefined where it asks for something else. */
export function choiceIn(text: string): Choice | undefined {
  const inBracket = bracket.exec(text)?.groups!['names'];
  const bare = text.replace(bracket, '');
  const exampled = examples.exec(bare)?.groups;
  if (exampled) {
    const names = namesOf(exampled['names']!);
    return names && isShort(exampled['kind']!) ? { names, isOpen: true } : undefined;
  }
  const opened = orSimilar.exec(bare)?.groups;
  if (opened) {
    const names = namesOf(withoutHeads(opened['names']!));
    return names && isShort(opened['kind']!) ? { names, isOpen: true } : undefined;
  }
  const named = inBracket && namesOf(inBracket);
  if (named) return isShort(bare) ? { names: named, isOpen: false } : undefined;
  if (!offersChoice.test(bare) || asksForAll.test(bare)) return undefined;
  const alone = namesOf(withoutHeads(bare));
  return alone && alone.length > 1 ? { names: alone, isOpen: false } : undefined;
}

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

import { inGroup, patternOf, readPhrases, readTable } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';

/** Things that a demand names, any of which will do; `isOpen` says that others of their kind will, too. */
type Choice = { names: string[]; isOpen: boolean };

const similar = patternOf(readPhrases(import.meta.url, 'similar'));
const head = `${patternOf(readPhrases(import.meta.url, 'choice-heads'))}(?![\\w-])`;
const heads = new RegExp(`\\b${head}`, 'gi');
const edges = new RegExp(`^(?:\\s*${head}\\s*)+|(?:\\s+${head})+\\s*$`, 'gi');
const table = readTable(import.meta.url, 'examples');
const words = (...groups: string[]): string => patternOf(groups.flatMap((group) => inGroup(table, group)));
const anyExamples = new RegExp(`\\b${words('before', 'after', 'untranslated')}`);
const suchAs = words('before', 'including');
const examples = new RegExp(`^(?<kind>.+?)[,\\s]+${suchAs},?\\s+(?<names>.+)$`, 'is');
const orSimilar = new RegExp(`^(?<names>.+?),?\\s+or\\s+${similar}\\b(?<kind>.*)$`, 'is');
const bracket = new RegExp(`\\s*\\((?:${suchAs},?)?\\s*(?<names>[^()]+)\\)`, 'i');
const between = /\s*[,/;]\s*(?:(?:or|and|and\/or)\s+)?|\s+(?:or|and\/or)\s+/;
const offersChoice = /\bor\b|\//i;
/** "Java, Python, and Terraform" asks for all three. */
const asksForAll = /\band\b(?!\/or)/i;
/** "Zonar", "nQuery", "3M", "Social Tables": words with a capital or letters that stand for a name. */
const properName =
  /^(?:\p{N}*\p{Ll}*\p{Lu}[\p{L}\p{N}.+#&-]*)(?:\s+\p{N}*\p{Ll}*[\p{Lu}\p{N}][\p{L}\p{N}.+#&-]*){0,2}$/u;
/** The words of a kind of thing at most: "practice management system". */
const mostOfKind = 5;

/** Whether a folded demand names examples of what it asks for. */
export const namesExamples = (folded: string): boolean => anyExamples.test(folded);

/** Names that stand beside each other with "or"; undefined where one of them is none. */
function namesOf(list: string): string[] | undefined {
  const names = list
    .replace(/(?<![\s.,;])[\s.,;]+$|,?\s+etc\.?\s*$/g, '')
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

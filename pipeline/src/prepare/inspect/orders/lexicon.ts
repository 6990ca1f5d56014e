import type { Lists } from '../../../text/lists.ts';
import { choicesOf, partsOf } from '../../../text/phrases.ts';
import { remembering } from '../../../text/remember.ts';
import { type Concept, isConcept } from './concepts.ts';

/** A phrase found: the places `[from, to)` of its words. */
export type Hit = { concept: Concept; from: number; to: number };

type End = { concept: Concept; language: number };
/** What may follow after some words of a phrase. */
type Step = { words: Map<string, Step[]>; stems: Map<string, Step[]>; ends: End[] };

export type Reader = {
  /** Every word of the phrases that is not a stem. */
  readonly words: ReadonlySet<string>;
  /** The phrases in a row of words, those of each language apart; what is common to all is in each. */
  find(words: readonly string[]): Hit[][];
};

const shortestStem = 3;
const longestStem = 14;
const everyLanguage = -1;
/** Words that are remembered with the phrases that begin with them, and their letters, at most. */
const mostRemembered = 20_000;
const longestRemembered = 24;

const oneWord = /^[^ (]+$/;

const newStep = (): Step => ({ words: new Map(), stems: new Map(), ends: [] });

/** Compiles the phrases of lexicons to one reader, which looks at each word a bounded number of times. */
export function createReader(common: Lists, languages: readonly Lists[]): Reader {
  const root = newStep();
  const words = new Set<string>();
  for (const [at, lexicon] of [common, ...languages].entries()) {
    for (const [concept, phrases] of Object.entries(lexicon)) {
      if (!isConcept(concept)) continue;
      const end = { concept, language: at - 1 };
      const afterOneWord = { ...newStep(), ends: [end] };
      for (const phrase of phrases)
        if (oneWord.test(phrase)) addWord(phrase, [root], afterOneWord, words);
        else for (const step of addPhrase(phrase, [root], words)) step.ends.push(end);
    }
  }
  const afterRoot = remembering(mostRemembered, longestRemembered, (word) => after(root, word));
  return { words, find: (given) => find(afterRoot, given, languages.length) };
}

/** Walks a phrase from some steps and gives those where it ends. */
function addPhrase(phrase: string, from: Step[], words: Set<string>): Step[] {
  let at = from;
  for (const part of partsOf(phrase)) {
    if (!part.startsWith('(')) {
      at = addWord(part, at, newStep(), words);
      continue;
    }
    const target = newStep();
    const ends = new Set([target]);
    for (const choice of choicesOf(part)) {
      if (oneWord.test(choice)) addWord(choice, at, target, words);
      else for (const step of addPhrase(choice, at, words)) ends.add(step);
    }
    at = part.endsWith('?') ? [...ends, ...at] : [...ends];
  }
  return at;
}

function addWord(part: string, from: Step[], target: Step, words: Set<string>): Step[] {
  const isStem = part.endsWith('*');
  const word = isStem ? part.slice(0, -1) : part;
  if (!isStem) words.add(word);
  for (const step of from) {
    const edges = isStem ? step.stems : step.words;
    const known = edges.get(word);
    if (known) known.push(target);
    else edges.set(word, [target]);
  }
  return [target];
}

function find(afterRoot: (word: string) => Step[], words: readonly string[], languages: number): Hit[][] {
  const hits: Hit[][] = Array.from({ length: languages }, () => []);
  for (let from = 0; from < words.length; from++) {
    let active = afterRoot(words[from]!);
    for (let to = from + 1; active.length > 0; to++) {
      for (const { concept, language } of new Set(active.flatMap(({ ends }) => ends))) {
        const hit = { concept, from, to };
        if (language === everyLanguage) for (const one of hits) one.push(hit);
        else hits[language]!.push(hit);
      }
      if (to === words.length) break;
      const next = active.flatMap((step) => after(step, words[to]!));
      active = next.length > 1 ? [...new Set(next)] : next;
    }
  }
  return hits;
}

const none: Step[] = [];

function after({ words, stems }: Step, word: string): Step[] {
  let found = words.get(word) ?? none;
  if (stems.size === 0) return found;
  const longest = Math.min(word.length, longestStem);
  for (let length = shortestStem; length <= longest; length++) {
    const more = stems.get(word.slice(0, length));
    if (more) found = [...found, ...more];
  }
  return found;
}

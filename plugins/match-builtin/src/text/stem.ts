const consonantOrVowel = (word: string): string =>
  word
    .replace(/[^aeiouy]/g, 'c')
    .replace(/[aeiou]/g, 'v')
    .replace(/cy/g, 'cv')
    .replace(/y/g, 'c');
const measure = (stem: string): number => consonantOrVowel(stem).match(/v+c+/g)?.length ?? 0;
const hasVowel = (stem: string): boolean => consonantOrVowel(stem).includes('v');
const endsInDouble = (word: string): boolean => /([^aeiou])\1$/.test(word);
const endsInShortSyllable = (word: string): boolean => /cvc$/.test(consonantOrVowel(word)) && !/[wxy]$/.test(word);

const secondStep: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];
const thirdStep: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const fourthStep = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
  'ou',
];

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutPastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = word.endsWith('ed') ? 'ed' : word.endsWith('ing') ? 'ing' : '';
  const stem = word.slice(0, word.length - suffix.length);
  if (!suffix || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsInDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function replaceEnding(word: string, endings: readonly (readonly [string, string])[]): string {
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > 0 ? stem + replacement : word;
  }
  return word;
}

function withoutSuffix(word: string): string {
  for (const ending of fourthStep) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (ending === 'ion' && !/[st]$/.test(stem)) return word;
    return measure(stem) > 1 ? stem : word;
  }
  return word;
}

function withoutFinalE(word: string): string {
  if (!word.endsWith('e')) return word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
  const stem = word.slice(0, -1);
  return measure(stem) > 1 || (measure(stem) === 1 && !endsInShortSyllable(stem)) ? stem : word;
}

function reduce(word: string): string {
  let stem = withoutPastAndGerund(withoutPlural(word));
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  return withoutFinalE(withoutSuffix(replaceEnding(replaceEnding(stem, secondStep), thirdStep)));
}

const memory = new Map<string, string>();
const memoryLimit = 50_000;

/**
 * The stem of a folded word, after M. F. Porter, "An algorithm for suffix stripping", 1980.
 * Words with other characters than a to z, and very long ones, are left as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || word.length > 30 || !/^[a-z]+$/.test(word)) return word;
  let known = memory.get(word);
  if (known === undefined) {
    known = reduce(word);
    if (memory.size >= memoryLimit) memory.clear();
    memory.set(word, known);
  }
  return known;
}

/** Plurals whose e is none of the singular's: "processes", "boxes", "batches", "coaches", but "caches" and "noches". */
const hasOwnE = /(?:ss|sh|x|tch|[aeo][aeu]ch)es$/;

/** The singular of a folded English or Spanish noun by its ending alone, after D. Harman's "S stemmer", 1991. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4 && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (hasOwnE.test(word)) return word.slice(0, -2);
  return /(?:us|ss|is)$/.test(word) ? word : word.slice(0, -1);
}

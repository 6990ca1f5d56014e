import anyAscii from 'any-ascii';
import { fold } from '../text/fold.ts';
import { readLists } from '../text/lists.ts';
import { isGivenName } from './given-names.ts';
import { isParticle } from './particles.ts';

/** A word of a name: in Latin letters without accents, and as its sound is written in one way for all languages. */
export type NameWord = { word: string; sound: string; isGiven: boolean };

/** A name as it is compared: its words without titles and particles, and "Jr" or "II" if it has one. */
export type PersonName = { words: NameWord[]; generation: string };

const parts = readLists(import.meta.url, 'lists/name-parts.txt');
const abbreviations = new Map(parts.abbreviations!.map((line) => line.split(' = ') as [string, string]));
const generations = new Set(parts.generations);
const titles = new Set(parts.titles);
const isPatronymic = (word: string): boolean => parts.patronymics!.some((end) => word.endsWith(end));

/**
 * How the systems of transliteration for Cyrillic and other scripts (ISO 9, BGN/PCGN, those of passports) and spellings
 * without umlauts write the same sounds, made one. In this order.
 */
const sounds: [RegExp, string][] = [
  [/shch|sch|sh|sz/g, 's'],
  [/tch|ch|cz|ts|tz/g, 'c'],
  [/zh/g, 'z'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue|ou/g, 'u'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeou])i(?=[aeou])|(?<=^)i(?=[aeou])|i(?=[aeou])/g, ''],
];

const soundOf = (word: string): string =>
  sounds.reduce((text, [written, sound]) => text.replace(written, sound), word) || word;

/** Reads a name: "García López, Ana" is Ana García López, and "Mª" is María. */
export function readName(name: string): PersonName {
  const [families, given, ...more] = name.split(',');
  const ordered = given?.trim() && more.length === 0 ? `${given} ${families}` : name.replaceAll(',', ' ');
  const words = fold(ordered)
    .split(/\s+/)
    .flatMap((word) => abbreviations.get(word) ?? word)
    .flatMap(
      (word) =>
        anyAscii(word)
          .toLowerCase()
          .replace(/['’]/g, '')
          .match(/[a-z]+/g) ?? [],
    )
    .filter((word) => !isParticle(word));
  while (words.length > 2 && titles.has(words[0]!)) words.shift();
  const generation = words.length > 2 && generations.has(words.at(-1)!) ? words.pop()! : '';
  return {
    words: words.map((word) => ({
      word,
      sound: soundOf(word),
      isGiven: isGivenName(word) || isPatronymic(word),
    })),
    generation,
  };
}

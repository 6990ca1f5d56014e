import { issues } from './issues.ts';
import { refusals } from './refusals.ts';

type Refused = { [Key in keyof typeof refusals]: (typeof refusals)[Key][1] };

/** What the server and the rules of the contract say to people, by key, in English. */
export const englishSentences = {
  ...(Object.fromEntries(Object.entries(refusals).map(([key, [, sentence]]) => [key, sentence])) as Refused),
  ...issues,
};
export type SentenceKey = keyof typeof englishSentences;
/** A language's sentences: none may be missing. Values stand in braces, by the same names as in English. */
export type Sentences = { readonly [Key in SentenceKey]: string };

type Named<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;
/** What a sentence is filled with. */
export type ValuesOf<Key extends SentenceKey> = { [Name in Named<(typeof englishSentences)[Key]>]: string | number };

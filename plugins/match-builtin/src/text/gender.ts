/** Words that English has for women, with those for men; words in -woman and -women follow by rule. What is written most stands for "Mr" and "Ms". */
const others = new Map(
  `mr:ms mrs:ms female:male females:males wife:husband wives:husbands mother:father mothers:fathers sister:brother sisters:brothers
  daughter:son daughters:sons girl:boy girls:boys waitress:waiter waitresses:waiters actress:actor actresses:actors stewardess:steward
  stewardesses:stewards headmistress:headmaster manageress:manager sculptress:sculptor`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** The last letters of words that a rule is about: most words have another. */
const lastLetters = new Set('nas');

/** A folded word that says whether it is about a woman or a man, as it is for a man: "saleswoman", "waitress", and in Spanish those in -dora and the like. */
export const inOneGender = (word: string): string =>
  others.get(word) ??
  (lastLetters.has(word.at(-1)!)
    ? word
        .replace(/wom([ae]n)$/, 'm$1')
        .replace(/(..[dts]or)a$/, '$1')
        .replace(/(..[dts]or)as$/, '$1es')
    : word);

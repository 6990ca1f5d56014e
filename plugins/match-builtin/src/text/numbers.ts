const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const number = `(\\d{1,2}(?:\\.5)?|${Object.keys(words).join('|')})`;
const years = new RegExp(
  `(?<![\\w.$])${number}(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus|or more|o mas)?(?: ?(?:-|–|to|and|a|or|y) ?\\d{1,2})? ?\\+? ?(?:full |whole )?(?:years?|yrs?|anos?)(?![a-z])`,
  'g',
);
const months = /(?<![\w.$])(\d{1,2}) ?\+? ?(?:months?|meses)(?![a-z])/;
const agesAndTerms = /^ ?(?:old|of age|de edad|warranty|plan)/;

/** The first number of years named in a folded text ("5+ years", "three (3) years", "3-5 anos"), at most 40; of a range the lower end. */
export function findYears(folded: string): number | undefined {
  for (const match of folded.matchAll(years)) {
    if (agesAndTerms.test(folded.slice(match.index + match[0].length))) continue;
    const value = words[match[1]!] ?? Number(match[1]);
    if (value > 0 && value <= 40) return value;
  }
  const month = months.exec(folded);
  return month ? Math.round((Number(month[1]) / 12) * 10) / 10 : undefined;
}

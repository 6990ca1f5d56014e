/** Human languages by English name, with the folded forms in which English and Spanish texts name them. */
const names: Record<string, string> = {
  English: 'english ingles',
  Spanish: 'spanish espanol castellano',
  French: 'french frances',
  German: 'german aleman',
  Italian: 'italian italiano',
  Portuguese: 'portuguese portugues',
  Catalan: 'catalan',
  Basque: 'basque euskera vasco',
  Galician: 'galician gallego',
  Dutch: 'dutch holandes neerlandes',
  Chinese: 'chinese mandarin cantonese chino',
  Japanese: 'japanese japones',
  Korean: 'korean coreano',
  Arabic: 'arabic arabe',
  Russian: 'russian ruso',
  Hindi: 'hindi',
  Polish: 'polish polaco',
  Romanian: 'romanian rumano',
  Turkish: 'turkish turco',
  Hebrew: 'hebrew hebreo',
  Greek: 'greek griego',
  Swedish: 'swedish sueco',
  Norwegian: 'norwegian noruego',
  Danish: 'danish danes',
  Finnish: 'finnish fines',
  Czech: 'czech checo',
  Ukrainian: 'ukrainian ucraniano',
  Vietnamese: 'vietnamese vietnamita',
  Tagalog: 'tagalog',
  Bengali: 'bengali',
  Punjabi: 'punjabi',
  Urdu: 'urdu',
  Hungarian: 'hungarian hungaro',
};
const byForm = new Map(
  Object.entries(names).flatMap(([name, forms]) => forms.split(' ').map((form) => [form, name] as const)),
);
const languagePattern = new RegExp(`(?<![a-z])(?:${[...byForm.keys()].join('|')})(?![a-z])`, 'g');

/** On a scale from 1 (a first contact) to 6 (native); CEFR levels stand at their own place. */
const levels: readonly (readonly [RegExp, number])[] = [
  [/\b(?:native|mother tongue|nativ[oa]|materna|c2)\b/, 6],
  [
    /\b(?:fluent|fluently|fluency|fluid[oa]|fluidez|bilingual|bilingue|full professional|advanced|avanzad[oa]|alto|c1|excellent|proficient|proficiency)\b/,
    5,
  ],
  [/\b(?:upper intermediate|professional working|professional|profesional|good|b2|medio alto|business)\b/, 4],
  [/\b(?:intermediate|intermedi[oa]|medio|conversational|conversacional|limited working|b1|working knowledge)\b/, 3],
  [/\b(?:elementary|a2|basic|basic[oa]s?|nociones)\b/, 2],
  [/\b(?:beginner|principiante|a1)\b/, 1],
];

/** The languages named in a folded text, each once. */
export const findLanguages = (folded: string): { name: string; start: number; end: number }[] => {
  const found = new Map<string, { name: string; start: number; end: number }>();
  for (const match of folded.matchAll(languagePattern)) {
    const name = byForm.get(match[0])!;
    if (!found.has(name)) found.set(name, { name, start: match.index, end: match.index + match[0].length });
  }
  return [...found.values()];
};

/** The level stated in a folded text, 1 to 6. */
export const findLanguageLevel = (folded: string): number | undefined =>
  levels.find(([pattern]) => pattern.test(folded))?.[1];

const aboutLanguage = /\b(?:language|languages|speak\w*|spoken|written|bilingual|idiomas?|nivel)\b/;
const onlyLanguages = new RegExp(
  `^(?:${[...byForm.keys()].join('|')}|and|or|y|o|u|a|plus|as|well|is|are|required|needed|essential|mandatory|desirable|valued|imprescindible|level|an|advantage|asset|preferred|beneficial|nice|have|welcome|[^a-z])+(?:(?:for|with|because|to|para) .*)?$`,
);

/** Whether a folded sentence asks for a spoken language: with a level, or with little else beside its name. */
export const asksForLanguage = (folded: string): boolean =>
  findLanguages(folded).length > 0 &&
  (findLanguageLevel(folded) !== undefined || aboutLanguage.test(folded) || onlyLanguages.test(folded));

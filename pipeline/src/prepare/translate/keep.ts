import type { Identity } from '../../identity/index.ts';
import { isGivenName } from '../../identity/given-names.ts';
import { employersIn, namesRole } from './employers.ts';

const capitalized = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]{0,40}`;
const joint = '(?:de|del|la|las|los|y|e|&|of|and)';
const legalForm = [
  /S\.? ?[ALC]\.?(?: ?[ULCS]\.?){0,2}(?: de C\.? ?V\.?)?(?!\p{L})/u,
  /S\. de R\.L\.(?: de C\.V\.)?|S\.R\.L\.?/u,
  /Ltda\.?|E\.?I\.?R\.?L\.?(?!\p{L})|SpA(?!\p{L})|Inc\.?(?!\p{L})|Ltd\.?(?!\p{L})|LLC|GmbH|PLC|B\.V\./u,
]
  .map(({ source }) => source)
  .join('|');
/** Companies by their legal form: one to five capitalized words before it. */
const legalName = new RegExp(`(?:${capitalized} (?:${joint} ){0,2}){0,4}${capitalized},? (?:${legalForm})`, 'gu');
const innerCapital = String.raw`\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*`;
const withSign = String.raw`\p{Lu}[\p{L}\p{N}]*(?:\+\+|#)|\p{L}+\.(?:js|net|io|ai|NET|JS)`;
/**
 * Words that no Spanish or English sentence has: inner capitals, digits or signs inside, such as PostgreSQL, C# or
 * Node.js.
 */
const productWord = new RegExp(`(?<![\\p{L}\\p{N}@/.])(?:${innerCapital}|${withSign})(?![\\p{L}\\p{N}])`, 'gu');
/** Two to four words with capitals, as persons have. */
const capitalizedWords = /(?<![\p{L}\p{N}])\p{Lu}\p{L}+(?: (?:de |del |la )?\p{Lu}\p{L}+){1,3}(?![\p{L}\p{N}])/gu;
const mostKept = 500;

/** "Responsable de Tienda", which stands where a name does in an advertisement. */
function isTitle(name: string): boolean {
  const first = name.split(' ')[0]!;
  return namesRole(first) && !isGivenName(first);
}

/**
 * Strings that no translator may touch: names of persons, addresses, employers and schools, legal names of companies,
 * products.
 */
export function keepList(text: string, identity: Identity): string[] {
  const found = [
    ...(identity.name && !isTitle(identity.name.text)
      ? [identity.name.text, text.slice(identity.name.start, identity.name.end)]
      : []),
    ...[...identity.emails, ...identity.links].map((item) => item.text),
    ...(text.match(legalName) ?? []),
    ...(text.match(productWord) ?? []),
    ...employersIn(text),
    ...(text.match(capitalizedWords) ?? []).filter((words) => isGivenName(words.split(' ')[0]!)),
  ];
  return [...new Set(found)].slice(0, mostKept);
}

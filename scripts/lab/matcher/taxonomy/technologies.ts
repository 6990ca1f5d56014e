import { readLines } from '@cotejo/plugin-kit';
import { isPlainWord } from './everyday.ts';
import { keyOf } from './entries.ts';

const vendors = new RegExp(`^(?:${readLines(import.meta.url, '../vocabulary/vendors.txt').join('|')}) `);
const ambiguous = new Set(readLines(import.meta.url, '../vocabulary/ambiguous-acronyms.txt'));

const isPlain = (phrase: string): boolean => keyOf(phrase).split(' ').every(isPlainWord);

/**
 * Whether letters stand for a phrase, "GPS" for "Global positioning system": they are in it in this order, half of them
 * or more as the first of a word. Those behind the name of a product are another name: "Visual Statement CSI".
 */
function standsFor(acronym: string, phrase: string): boolean {
  const text = ` ${phrase.toLowerCase().replace(/[-/]/g, ' ')}`.replace(/^ ex/, ' x');
  let at = 0;
  let initials = 0;
  for (const letter of acronym.toLowerCase().replace(/\W/g, '')) {
    const initial = text.indexOf(` ${letter}`, at);
    const inside = text.indexOf(letter, at);
    if (inside < 0 || (at === 0 && initial !== 0)) return false;
    if (initial >= 0) initials += 1;
    at = initial >= 0 ? initial + 2 : inside + 1;
  }
  return initials * 2 >= acronym.length;
}

type Technology = { name: string; product: string; forms: string[]; isGeneric: boolean };

/** One of O*NET's technologies; `product` is its name without the firm's, the first form is the whole name. */
export function readTechnology(technology: string): Technology {
  const bare = technology.replace(/ (?:software|systems?|programming language)$/i, '');
  // A class of products, as "Online databases": no word but the first has a capital.
  const isGeneric = technology.includes(' ') && !/[A-Z\d]/.test(technology.slice(1));
  const product = bare.replace(vendors, '');
  const [, long = '', acronym = ''] = /^(.+ .+) \(?([A-Z][A-Z0-9/]{2,6})\)?$/.exec(product) ?? [];
  if (long && standsFor(acronym, long)) {
    const letters = ambiguous.has(acronym) ? [] : [`!${acronym}`];
    const forms = [bare, product, bare.slice(0, bare.lastIndexOf(' ')), long, ...letters];
    return { name: bare.replace(/ \(?(\S+?)\)?$/, ' ($1)'), product, forms, isGeneric };
  }
  const forms = [!bare.includes(' ') && isPlainWord(keyOf(bare)) ? `!${bare}` : bare];
  // Everyday or short words are no product without its firm: "Analytics", "Docs", "Application Server".
  if (product !== bare && !/^\d/.test(product) && product.length > 4 && !isPlain(product)) forms.push(product);
  return { name: bare, product, forms, isGeneric };
}

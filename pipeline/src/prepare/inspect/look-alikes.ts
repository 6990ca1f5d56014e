import { normalForm } from '@cotejo/plugin-kit';

/** Cyrillic and Greek letters that look like Latin ones. */
const latin: Record<string, string> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y',
  α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u', χ: 'x', ε: 'e',
};

/** What a text looks like to its reader: wide, bold and circled letters as plain ones, foreign letters as the Latin ones that they imitate. */
export const asItLooks = (text: string): string =>
  normalForm(text, 'NFKC').replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const plain = latin[letter.toLowerCase()];
    return plain === undefined ? letter : letter === letter.toLowerCase() ? plain : plain.toUpperCase();
  });

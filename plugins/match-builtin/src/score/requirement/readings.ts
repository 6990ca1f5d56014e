import { shortened } from '../../text/initials.ts';

const abbreviated = /\(([^()]{2,60})\)/;
const abbreviation = /^[A-Z][A-Z0-9/&-]{1,7}s?$/;

/** The ways in which a resume that has some abbreviations may say a demand. */
export function readings(text: string, abbreviations: ReadonlySet<string>): string[] {
  const inShort = shortened(text, abbreviations);
  return [...halvesOf(text), ...(inShort === undefined ? [] : [inShort])];
}

/** A short demand such as "SDN (Software-Defined Networking)" says the same thing twice; either half will do. */
function halvesOf(text: string): string[] {
  const inside = abbreviated.exec(text)?.[1] ?? '';
  const outside = text.replace(abbreviated, ' ').trim();
  const isPair = abbreviation.test(inside) || abbreviation.test(outside);
  return isPair && text.length <= 80 && outside ? [text, inside, outside] : [text];
}

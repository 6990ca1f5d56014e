const abbreviated = /\(([^()]{2,60})\)/;
const abbreviation = /^[A-Z][A-Z0-9/&-]{1,7}s?$/;

/** A short demand such as "SDN (Software-Defined Networking)" says the same thing twice; either half will do. */
export function readings(text: string): string[] {
  const inside = abbreviated.exec(text)?.[1] ?? '';
  const outside = text.replace(abbreviated, ' ').trim();
  const isPair = abbreviation.test(inside) || abbreviation.test(outside);
  return isPair && text.length <= 80 && outside ? [text, inside, outside] : [text];
}

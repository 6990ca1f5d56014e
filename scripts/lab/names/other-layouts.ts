import { lettersOf } from '../../../pipeline/src/identity/name/find-name.ts';

/** A resume with its owner's name as it stands there; '' where it shows none. */
export type NamedText = { text: string; name: string };

const fewestOfPart = 4;
const written = /[\p{L}\p{M}\p{N}'’._%+@:/-]+/gu;

/** A text without the words of its name, in addresses as well. */
export function withoutName({ text, name }: NamedText): NamedText {
  const letters = lettersOf(name);
  const words = letters.split(' ').filter((word) => word.length > 1);
  const isOfName = (written: string): boolean =>
    words.some(
      (one) =>
        written.split(' ').includes(one) || (one.length >= fewestOfPart && written.replaceAll(' ', '').includes(one)),
    );
  return { text: text.replace(written, (one) => (isOfName(lettersOf(one)) ? '' : one)), name: '' };
}

/** How many characters behind a name a head reaches at least, one resume after the other. */
const reaches = [0, 40, 160];
const contacts = /\S*(?:@|:\/\/|www\.)\S*|\+?\d[\d ().-]{6,}/g;

/** The end of the first writing of a name, or of its last word. */
function endOf({ text, name }: NamedText): number {
  const last = name.split(/\s+/).at(-1)!;
  const whole = text.indexOf(name);
  return whole < 0 ? text.indexOf(last) + last.length : whole + name.length;
}

/** The first lines alone, up to some behind the name, without addresses and numbers. */
export function headOf(named: NamedText, at: number): NamedText {
  const end = named.text.indexOf('\n', endOf(named) + reaches[at % reaches.length]!);
  const head = end < 0 ? named.text : named.text.slice(0, end + 1);
  return { text: head.replace(contacts, ''), name: named.name };
}

const furthestName = 600;
const fewestAbove = 8;

/**
 * A resume whose head stands below a column of other things, as pages of profiles and sidebars have it; none where its
 * name stands far down already.
 */
export function belowColumn(named: NamedText, at: number): NamedText | undefined {
  const { text, name } = named;
  const end = text.indexOf('\n', endOf(named));
  if (end < 0 || end > furthestName) return undefined;
  const rest = text
    .slice(end)
    .split('\n')
    .filter((line) => line.trim());
  const addresses = rest.filter((line) => /@|linkedin|github/.test(line) && line.length < 80).slice(0, 2);
  const from = Math.min(rest.length, 12 + (at % 5) * 4);
  const column = rest.slice(from, from + fewestAbove + (at % 7) * 3);
  const others = rest.slice(0, from).filter((line) => !addresses.includes(line));
  return { text: [...addresses, ...column, text.slice(0, end), ...others].join('\n'), name };
}

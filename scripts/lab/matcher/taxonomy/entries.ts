import { fold } from '../../../../plugins/match-builtin/src/text/fold.ts';
import { tokenize } from '../../../../plugins/match-builtin/src/text/tokens.ts';
import { isPlainWord } from './everyday.ts';

export type Entry = {
  name: string;
  kind: string;
  forms: Set<string>;
  implies: string[];
  related: string[];
  /** Written by hand, as skills often asked for are. */
  common: boolean;
};

/** The marks of `markedForm` before a form, as the vocabulary has them. */
const marks = /^[!=]/;

/** A form as the taxonomy keeps it: the bases of its words. A mark before it does not count. */
export const keyOf = (form: string): string =>
  tokenize(form.replace(marks, ''))
    .map((token) => token.base)
    .join(' ');

/**
 * How a form is written into the taxonomy: with `=` where only the given letters count (`!Excel` in the vocabulary),
 * with `~` where only this number does: `=law` is no "laws". Of fields in -ics the singular says less ("economic"),
 * and letters would lose one of theirs: "IFR" are rules of flight.
 */
function markedForm(form: string): string {
  const word = fold(form.replace(marks, ''));
  if (form.startsWith('!')) return `${keyOf(form)}=${form.slice(1)}`;
  const isPlural = form.startsWith('=') || /^[a-z]+ics$/.test(word) || /^[A-Z]{2,}S$/.test(form);
  return isPlural ? `${keyOf(form)}~${word}` : keyOf(form);
}

/** Entries of the taxonomy while it is built. A form belongs to the first that asks for it. */
export class Entries {
  readonly all: Entry[] = [];
  readonly otherSenses: string[] = [];
  readonly #byName = new Map<string, Entry>();
  readonly #owner = new Map<string, Entry>();
  readonly #exact = new Map<string, string>();

  get count(): number {
    return this.#owner.size;
  }

  add(name: string, kind: string, common: boolean): Entry {
    const entry: Entry = { name, kind, forms: new Set(), implies: [], related: [], common };
    this.all.push(entry);
    this.#byName.set(name, entry);
    return entry;
  }

  addForm(entry: Entry, form: string): void {
    const key = keyOf(form);
    if (!key || this.#owner.has(key)) return;
    this.#owner.set(key, entry);
    if (form.startsWith('!')) this.#exact.set(key, form.slice(1));
    entry.forms.add(markedForm(form));
  }

  /** Notes a phrase that names no skill though one of its words would: "Spring semester". */
  addOtherSense(phrase: string): void {
    const key = keyOf(phrase);
    if (this.#owner.has(key)) throw new Error(`"${phrase}" is a form of ${this.#owner.get(key)!.name}`);
    this.otherSenses.push(key);
  }

  named = (name: string): Entry | undefined => this.#byName.get(name);

  ownerOf = (form: string): Entry | undefined => this.#owner.get(keyOf(form));

  /** Whether all words of a name are ordinary ones, so that a text may have them in their own sense. */
  isPlain = (name: string): boolean => tokenize(name).every(({ base }) => isPlainWord(base));

  /** The product at the end of a name that begins with its maker: Java in "Sun Microsystems Java". */
  productAtEnd(name: string): Entry | undefined {
    const words = keyOf(name).split(' ');
    const ends = words.map((_, index) => words.slice(index)).slice(1);
    return this.#productAmong(
      ends.filter((_, index) => words[index] !== 'for'),
      (letters) => name.endsWith(letters),
    );
  }

  /** The product that a name begins with, of which it is a part or an edition: Splunk in "Splunk Enterprise". */
  productAtStart(name: string): Entry | undefined {
    const words = keyOf(name).split(' ');
    const beginnings = words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index));
    return this.#productAmong(beginnings, () => false);
  }

  #productAmong(phrases: string[][], hasLetters: (letters: string) => boolean): Entry | undefined {
    for (const words of phrases) {
      const key = words.join(' ');
      const entry = this.#owner.get(key);
      const letters = this.#exact.get(key);
      const isProduct = entry?.common && ['technology', 'tool'].includes(entry.kind);
      if (isProduct && (letters === undefined || hasLetters(letters))) return entry;
    }
    return undefined;
  }
}

import type { WordPackage } from './package.ts';
import { childNamed, outermost, textOf, type XmlElement } from './xml.ts';

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Dates and the like are shown in another form than they are stored in. */
const longestForm = 40;

/**
 * The data of a Word file that its content controls may be bound to: programs show what stands there in place of what
 * stands in the control.
 */
export class Bindings {
  readonly #stored: string;

  constructor(parts: XmlElement[]) {
    this.#stored = bare(parts.map(textOf).join(' ')).slice(0, mostStored);
  }

  static async read(word: WordPackage): Promise<Bindings> {
    const names = [...word.relationships.values()].filter(({ type }) => type === 'customXml').map(({ part }) => part);
    const parts: XmlElement[] = [];
    for (const name of [...names.slice(0, mostParts), 'docProps/core.xml', 'docProps/app.xml']) {
      const part = await word.xml(name).catch(() => undefined);
      if (part) parts.push(part);
    }
    return new Bindings(parts);
  }

  /** Whether a content control (`w:sdt`) shows its own text. */
  shows(control: XmlElement): boolean {
    const properties = childNamed(control, 'w:sdtPr');
    const isBound = childNamed(properties, 'w:dataBinding') ?? childNamed(properties, 'w15:dataBinding');
    if (!isBound || this.#stored === '') return true;
    const text = outermost(control, (name) => name === 'w:t').map(textOf).join(' ');
    return text.length <= longestForm || childNamed(properties, 'w:showingPlcHdr') !== undefined || this.#stored.includes(bare(text));
  }
}

const mostParts = 8;
const mostStored = 100_000;

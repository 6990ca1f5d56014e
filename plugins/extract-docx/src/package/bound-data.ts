import type { WordPackage } from './open.ts';
import { childNamed, elementsOf, outermost, textOf, type XmlElement } from './xml.ts';

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Content controls whose text is another form of the stored value, such as a date, and its largest length. */
const otherForms = ['w:date', 'w:dropDownList', 'w:comboBox', 'w14:checkbox', 'w:picture'];
const longestForm = 40;

/**
 * The data to which content controls may be bound (`w:dataBinding`): custom XML parts and document properties. Programs
 * show the bound value in place of the control's own text.
 */
export class BoundData {
  readonly #parts: XmlElement[];

  constructor(parts: XmlElement[]) {
    this.#parts = parts;
  }

  static async read(word: WordPackage): Promise<BoundData> {
    const names = [...word.relationships.values()].filter(({ type }) => type === 'customXml').map(({ part }) => part);
    const parts: XmlElement[] = [];
    for (const name of [...names.slice(0, mostParts), 'docProps/core.xml', 'docProps/app.xml']) {
      const part = await word.xml(name).catch(() => undefined);
      if (part) parts.push(part);
    }
    return new BoundData(parts);
  }

  /** Whether a content control (`w:sdt`) shows its own text: it is not bound, or the bound value contains the text. */
  shows(control: XmlElement): boolean {
    const properties = childNamed(control, 'w:sdtPr');
    const binding = childNamed(properties, 'w:dataBinding') ?? childNamed(properties, 'w15:dataBinding');
    if (!binding) return true;
    const path = binding.attributes['w:xpath'] ?? binding.attributes['w15:xpath'] ?? '';
    const stored = this.#parts.flatMap((part) => textAt(part, path) ?? []);
    const text = outermost(control, (name) => name === 'w:t')
      .map(textOf)
      .join(' ');
    if (text.length <= longestForm && otherForms.some((name) => childNamed(properties, name))) return true;
    const isPlaceholder = childNamed(properties, 'w:showingPlcHdr') !== undefined;
    return stored.every((one) => (isPlaceholder && one.trim() === '') || bare(one).includes(bare(text)));
  }
}

const mostParts = 8;
/** One step of an XPath such as `/ns0:person[1]/ns0:name[1]`; programs write no other form. */
const step = /^(?:[\w.-]+:)?([\w.-]+)(?:\[(\d+)\])?$/;

/** The text at an XPath of a part; undefined where nothing is there, and the whole part's text for an unknown form. */
function textAt(part: XmlElement, path: string): string | undefined {
  let at: XmlElement | undefined = { name: '', attributes: {}, children: [part] };
  for (const one of path.split('/').filter(Boolean)) {
    if (one.startsWith('@')) return at.attributes[one.slice(1)];
    const [, name, index = '1'] = step.exec(one) ?? [];
    if (name === undefined) return textOf(part);
    at = elementsOf(at).filter((child) => child.name === name || child.name.endsWith(`:${name}`))[Number(index) - 1];
    if (!at) return undefined;
  }
  return textOf(at);
}

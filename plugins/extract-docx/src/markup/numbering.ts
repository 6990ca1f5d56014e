import { childNamed, element, elementsOf, valueOf, type XmlElement } from '../package/xml.ts';

/** The list definitions of a document (`numbering.xml`). */
export class Numbering {
  #abstracts = new Map<string, XmlElement>();
  #lists = new Map<string, XmlElement>();
  /** Abstract lists by the numbering style that they define. */
  #styled = new Map<string, XmlElement>();

  constructor(root: XmlElement | undefined) {
    for (const child of root ? elementsOf(root) : []) {
      if (child.name === 'w:num') this.#lists.set(child.attributes['w:numId'] ?? '', child);
      if (child.name !== 'w:abstractNum') continue;
      this.#abstracts.set(child.attributes['w:abstractNumId'] ?? '', child);
      const style = valueOf(child, 'w:styleLink');
      if (style !== undefined) this.#styled.set(style, child);
    }
  }

  /** The `w:lvl` that a paragraph's `w:numPr` refers to. */
  level(properties: XmlElement): XmlElement | undefined {
    const list = this.#lists.get(valueOf(properties, 'w:numId') ?? '');
    if (!list) return undefined;
    const ofLevel = (one: XmlElement) => one.attributes['w:ilvl'] === levelOf(properties);
    const overriding = elementsOf(list).find((child) => child.name === 'w:lvlOverride' && ofLevel(child));
    const usual = this.#abstracts.get(valueOf(list, 'w:abstractNumId') ?? '');
    const linked = this.#styled.get(valueOf(usual, 'w:numStyleLink') ?? '') ?? usual;
    const own = linked && elementsOf(linked).find((child) => child.name === 'w:lvl' && ofLevel(child));
    return childNamed(overriding, 'w:lvl') ?? own;
  }

  /** The `w:numPr` for `textOfBlocks`, whose only lists are `bullet` and `number`; undefined outside lists. */
  resolve(properties: XmlElement | undefined): XmlElement | undefined {
    const list = this.#lists.get(valueOf(properties, 'w:numId') ?? '');
    if (!properties || !this.#abstracts.has(valueOf(list, 'w:abstractNumId') ?? '')) return undefined;
    const id = valueOf(this.level(properties), 'w:numFmt') === 'bullet' ? 'bullet' : 'number';
    return element('w:numPr', {}, [
      element('w:ilvl', { 'w:val': levelOf(properties) }),
      element('w:numId', { 'w:val': id }),
    ]);
  }
}

const levelOf = (properties: XmlElement): string =>
  String(Math.min(8, Math.max(0, Number(valueOf(properties, 'w:ilvl') ?? 0) || 0)));

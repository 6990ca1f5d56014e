import type { HiddenPassage, HiddenReason } from '@cotejo/plugin-kit';
import { type Look, isOn, paragraphLook, runLook, shading, type Styles } from './look.ts';
import { frameReason, hiddenReason, type Place, rowReason, textBoxes } from './visibility.ts';
import { childNamed, element, elementsOf, textOf, valueOf, type XmlElement } from './xml.ts';

/** Elements that only wrap what a reader sees. */
const wrappers = new Set([
  'w:ins', 'w:moveTo', 'w:hyperlink', 'w:fldSimple', 'w:smartTag', 'w:customXml', 'w:sdt', 'w:sdtContent',
  'mc:Choice', 'mc:Fallback', 'w:ruby', 'w:rubyBase', 'w:dir', 'w:bdo', 'm:oMathPara', 'm:oMath',
]);

const drawings = new Set(['w:drawing', 'w:pict', 'w:object']);

/** What mammoth turns into characters. */
const characters = new Set(['w:t', 'w:tab', 'w:br', 'w:sym', 'w:noBreakHyphen', 'w:softHyphen', 'w:fldChar', 'w:instrText']);

/** A paragraph while it is copied. */
type Paragraph = { look: Look; place: Place; runs: XmlElement[]; boxes: XmlElement[] };

/**
 * Copies the blocks of a Word part as a reader sees them: deletions, second versions of a drawing and hidden runs left
 * out, wrappers taken off, text boxes turned into paragraphs behind the one that holds them. What is left out because it
 * cannot be seen is collected in `hidden`. The copy is plain enough for mammoth to turn into text.
 */
export class VisibleBody {
  readonly hidden: HiddenPassage[] = [];
  /** Identifiers of footnotes and endnotes in the order in which the text refers to them, such as `footnote 2`. */
  readonly notes: string[] = [];
  #styles: Styles;
  #adjacent: HiddenPassage | undefined;
  /** One entry for each open field: whether its instruction, which is not shown, is still going on. */
  #fields: boolean[] = [];

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  /** The visible copy of a part's blocks: `w:p` and `w:tbl`. */
  blocks(parent: XmlElement, place: Place): XmlElement[] {
    return this.#visibleChildren(parent).flatMap((child) => {
      if (child.name === 'w:p') return this.#paragraph(child, place);
      if (child.name === 'w:tbl') return [this.#table(child, place)];
      return [];
    });
  }

  /** Children with wrappers taken off and one version of each alternative. */
  #visibleChildren(parent: XmlElement): XmlElement[] {
    return elementsOf(parent).flatMap((child) => {
      if (child.name === 'mc:AlternateContent') {
        const version = childNamed(child, 'mc:Choice') ?? childNamed(child, 'mc:Fallback');
        return version ? this.#visibleChildren(version) : [];
      }
      return wrappers.has(child.name) ? this.#visibleChildren(child) : [child];
    });
  }

  #paragraph(source: XmlElement, around: Place): XmlElement[] {
    this.#adjacent = undefined;
    const properties = childNamed(source, 'w:pPr');
    const style = this.#styles.paragraph(valueOf(properties, 'w:pStyle'));
    const hidden = around.hidden ?? frameReason(properties);
    const paragraph: Paragraph = {
      look: { ...style.look, ...paragraphLook(properties) },
      place: { ...around, ...(hidden && { hidden }) },
      runs: [],
      boxes: [],
    };
    for (const child of this.#visibleChildren(source)) {
      if (child.name === 'w:r') this.#run(child, paragraph);
      else if (child.name === 'm:r') this.#add([element('w:t', {}, [textOf(child)])], paragraph, paragraph.look);
    }
    const numbering = childNamed(properties, 'w:numPr') ?? style.numbering;
    return [
      element('w:p', {}, [
        element('w:pPr', {}, [
          element('w:pStyle', { 'w:val': isHeading(style.name, properties) ? 'heading' : 'text' }),
          ...(numbering ? [numbering] : []),
          ...deletionMark(properties),
        ]),
        ...paragraph.runs,
      ]),
      ...paragraph.boxes,
    ];
  }

  #run(run: XmlElement, paragraph: Paragraph): void {
    const properties = childNamed(run, 'w:rPr');
    const look = {
      ...paragraph.look,
      ...this.#styles.character(valueOf(properties, 'w:rStyle')),
      ...runLook(properties),
    };
    const kept: XmlElement[] = [];
    for (const child of this.#visibleChildren(run)) {
      if (child.name === 'w:fldChar') this.#field(child.attributes['w:fldCharType']);
      if (characters.has(child.name)) kept.push(child);
      else if (child.name === 'w:cr') kept.push(element('w:br'));
      else if (child.name === 'w:ptab') kept.push(element('w:tab'));
      else if (drawings.has(child.name)) this.#drawing(child, look, paragraph);
      else if (child.name === 'w:r') this.#run(child, paragraph);
      else if (/^w:(foot|end)noteReference$/.test(child.name)) {
        this.notes.push(`${child.name.slice(2, -9)} ${child.attributes['w:id']}`);
      }
    }
    this.#add(kept, paragraph, look);
  }

  #drawing(drawing: XmlElement, look: Look, paragraph: Paragraph): void {
    const hidden = paragraph.place.hidden ?? (look.vanish ? 'hidden-run' : undefined);
    const around = { ...paragraph.place, ...(hidden && { hidden }) };
    for (const { content, place } of textBoxes(drawing, around)) paragraph.boxes.push(...this.blocks(content, place));
  }

  #field(type: string | undefined): void {
    if (type === 'begin') this.#fields.push(true);
    else if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = false;
    else if (type === 'end') this.#fields.pop();
  }

  /** Adds characters of one look to the copy, or to the hidden passages. */
  #add(content: XmlElement[], paragraph: Paragraph, look: Look): void {
    const inInstruction = this.#fields.includes(true);
    const reason = inInstruction ? 'hidden-run' : hiddenReason(look, paragraph.place);
    const text = content.map(plainText).join('');
    const shown = reason ? content.filter((child) => child.name === 'w:fldChar' || child.name === 'w:instrText') : content;
    if (shown.length > 0) append(paragraph.runs, shown);
    if (reason) this.#hide(text, reason);
    else if (text.trim() !== '') this.#adjacent = undefined;
  }

  #hide(text: string, reason: HiddenReason): void {
    if (this.#adjacent?.reason === reason) this.#adjacent.text += text;
    else if (/[\p{L}\p{N}]/u.test(text)) {
      this.#adjacent = { text, reason };
      this.hidden.push(this.#adjacent);
    }
  }

  #table(table: XmlElement, around: Place): XmlElement {
    const style = valueOf(childNamed(table, 'w:tblPr'), 'w:tblStyle');
    const background = this.#styles.tableBackground(style, around.background);
    const rows = this.#visibleChildren(table).filter((child) => child.name === 'w:tr');
    return element('w:tbl', {}, rows.flatMap((row) => {
      const properties = childNamed(row, 'w:trPr');
      if (childNamed(properties, 'w:del')) return [];
      const hidden = around.hidden ?? rowReason(properties);
      const place = { background, ...(hidden && { hidden }) };
      const cells = this.#visibleChildren(row).filter((child) => child.name === 'w:tc');
      return [element('w:tr', {}, cells.map((cell) => this.#cell(cell, place)))];
    }));
  }

  #cell(cell: XmlElement, around: Place): XmlElement {
    const properties = childNamed(cell, 'w:tcPr');
    const place = { ...around, background: shading(properties) ?? around.background };
    // Merged cells are mammoth's to sort out; it needs to know how wide each is.
    return element('w:tc', {}, [...(properties ? [properties] : []), ...this.blocks(cell, place)]);
  }
}

/** Adds characters to the paragraph's one run: what the runs looked like no longer matters. */
function append(runs: XmlElement[], content: XmlElement[]): void {
  if (runs.length === 0) runs.push(element('w:r'));
  const { children } = runs[0]!;
  for (const child of content) {
    const last = children.at(-1);
    if (child.name === 'w:t' && typeof last === 'object' && last.name === 'w:t') last.children.push(...child.children);
    else children.push(child.name === 'w:t' ? { ...child, children: [...child.children] } : child);
  }
}

function plainText(node: XmlElement): string {
  if (node.name === 'w:t') return textOf(node);
  return node.name === 'w:tab' || node.name === 'w:br' ? ' ' : '';
}

function isHeading(styleName: string, properties: XmlElement | undefined): boolean {
  const level = Number(valueOf(properties, 'w:outlineLvl') ?? 9);
  return level < 9 || /^(heading \d|title|subtitle)/i.test(styleName);
}

/** A deleted paragraph mark joins the paragraph to the next one, which mammoth does. */
function deletionMark(properties: XmlElement | undefined): XmlElement[] {
  const mark = childNamed(childNamed(properties, 'w:rPr'), 'w:del');
  return mark && isOn(mark) ? [element('w:rPr', {}, [element('w:del')])] : [];
}

import { DirectionReader, type HiddenPassage, type HiddenReason } from '@cotejo/plugin-kit';
import type { BoundData } from '../package/bound-data.ts';
import { drawings, versionOf, wrappers } from '../markup/wrappers.ts';
import { Fields } from '../markup/fields.ts';
import { either, type Backgrounds } from './backgrounds.ts';
import { isHeading, levelOf } from './headings.ts';
import { hiddenReasonAt, type Place, type TextPlace } from './text-at-place.ts';
import type { Layout } from '../layout/layout.ts';
import { textWidth } from '../layout/measure.ts';
import type { PlacedParagraph } from '../layout/places.ts';
import { isOn, type RunFormat, over, readRunFormat, shading } from '../styles/formatting.ts';
import type { Numbering } from '../markup/numbering.ts';
import type { Styles } from '../styles/styles.ts';
import { cellsOf, deletedRowsOf, isMerged, rowsOf, tableGrid } from '../layout/tables.ts';
import {
  childNamed,
  element,
  elementsOf,
  outermost,
  propertiesOf,
  textOf,
  valueOf,
  type XmlElement,
} from '../package/xml.ts';

/** Elements with text that a tracked change deleted. */
const removed = new Set(['w:del', 'w:moveFrom']);
/** Elements whose text is neither read nor reported: phonetic guides and properties. */
const passedOver = new Set(['w:rt', 'w:sdtPr']);

/** Elements that mammoth turns into characters. */
const characters = new Set([
  'w:t',
  'w:tab',
  'w:br',
  'w:sym',
  'w:noBreakHyphen',
  'w:softHyphen',
  'w:fldChar',
  'w:instrText',
]);

/** Words up to which the choices of an IF field are not reported, such as a form of address. */
const longestChoice = 12;

/** Branches of one `mc:AlternateContent` that are compared. */
const mostVersions = 6;

/** Blank pages after which a reader takes the document to be over. */
const blankPages = 3;

/** A paragraph while it is copied. */
type Paragraph = Omit<TextPlace, 'placed'> & {
  placed: PlacedParagraph | undefined;
  runs: XmlElement[];
  boxes: XmlElement[];
};

export type Surroundings = {
  styles: Styles;
  layout: Layout;
  backgrounds: Backgrounds;
  numbering: Numbering;
  boundData: BoundData;
};

/**
 * Copies the visible blocks of a Word part: text that is on its page, large enough, and in contrast with its
 * background. All other text is collected in `hidden`. The copy is simple enough for mammoth: it has no wrappers, and
 * the content of a text box follows the paragraph that contains it.
 */
export class VisibleBody {
  readonly hidden: HiddenPassage[] = [];
  /** Identifiers of footnotes and endnotes in the order in which the text refers to them, such as `footnote 2`. */
  readonly notes: string[] = [];
  readonly #around: Surroundings;
  readonly #fields = new Fields();
  #adjacent: HiddenPassage | undefined;
  /** The last page with a visible word. */
  #lastPage = 0;
  /** Level of the collapsed heading that hides the current text. */
  #folded: number | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The visible copy of a part's blocks: `w:p` and `w:tbl`. */
  part(root: XmlElement): XmlElement[] {
    this.#folded = undefined;
    return this.#blocks(root, {});
  }

  #blocks(parent: XmlElement, place: Place): XmlElement[] {
    return elementsOf(parent).flatMap((child): XmlElement[] => {
      if (child.name === 'w:p') return this.#paragraph(child, place);
      if (child.name === 'w:tbl') return [this.#table(child, place)];
      const blocks: XmlElement[] = [];
      if (child.name === 'w:sdt' && !this.#around.boundData.shows(child)) this.#leaveOut(child);
      else if (child.name === 'mc:AlternateContent')
        this.#alternative(child, (version) => {
          blocks.push(...this.#blocks(version, place));
        });
      else if (wrappers.has(child.name)) return this.#blocks(child, place);
      else this.#leaveOut(child);
      return blocks;
    });
  }

  #paragraph(source: XmlElement, place: Place): XmlElement[] {
    this.#adjacent = undefined;
    const properties = childNamed(source, 'w:pPr');
    const placed = this.#around.layout.placedParagraphs.get(source);
    this.#fold(placed);
    // The number of a list item is followed by a tab.
    const isTabbed = placed?.paragraphFormat.numbering !== undefined;
    const paragraph: Paragraph = { placed, place, runs: [], boxes: [], written: 0, breaks: 0, isTabbed };
    this.#inline(source, paragraph);
    this.#applyDirection(paragraph);
    if (placed?.paragraphFormat.collapsed) this.#folded = levelOf(placed);
    const numbering = this.#around.numbering.resolve(placed?.paragraphFormat.numbering);
    return [
      element('w:p', {}, [
        element('w:pPr', {}, [
          element('w:pStyle', { 'w:val': isHeading(placed) ? 'heading' : 'text' }),
          ...(numbering ? [numbering] : []),
          ...deletionMark(properties),
        ]),
        ...paragraph.runs,
      ]),
      ...paragraph.boxes,
    ];
  }

  /** Ends the hiding by a collapsed heading at a heading of the same level or a higher one. */
  #fold(placed: PlacedParagraph | undefined): void {
    if (this.#folded !== undefined && placed && levelOf(placed) <= this.#folded) this.#folded = undefined;
  }

  /** Puts words under a direction override into the order in which they are displayed, and reports them. */
  #applyDirection({ runs }: Paragraph): void {
    const direction = new DirectionReader();
    for (const child of runs.flatMap(elementsOf)) {
      if (child.name !== 'w:t') continue;
      const { text, turned } = direction.read(textOf(child));
      child.children = [text];
      for (const passage of turned) this.#hide(passage, 'other-letters');
    }
  }

  #inline(parent: XmlElement, paragraph: Paragraph): void {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:r') this.#run(child, paragraph);
      else if (child.name === 'm:r') this.#run(child, paragraph);
      else if (child.name === 'w:sdt' && !this.#around.boundData.shows(child)) this.#leaveOut(child);
      else if (wrappers.has(child.name)) this.#inline(child, paragraph);
      else if (child.name === 'mc:AlternateContent')
        this.#alternative(child, (version) => this.#inline(version, paragraph));
      else if (child.name === 'w:fldSimple') {
        this.#fields.begin(child.attributes['w:instr'] ?? '', isSet(child.attributes['w:dirty']));
        this.#inline(child, paragraph);
        this.#fields.mark('end');
      } else if (child.name === 'w:bdo') {
        append(paragraph.runs, [element('w:t', {}, [override[child.attributes['w:val'] ?? ''] ?? ''])]);
        this.#inline(child, paragraph);
        append(paragraph.runs, [element('w:t', {}, ['\u202c'])]);
      } else this.#leaveOut(child);
    }
  }

  /** Reads the visible branch of a `mc:AlternateContent`; reports words that only other branches have. */
  #alternative(alternative: XmlElement, show: (version: XmlElement) => void): void {
    const version = versionOf(alternative);
    if (version) show(version);
    const shown = version ? wordsOf(version) : '';
    for (const other of elementsOf(alternative).slice(0, mostVersions)) {
      if (other !== version && !shown.includes(wordsOf(other))) this.#hide(readable(other), 'hidden-run');
    }
  }

  #run(run: XmlElement, paragraph: Paragraph): void {
    const { styles } = this.#around;
    const properties = propertiesOf(run, 'w:rPr');
    const style = over(paragraph.placed?.runFormat ?? {}, styles.character(valueOf(properties, 'w:rStyle')));
    const runFormat = over(style, readRunFormat(properties, styles.context), { direct: true });
    this.#content(run, runFormat, paragraph);
  }

  #content(run: XmlElement, runFormat: RunFormat, paragraph: Paragraph): void {
    const kept: XmlElement[] = [];
    const add = () => {
      this.#add(kept.splice(0), paragraph, runFormat);
    };
    for (const child of elementsOf(run)) {
      if (child.name === 'w:fldChar') {
        add();
        this.#fields.mark(child.attributes['w:fldCharType'], isSet(child.attributes['w:dirty']));
      }
      if (child.name === 'w:instrText') this.#instruct(textOf(child));
      if (characters.has(child.name)) kept.push(child);
      else if (child.name === 'm:t') kept.push(element('w:t', {}, [textOf(child)]));
      else if (child.name === 'w:cr') kept.push(element('w:br'));
      else if (child.name === 'w:ptab') kept.push(element('w:tab'));
      else if (child.name === 'mc:AlternateContent') {
        add();
        this.#alternative(child, (version) => this.#content(version, runFormat, paragraph));
      } else if (drawings.has(child.name)) this.#drawing(child, runFormat, paragraph);
      else if (child.name === 'w:r') this.#run(child, paragraph);
      else if (/^w:(foot|end)noteReference$/.test(child.name)) {
        if (
          !runFormat.vanish &&
          !paragraph.placed?.hiddenReason &&
          this.#folded === undefined &&
          this.#fields.shows('')
        )
          this.notes.push(`${child.name.slice(2, -9)} ${child.attributes['w:id']}`);
      } else this.#leaveOut(child);
      if (child.name === 'w:tab') {
        add();
        paragraph.isTabbed = true;
      }
    }
    add();
  }

  #instruct(text: string): void {
    this.#fields.instruct(text);
    const isLong = (text.match(/\S+/g)?.length ?? 0) > longestChoice;
    if (this.#fields.isSilent || (this.#fields.isChoosing && isLong))
      this.#hide(text.replace(/^\s*\S+\s*/, ''), 'hidden-run');
  }

  #drawing(drawing: XmlElement, runFormat: RunFormat, paragraph: Paragraph): void {
    const { layout, backgrounds } = this.#around;
    for (const content of outermost(drawing, (name) => name === 'w:txbxContent')) {
      const box = layout.boxes.get(content);
      // Text whose shape is not known has no place on the page.
      if (!box || runFormat.vanish) this.#hide(readable(content), runFormat.vanish ? 'hidden-run' : 'off-page');
      else
        paragraph.boxes.push(
          ...this.#blocks(content, { fill: backgrounds.of(box.area), letters: box.area.shape.letters }),
        );
    }
  }

  /** Reports the text of an element that is not shown; text deleted by a tracked change counts as outside the pages. */
  #leaveOut(child: XmlElement): void {
    if (passedOver.has(child.name)) return;
    const text = removed.has(child.name) ? wordsIn(child, ['w:t', 'w:delText']) : readable(child);
    this.#hide(text, removed.has(child.name) ? 'outside-pages' : 'hidden-run');
  }

  /** Adds characters with one format to the copy, or to the hidden passages. */
  #add(content: XmlElement[], paragraph: Paragraph, runFormat: RunFormat): void {
    if (content.length === 0) return;
    const text = content.map(plainText).join('');
    const reason = this.#reason(text, runFormat, paragraph);
    if (!runFormat.vanish) {
      paragraph.written += textWidth(text, runFormat);
      paragraph.breaks += content.filter(({ name }) => name === 'w:br').length;
    }
    if (!reason && paragraph.placed?.inBody && /[\p{L}\p{N}]{2}/u.test(text))
      this.#lastPage = paragraph.placed.box.page;
    const shown = reason
      ? content.filter((child) => child.name === 'w:fldChar' || child.name === 'w:instrText')
      : content;
    if (shown.length > 0) append(paragraph.runs, shown);
    // A single character of a symbol font is an icon, and is not reported.
    if (reason && !(reason === 'other-letters' && [...text.trim()].length <= 2)) this.#hide(text, reason);
    else if (text.trim() !== '') this.#adjacent = undefined;
  }

  #reason(
    text: string,
    runFormat: RunFormat,
    { placed, place, written, breaks, isTabbed }: Paragraph,
  ): HiddenReason | undefined {
    if (text.trim() === '') return undefined;
    if (this.#folded !== undefined || !this.#fields.shows(text)) return 'hidden-run';
    if (!placed) return 'off-page';
    if (placed.hiddenReason) return placed.hiddenReason;
    if (placed.inBody && placed.box.page - this.#lastPage > blankPages) return 'off-page';
    return hiddenReasonAt(text, runFormat, { placed, place, written, breaks, isTabbed }, this.#around);
  }

  #hide(text: string, reason: HiddenReason): void {
    if (this.#adjacent?.reason === reason) this.#adjacent.text += text;
    else if (/[\p{L}\p{N}]/u.test(text)) {
      this.#adjacent = { text, reason };
      this.hidden.push(this.#adjacent);
    }
  }

  #table(table: XmlElement, around: Place): XmlElement {
    const { styles } = this.#around;
    const { colors } = styles.context;
    const grid = tableGrid(table, 468);
    const rows = rowsOf(table);
    for (const row of deletedRowsOf(table)) this.#leaveOut({ ...row, name: 'w:del' });
    return element(
      'w:tbl',
      {},
      rows.map((row, rowIndex) =>
        element(
          'w:tr',
          {},
          cellsOf(row, grid).flatMap((cell) => {
            const place = { row: rowIndex, rows: rows.length, column: cell.column, columns: grid.widths.length };
            const properties = propertiesOf(cell.element, 'w:tcPr');
            const styled = styles.cell(grid.properties, place).findLast((format) => format.shading)?.shading;
            // Only some programs show the shading of a table as a whole.
            const ofTable = shading(grid.properties, colors);
            const behind = styled ?? around.shading ?? this.#around.backgrounds.page;
            const own =
              shading(properties, colors) ?? (ofTable && ofTable.length > 0 ? either(ofTable, behind) : styled);
            if (isMerged(cell.element)) this.#leaveOut({ ...cell.element, name: 'merged' });
            const blocks = isMerged(cell.element)
              ? [element('w:p')]
              : this.#blocks(cell.element, own && own.length > 0 ? { ...around, shading: own } : around);
            // The cell properties stay: mammoth needs them for merged cells.
            return [element('w:tc', {}, [...(properties ? [properties] : []), ...blocks])];
          }),
        ),
      ),
    );
  }
}

const isSet = (flag: string | undefined): boolean => /^(?:1|true|on)$/i.test(flag ?? '');

const wordsIn = (parent: XmlElement, names: string[]): string =>
  outermost(parent, (name) => names.includes(name))
    .map(textOf)
    .join(' ');

const readable = (parent: XmlElement): string => wordsIn(parent, ['w:t', 'm:t']);
const wordsOf = (parent: XmlElement): string => readable(parent).replace(/\s+/g, '');

/** The override marks for the directions of `w:bdo` (UAX #9). */
const override: Record<string, string> = { ltr: '\u202d', rtl: '\u202e' };

/** Adds characters to the paragraph's only run: formatting is no longer needed. */
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

/** Keeps a deleted paragraph mark: mammoth then joins the paragraph to the next one. */
function deletionMark(properties: XmlElement | undefined): XmlElement[] {
  const mark = childNamed(childNamed(properties, 'w:rPr'), 'w:del');
  return mark && isOn(mark) ? [element('w:rPr', {}, [element('w:del')])] : [];
}

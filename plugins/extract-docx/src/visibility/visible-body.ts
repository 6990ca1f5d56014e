import { DirectionReader, type HiddenPassage, type HiddenReason } from '@cotejo/plugin-kit';
import type { Bindings } from '../package/bound-data.ts';
import { drawings, versionOf, wrappers } from '../markup/wrappers.ts';
import { Fields } from '../markup/fields.ts';
import { either, type Ground, type Grounds } from './backgrounds.ts';
import type { Layout } from '../layout/layout.ts';
import { textWidth } from '../layout/measure.ts';
import type { Spot } from '../layout/places.ts';
import { isOn, type Look, over, runLook, shading } from '../styles/formatting.ts';
import type { Numbering } from '../markup/numbering.ts';
import type { Styles } from '../styles/styles.ts';
import { cellsOf, deletedRowsOf, isMerged, rowsOf, tableGrid } from '../layout/tables.ts';
import { colourReason, shapeReason } from './rules.ts';
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

/** Elements whose text a change took away. */
const removed = new Set(['w:del', 'w:moveFrom']);
/** Shown, and no words of the document's own. */
const passedOver = new Set(['w:rt', 'w:sdtPr']);

/** What mammoth turns into characters. */
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

/** Words that a field chooses from are not told up to this number: a title, a form of address. */
const longestChoice = 12;

/** More versions of one thing are not compared. */
const mostVersions = 6;

/** A gap of so many pages says that nothing follows. */
const blankPages = 3;

/** What stands around a block. */
type Place = { shading?: string[] | undefined; fill?: Ground | undefined; letters?: string[] | undefined };

/** A paragraph while it is copied. */
type Paragraph = {
  spot: Spot | undefined;
  place: Place;
  runs: XmlElement[];
  boxes: XmlElement[];
  /** Points of the letters so far, and lines that were broken. */
  written: number;
  breaks: number;
  isTabbed: boolean;
};

export type Surroundings = {
  styles: Styles;
  layout: Layout;
  grounds: Grounds;
  numbering: Numbering;
  bindings: Bindings;
};

/**
 * Copies the blocks of a Word part as a reader sees them: only text that is resolved to be on its page, large enough
 * and of another colour than what lies behind it. Everything else is collected in `hidden`. Wrappers are taken off and
 * text boxes turned into paragraphs behind the one that holds them, so that mammoth can turn the copy into text.
 */
export class VisibleBody {
  readonly hidden: HiddenPassage[] = [];
  /** Identifiers of footnotes and endnotes in the order in which the text refers to them, such as `footnote 2`. */
  readonly notes: string[] = [];
  readonly #around: Surroundings;
  readonly #fields = new Fields();
  #adjacent: HiddenPassage | undefined;
  /** Last page with a word that is seen. */
  #lastPage = 0;
  /** Level of the collapsed heading that everything here is folded under. */
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
      if (child.name === 'w:sdt' && !this.#around.bindings.shows(child)) this.#leaveOut(child);
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
    const spot = this.#around.layout.spots.get(source);
    this.#fold(spot);
    // The number of a list is followed by a tab.
    const isTabbed = spot?.setting.numbering !== undefined;
    const paragraph: Paragraph = { spot, place, runs: [], boxes: [], written: 0, breaks: 0, isTabbed };
    this.#inline(source, paragraph);
    this.#turn(paragraph);
    if (spot?.setting.collapsed) this.#folded = levelOf(spot);
    const numbering = this.#around.numbering.resolve(spot?.setting.numbering);
    return [
      element('w:p', {}, [
        element('w:pPr', {}, [
          element('w:pStyle', { 'w:val': isHeading(spot) ? 'heading' : 'text' }),
          ...(numbering ? [numbering] : []),
          ...deletionMark(properties),
        ]),
        ...paragraph.runs,
      ]),
      ...paragraph.boxes,
    ];
  }

  /** A heading ends what was folded under one of its level or below. */
  #fold(spot: Spot | undefined): void {
    if (this.#folded !== undefined && spot && levelOf(spot) <= this.#folded) this.#folded = undefined;
  }

  /** Puts words that are drawn the other way around into the order in which they are seen, and tells of them. */
  #turn({ runs }: Paragraph): void {
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
      else if (child.name === 'w:sdt' && !this.#around.bindings.shows(child)) this.#leaveOut(child);
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

  /** Shows the version of an alternative that programs show; tells of words that only another version has. */
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
    const style = over(paragraph.spot?.look ?? {}, styles.character(valueOf(properties, 'w:rStyle')));
    const look = over(style, runLook(properties, styles.context), { direct: true });
    this.#content(run, look, paragraph);
  }

  #content(run: XmlElement, look: Look, paragraph: Paragraph): void {
    const kept: XmlElement[] = [];
    const add = () => {
      this.#add(kept.splice(0), paragraph, look);
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
        this.#alternative(child, (version) => this.#content(version, look, paragraph));
      } else if (drawings.has(child.name)) this.#drawing(child, look, paragraph);
      else if (child.name === 'w:r') this.#run(child, paragraph);
      else if (/^w:(foot|end)noteReference$/.test(child.name)) {
        if (!look.vanish && !paragraph.spot?.lost && this.#folded === undefined && this.#fields.shows(''))
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

  #drawing(drawing: XmlElement, look: Look, paragraph: Paragraph): void {
    const { layout, grounds } = this.#around;
    for (const content of outermost(drawing, (name) => name === 'w:txbxContent')) {
      const box = layout.boxes.get(content);
      // What no shape holds that is known stands nowhere.
      if (!box || look.vanish) this.#hide(readable(content), look.vanish ? 'hidden-run' : 'off-page');
      else
        paragraph.boxes.push(...this.#blocks(content, { fill: grounds.of(box.area), letters: box.area.shape.letters }));
    }
  }

  /** Tells of text in an element that is not shown. What a change took away is no more than a property of the file. */
  #leaveOut(child: XmlElement): void {
    if (passedOver.has(child.name)) return;
    const text = removed.has(child.name) ? wordsIn(child, ['w:t', 'w:delText']) : readable(child);
    this.#hide(text, removed.has(child.name) ? 'outside-pages' : 'hidden-run');
  }

  /** Adds characters of one look to the copy, or to the hidden passages. */
  #add(content: XmlElement[], paragraph: Paragraph, look: Look): void {
    if (content.length === 0) return;
    const text = content.map(plainText).join('');
    const reason = this.#reason(text, look, paragraph);
    if (!look.vanish) {
      paragraph.written += textWidth(text, look);
      paragraph.breaks += content.filter(({ name }) => name === 'w:br').length;
    }
    if (!reason && paragraph.spot?.inBody && /[\p{L}\p{N}]{2}/u.test(text)) this.#lastPage = paragraph.spot.box.page;
    const shown = reason
      ? content.filter((child) => child.name === 'w:fldChar' || child.name === 'w:instrText')
      : content;
    if (shown.length > 0) append(paragraph.runs, shown);
    // One sign of a font of signs is an icon.
    if (reason && !(reason === 'other-letters' && [...text.trim()].length <= 2)) this.#hide(text, reason);
    else if (text.trim() !== '') this.#adjacent = undefined;
  }

  #reason(text: string, look: Look, { spot, place, written, breaks, isTabbed }: Paragraph): HiddenReason | undefined {
    if (text.trim() === '') return undefined;
    if (this.#folded !== undefined || !this.#fields.shows(text)) return 'hidden-run';
    if (!spot) return 'off-page';
    const { styles, grounds } = this.#around;
    if (spot.lost) return spot.lost;
    if (spot.inBody && spot.box.page - this.#lastPage > blankPages) return 'off-page';
    const shape = shapeReason(
      spot.page.pressed === 0 ? look : { ...look, spacing: (look.spacing ?? 0) + spot.page.pressed },
      text,
      { lineHeight: spot.lineHeight, isExact: spot.setting.isExact },
    );
    if (shape) return shape;
    if (isTabbed && spot.origin + (spot.setting.tab ?? 0) > spot.page.width - 9) return 'off-page';
    const { ascii, other, complex } = look.fonts ?? {};
    const font = look.complex ? complex : /[!-~]/.test(text) ? ascii : other;
    if (styles.isSymbolFont(font) && /[!-~\p{L}]/u.test(text)) return 'other-letters';
    const line = spot.lineWidth > 0 ? Math.floor(written / spot.lineWidth) + breaks : 0;
    const width = textWidth(text, look);
    const lines = Math.max(1, Math.ceil(width / Math.max(1, spot.lineWidth)));
    const box = {
      ...spot.box,
      y: spot.box.y + line * spot.lineHeight,
      height: lines * spot.lineHeight,
      ...(spot.box.height <= spot.lineHeight * 1.5 && {
        x: spot.box.x + Math.min(written, spot.box.width),
        width: Math.min(width, spot.box.width) || 1,
      }),
    };
    if (grounds.isCovered(box, spot.order)) return 'covered';
    const around = [spot.setting.shading, place.shading].find((one) => one && one.length > 0) ?? place.fill;
    const own = look.shading && look.shading.length > 0 ? look.shading : undefined;
    const solid = own ?? around;
    const heeded = (look.isHighlighted ? around : solid) ?? grounds.page;
    const under = solid ? [solid] : grounds.under(box, spot.order, spot.height);
    const coloured = look.colours || !place.letters ? look : { ...look, colours: place.letters };
    return colourReason(coloured, under, heeded[0] ?? 'FFFFFF');
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
    const { colours } = styles.context;
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
            // What a table says of itself is painted by some programs only.
            const ofTable = shading(grid.properties, colours);
            const behind = styled ?? around.shading ?? this.#around.grounds.page;
            const own =
              shading(properties, colours) ?? (ofTable && ofTable.length > 0 ? either(ofTable, behind) : styled);
            if (isMerged(cell.element)) this.#leaveOut({ ...cell.element, name: 'merged' });
            const blocks = isMerged(cell.element)
              ? [element('w:p')]
              : this.#blocks(cell.element, own && own.length > 0 ? { ...around, shading: own } : around);
            // Merged cells are mammoth's to sort out; it needs to know how wide each is.
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

/** What `w:bdo` does to the letters in it, as a mark (UAX #9). */
const override: Record<string, string> = { ltr: '\u202d', rtl: '\u202e' };

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

/** Level in the outline, 0 to 8; 9 for what is no heading. */
function levelOf({ setting, styleName }: Spot): number {
  const named = /^heading (\d)/i.exec(styleName)?.[1];
  return setting.level ?? (named === undefined ? 9 : Number(named) - 1);
}

const isHeading = (spot: Spot | undefined): boolean =>
  spot !== undefined && (levelOf(spot) < 9 || /^(title|subtitle)/i.test(spot.styleName));

/** A deleted paragraph mark joins the paragraph to the next one, which mammoth does. */
function deletionMark(properties: XmlElement | undefined): XmlElement[] {
  const mark = childNamed(childNamed(properties, 'w:rPr'), 'w:del');
  return mark && isOn(mark) ? [element('w:rPr', {}, [element('w:del')])] : [];
}

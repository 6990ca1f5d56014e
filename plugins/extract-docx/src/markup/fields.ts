import { DocumentError } from '@cotejo/plugin-kit';

/** Fields that show nothing, whatever stands in them: marks for an index or a table of contents, and stored values. */
const silent = new Set(['XE', 'TC', 'TA', 'RD', 'PRIVATE', 'SET', 'ASK', 'ADVANCE', 'NEXT', 'NEXTIF', 'SKIPIF']);
/** Fields that programs draw from their instruction: what is stored as their result is shown by none. */
const drawn = new Set([
  'EQ',
  'SYMBOL',
  'MACROBUTTON',
  'GOTOBUTTON',
  'BARCODE',
  'DISPLAYBARCODE',
  'MERGEBARCODE',
  'AUTONUMLGL',
  'AUTONUMOUT',
  'BIDIOUTLINE',
]);
/** Fields that are reckoned anew whenever a page is shown, and how many letters they can have. */
const reckoned = new Set([
  'PAGE',
  'NUMPAGES',
  'SECTION',
  'SECTIONPAGES',
  'DATE',
  'TIME',
  'NUMCHARS',
  'NUMWORDS',
  'FILESIZE',
  'SEQ',
  'LISTNUM',
  'AUTONUM',
]);
const longestReckoned = 40;
/** Fields in fields in fields: beyond this no program made them. */
const deepest = 40;

type Field = { inInstruction: boolean; instruction: string; shown: number; isDirty: boolean };

/** The fields that are open while a text is read (ECMA-376 part 1, 17.16). */
export class Fields {
  #open: Field[] = [];

  /** A `w:fldChar`; a dirty field is reckoned anew when the document is opened. */
  mark(type: string | undefined, isDirty = false): void {
    const last = this.#open.at(-1);
    if (type === 'begin') this.#enter({ inInstruction: true, instruction: '', shown: 0, isDirty });
    else if (type === 'separate' && last) last.inInstruction = false;
    else if (type === 'end') this.#open.pop();
  }

  /** A whole field in one element. */
  begin(instruction: string, isDirty = false): void {
    this.#enter({ inInstruction: false, instruction, shown: 0, isDirty });
  }

  #enter(field: Field): void {
    if (this.#open.push(field) > deepest) throw new DocumentError('document.too-complex');
  }

  instruct(text: string): void {
    const field = this.#open.findLast(({ inInstruction }) => inInstruction);
    if (field) field.instruction += text;
  }

  /** Whether the innermost field shows nothing. */
  get isSilent(): boolean {
    return this.#open.some((field) => silent.has(kindOf(field)));
  }

  /** Whether the instruction at hand may hold words of which only some are shown. */
  get isChoosing(): boolean {
    return this.#open.some((field) => field.inInstruction && kindOf(field) === 'IF');
  }

  /** Whether text that stands here is shown. */
  shows(text: string): boolean {
    if (this.isSilent || this.#open.some((field) => field.inInstruction || drawn.has(kindOf(field)))) return false;
    return this.#open.every(
      (field) => !(field.isDirty || reckoned.has(kindOf(field))) || (field.shown += text.length) <= longestReckoned,
    );
  }
}

const kindOf = ({ instruction }: Field): string => /^\s*(\S+)/.exec(instruction)?.[1]?.toUpperCase() ?? '';

import { DocumentError } from '@cotejo/plugin-kit';

/** Fields without a visible result: marks for an index or a table of contents, and stored values. */
const silent = new Set(['XE', 'TC', 'TA', 'RD', 'PRIVATE', 'SET', 'ASK', 'ADVANCE', 'NEXT', 'NEXTIF', 'SKIPIF']);
/** Fields that programs display from their instruction; the stored result is never shown. */
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
/** Fields that programs compute again for every display, and the largest number of their letters. */
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
/** The deepest nesting of fields; no program writes more. */
const deepest = 40;

type Field = { inInstruction: boolean; instruction: string; shown: number; isDirty: boolean };

/** The fields that are open at the current place of the text (ECMA-376 part 1, 17.16). */
export class Fields {
  #open: Field[] = [];

  /** Reads a `w:fldChar`. Programs compute a dirty field again when they open the document. */
  mark(type: string | undefined, isDirty = false): void {
    const last = this.#open.at(-1);
    if (type === 'begin') this.#enter({ inInstruction: true, instruction: '', shown: 0, isDirty });
    else if (type === 'separate' && last) last.inInstruction = false;
    else if (type === 'end') this.#open.pop();
  }

  /** Begins a `w:fldSimple`, which has its instruction as an attribute. */
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

  /** Whether an open field has no visible result. */
  get isSilent(): boolean {
    return this.#open.some((field) => silent.has(kindOf(field)));
  }

  /** Whether the open instruction is that of an IF field, of whose texts only one is shown. */
  get isChoosing(): boolean {
    return this.#open.some((field) => field.inInstruction && kindOf(field) === 'IF');
  }

  /** Whether text at this place is shown; `text` counts against the length of computed fields. */
  shows(text: string): boolean {
    if (this.isSilent || this.#open.some((field) => field.inInstruction || drawn.has(kindOf(field)))) return false;
    return this.#open.every(
      (field) => !(field.isDirty || reckoned.has(kindOf(field))) || (field.shown += text.length) <= longestReckoned,
    );
  }
}

const kindOf = ({ instruction }: Field): string => /^\s*(\S+)/.exec(instruction)?.[1]?.toUpperCase() ?? '';

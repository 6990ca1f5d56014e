import { type IStylesOptions, LineRuleType, TabStopType, TextRun } from 'docx';
import { clean } from '../clean.ts';
import { inks } from '../look.ts';

/** A color as Word writes it. */
export const hex = (color: string): string => color.replace('#', '').toUpperCase();

/** The width between the margins of A4, in twentieths of a point. */
export const textWidth = 11_906 - 2 * 1080;

/** The lines of a text; characters that XML cannot hold are left out. */
export const runsOf = (text: string, { color, bold }: { color?: string; bold?: boolean } = {}): TextRun[] =>
  clean(text)
    .split('\n')
    .map(
      (line, index) =>
        new TextRun({
          text: line,
          ...(bold && { bold }),
          ...(index > 0 && { break: 1 }),
          ...(color && { color: hex(color) }),
        }),
    );

const display = 'Georgia';
const headingOf = (size: number, before: number) => ({
  run: { font: display, size, color: hex(inks.plain), bold: false },
  paragraph: { spacing: { before, after: 80 } },
});
const ownStyle = (id: string, run: object, paragraph: object = {}) => ({
  id,
  name: id,
  basedOn: 'Normal',
  run,
  paragraph,
});

/** The look of a document: fonts that Word and LibreOffice have, sizes in half points. */
export const styles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: 'Calibri',
        size: 21,
        color: hex(inks.plain),
        language: { value: language === 'es' ? 'es-ES' : 'en-US' },
      },
      paragraph: { spacing: { after: 80, line: 264, lineRule: LineRuleType.AUTO } },
    },
    heading1: headingOf(48, 0),
    heading2: headingOf(30, 240),
    heading3: headingOf(26, 220),
    heading4: {
      run: { font: 'Calibri', size: 21, bold: true, italics: false, color: hex(inks.plain) },
      paragraph: { spacing: { before: 160, after: 60 } },
    },
  },
  paragraphStyles: [
    ownStyle('Eyebrow', { size: 18, bold: true, color: hex(inks.primary) }, { spacing: { after: 0 } }),
    ownStyle('Score', { size: 28, bold: true }, { spacing: { after: 60 } }),
    ownStyle('Muted', { color: hex(inks.muted) }, { spacing: { after: 40 } }),
    ownStyle('Small', { size: 18 }, { spacing: { before: 60, after: 40 } }),
    ownStyle(
      'Footer',
      { size: 16, color: hex(inks.muted) },
      { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] },
    ),
  ],
});

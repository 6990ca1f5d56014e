import { drawings, visibleChildren } from '../markup/wrappers.ts';
import { readDrawing } from '../shapes/drawing.ts';
import { type RunFormat, over, readRunFormat } from '../styles/formatting.ts';
import type { Drawing } from '../shapes/shape.ts';
import type { Styles } from '../styles/styles.ts';
import { propertiesOf, textOf, valueOf, type XmlElement } from '../package/xml.ts';

const letterWidth = 0.5;

/** The approximate width of a text in one line, in points. */
export const textWidth = (
  text: string,
  { size = 10, complexSize, complex, scale = 1, spacing = 0 }: RunFormat,
): number => text.length * Math.max(0, letterWidth * (complex ? (complexSize ?? size) : size) * scale + spacing);

/** The approximate extent of a paragraph's content. */
export type Content = {
  /** Points of all letters in one line. `length`: the number of letters. */
  width: number;
  length: number;
  size: number;
  breaks: number;
  pageBreaks: number;
  /** Whether a blank with negative spacing moves the next words over those before it. */
  overlapsItself: boolean;
  /** Height of the highest inline drawing. */
  inlineHeight: number;
  drawings: Drawing[];
};

/** Estimates the extent of a paragraph's content, and reads its drawings. */
export function measure(paragraph: XmlElement, runFormat: RunFormat, lineWidth: number, styles: Styles): Content {
  const content: Content = {
    width: 0,
    length: 0,
    size: runFormat.size ?? 10,
    breaks: 0,
    pageBreaks: 0,
    overlapsItself: false,
    inlineHeight: 0,
    drawings: [],
  };
  let largest = 0;
  const visit = (run: XmlElement) => {
    const properties = propertiesOf(run, 'w:rPr');
    const own = over(
      over(runFormat, styles.character(valueOf(properties, 'w:rStyle'))),
      readRunFormat(properties, styles.context),
      { direct: true },
    );
    for (const child of visibleChildren(run)) {
      if (drawings.has(child.name)) {
        for (const drawing of readDrawing(child, styles.context.colors)) {
          content.drawings.push(drawing);
          if (!drawing.horizontal) content.inlineHeight = Math.max(content.inlineHeight, drawing.height);
        }
      } else if (own.vanish) continue;
      else if (child.name === 'w:t') {
        const text = textOf(child);
        content.width += textWidth(text, own);
        content.length += text.trim().length;
        content.overlapsItself ||= text.trim() === '' && text !== '' && (own.spacing ?? 0) < -(own.size ?? 10);
        if (text.trim() !== '') largest = Math.max(largest, own.size ?? 10);
      } else if (child.name === 'w:tab')
        content.width = Math.min((Math.floor(content.width / 36) + 1) * 36, content.width + lineWidth);
      else if (child.name === 'w:br' || child.name === 'w:cr') {
        const type = child.attributes['w:type'];
        if (type === 'page' || type === 'column') content.pageBreaks += 1;
        else content.breaks += 1;
      } else if (child.name === 'w:r') visit(child);
    }
  };
  for (const child of visibleChildren(paragraph)) if (child.name === 'w:r' || child.name === 'm:r') visit(child);
  if (largest > 0) content.size = largest;
  return content;
}

import { drawings, visibleChildren } from '../markup/wrappers.ts';
import { readDrawing } from '../shapes/drawing.ts';
import { type Look, over, runLook } from '../styles/formatting.ts';
import type { Drawing } from '../shapes/shape.ts';
import type { Styles } from '../styles/styles.ts';
import { propertiesOf, textOf, valueOf, type XmlElement } from '../package/xml.ts';

const letterWidth = 0.5;

/** About how wide a text is in one line, in points. */
export const textWidth = (text: string, { size = 10, complexSize, complex, scale = 1, spacing = 0 }: Look): number =>
  text.length * Math.max(0, letterWidth * (complex ? (complexSize ?? size) : size) * scale + spacing);

/** About how much a paragraph holds. */
export type Content = {
  /** Points of all letters in one line, and how many letters that is. */
  width: number;
  length: number;
  size: number;
  breaks: number;
  turns: number;
  /** Whether a blank is so narrow that what follows is written over what stands before it. */
  isTakenBack: boolean;
  /** Height of the drawings that stand in the line. */
  tall: number;
  drawings: Drawing[];
};

/** About how much a paragraph holds, and the drawings in it. */
export function measure(paragraph: XmlElement, look: Look, lineWidth: number, styles: Styles): Content {
  const content: Content = {
    width: 0,
    length: 0,
    size: look.size ?? 10,
    breaks: 0,
    turns: 0,
    isTakenBack: false,
    tall: 0,
    drawings: [],
  };
  let largest = 0;
  const visit = (run: XmlElement) => {
    const properties = propertiesOf(run, 'w:rPr');
    const own = over(
      over(look, styles.character(valueOf(properties, 'w:rStyle'))),
      runLook(properties, styles.context),
      { direct: true },
    );
    for (const child of visibleChildren(run)) {
      if (drawings.has(child.name)) {
        for (const drawing of readDrawing(child, styles.context.colours)) {
          content.drawings.push(drawing);
          if (!drawing.horizontal) content.tall = Math.max(content.tall, drawing.height);
        }
      } else if (own.vanish) continue;
      else if (child.name === 'w:t') {
        const text = textOf(child);
        content.width += textWidth(text, own);
        content.length += text.trim().length;
        content.isTakenBack ||= text.trim() === '' && text !== '' && (own.spacing ?? 0) < -(own.size ?? 10);
        if (text.trim() !== '') largest = Math.max(largest, own.size ?? 10);
      } else if (child.name === 'w:tab')
        content.width = Math.min((Math.floor(content.width / 36) + 1) * 36, content.width + lineWidth);
      else if (child.name === 'w:br' || child.name === 'w:cr') {
        const type = child.attributes['w:type'];
        if (type === 'page' || type === 'column') content.turns += 1;
        else content.breaks += 1;
      } else if (child.name === 'w:r') visit(child);
    }
  };
  for (const child of visibleChildren(paragraph)) if (child.name === 'w:r' || child.name === 'm:r') visit(child);
  if (largest > 0) content.size = largest;
  return content;
}

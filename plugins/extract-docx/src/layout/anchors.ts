import type { Page } from './sections.ts';
import type { Drawing } from '../shapes/shape.ts';

/** The top left corner of an object that is positioned relative to the page, a margin, a column or the text. */
export function cornerOf(
  { horizontal, vertical }: Pick<Drawing, 'horizontal' | 'vertical'>,
  size: { width: number; height: number },
  { page, x, width }: { page: Page; x: number; width: number },
  text: { x: number; y: number },
): { x: number; y: number } {
  const strips: Record<string, [number, number]> = {
    page: [0, page.width],
    margin: [page.left, page.right],
    leftMargin: [0, page.left],
    insideMargin: [0, page.left],
    rightMargin: [page.right, page.width],
    outsideMargin: [page.right, page.width],
    column: [x, x + width],
  };
  const levels: Record<string, [number, number]> = {
    page: [0, page.height],
    margin: [page.top, page.bottom],
    topMargin: [0, page.top],
    insideMargin: [0, page.top],
    bottomMargin: [page.bottom, page.height],
    outsideMargin: [page.bottom, page.height],
    'top-margin-area': [0, page.top],
    'bottom-margin-area': [page.bottom, page.height],
  };
  const along = (position: Drawing['horizontal'], [from, to]: [number, number], length: number): number => {
    const room = to - from;
    if (position?.align !== undefined && position.align !== '') {
      return /right|bottom|outside/.test(position.align)
        ? to - length
        : position.align === 'center'
          ? from + (room - length) / 2
          : from;
    }
    return from + (position?.share === undefined ? (position?.offset ?? 0) : position.share * room);
  };
  return {
    x: along(horizontal, strips[horizontal?.from ?? ''] ?? [text.x, x + width], size.width),
    y: along(vertical, levels[vertical?.from ?? ''] ?? [text.y, text.y], size.height),
  };
}

/** A drawing whose relative size is computed for this page. */
export function sizedOn(drawing: Drawing, page: Page): Drawing {
  const along = (
    share: { from: string; share: number } | undefined,
    whole: number,
    inner: number,
    start: number,
    end: number,
    usual: number,
  ): number => {
    if (!share) return usual;
    const from = /^(?:left|top|inner|inside)/i.test(share.from)
      ? start
      : /^(?:right|bottom|outer|outside)/i.test(share.from)
        ? end
        : share.from === 'page'
          ? whole
          : inner;
    return from * share.share;
  };
  const width = along(
    drawing.share?.across,
    page.width,
    page.right - page.left,
    page.left,
    page.width - page.right,
    drawing.width,
  );
  const height = along(
    drawing.share?.down,
    page.height,
    page.bottom - page.top,
    page.top,
    page.height - page.bottom,
    drawing.height,
  );
  const [across, down] = [width / (drawing.width || 1), height / (drawing.height || 1)];
  if (across === 1 && down === 1) return drawing;
  return {
    ...drawing,
    width,
    height,
    shapes: drawing.shapes.map((one) => ({
      ...one,
      x: one.x * across,
      y: one.y * down,
      width: one.width * across,
      height: one.height * down,
    })),
  };
}

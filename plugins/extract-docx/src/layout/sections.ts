import { twips } from '../styles/formatting.ts';
import { visibleChildren } from '../markup/wrappers.ts';
import { childNamed, elementsOf, valueOf, type XmlElement } from '../package/xml.ts';

/** The page of a section, in points; the text of the body runs from `top` to `bottom`. */
export type Page = {
  element: XmlElement | undefined;
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  header: number;
  footer: number;
  columns: { x: number; width: number }[];
  /** Character spacing of the document grid in points, 0 or negative. */
  gridSpacing: number;
  /** Whether it begins on the page where the section before it ended. */
  isContinuous: boolean;
};

const points = (text: string | undefined, usual: number): number => (twips(text) ?? usual * 20) / 20;

function columnsOf(section: XmlElement | undefined, left: number, right: number): Page['columns'] {
  const columns = childNamed(section, 'w:cols');
  const own = columns ? elementsOf(columns).filter(({ name }) => name === 'w:col') : [];
  const between = points(columns?.attributes['w:space'], 36);
  const count = Math.min(45, Math.max(1, Number(columns?.attributes['w:num'] ?? own.length) || 1));
  const isEqual = own.length === 0 || !['0', 'false', 'off'].includes(columns?.attributes['w:equalWidth'] ?? '1');
  const even = (right - left - between * (count - 1)) / count;
  let x = left;
  return Array.from({ length: isEqual ? count : own.length }, (_, index) => {
    const width = isEqual ? even : points(own[index]!.attributes['w:w'], even);
    const column = { x, width };
    x += width + (isEqual ? between : points(own[index]!.attributes['w:space'], 0));
    return column;
  });
}

/** Character spacing of a document grid in points; only a grid for characters has one (ECMA-376 part 1, 17.6.5). */
function gridSpacingOf({ 'w:type': type, 'w:charSpace': space }: Record<string, string>): number {
  return /chars$/i.test(type ?? '') ? Math.min(0, Number(space ?? 0) / 4096) || 0 : 0;
}

function pageOf(section: XmlElement | undefined): Page {
  const size = childNamed(section, 'w:pgSz')?.attributes ?? {};
  const margins = childNamed(section, 'w:pgMar')?.attributes ?? {};
  const width = points(size['w:w'], 612);
  const height = points(size['w:h'], 792);
  const left = points(margins['w:left'], 72) + points(margins['w:gutter'], 0);
  const right = width - points(margins['w:right'], 72);
  return {
    element: section,
    width,
    height,
    left,
    right,
    // A negative margin is one that a high header does not move.
    top: Math.abs(points(margins['w:top'], 72)),
    bottom: height - Math.abs(points(margins['w:bottom'], 72)),
    header: points(margins['w:header'], 36),
    footer: points(margins['w:footer'], 36),
    columns: columnsOf(section, left, right),
    gridSpacing: gridSpacingOf(childNamed(section, 'w:docGrid')?.attributes ?? {}),
    isContinuous: valueOf(section, 'w:type') === 'continuous',
  };
}

/** The section properties of a block that ends its section; undefined for other blocks. */
export const endOf = (block: XmlElement): XmlElement | undefined => childNamed(childNamed(block, 'w:pPr'), 'w:sectPr');

/** The pages of a document's sections in order; there is always one. */
export function readSections(body: XmlElement): Page[] {
  const sections = visibleChildren(body).flatMap((block) => (block.name === 'w:sectPr' ? block : (endOf(block) ?? [])));
  return sections.length > 0 ? sections.map(pageOf) : [pageOf(undefined)];
}

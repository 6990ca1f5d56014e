import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Flow } from './flows.ts';
import type { ParagraphFormat } from '../styles/formatting.ts';
import type { Content } from './measure.ts';
import { type ShapeArea, type Box, narrowest, type PlacedParagraph } from './places.ts';
import type { Page } from './sections.ts';
import type { Drawing } from '../shapes/shape.ts';

/** Letters of a text that may be in a column of very few letters' width, such as a year. */
const longestMark = 20;

/** Why a reader does not see a paragraph at its place; undefined where it is visible by its place. */
export function paragraphHiddenReason(
  flow: Flow,
  start: number,
  box: Box,
  paragraphFormat: ParagraphFormat,
  content: Content,
  lineWidth: number,
  firstLine: number,
): HiddenReason | undefined {
  if (paragraphFormat.isDisputed && content.width > 0) return 'hidden-run';
  if (content.overlapsItself) return 'unreadable';
  if (flow.limit !== undefined && start + Math.max(firstLine, box.height / 2) > flow.limit) return 'covered';
  if (content.width === 0) return undefined;
  const letters = content.length > longestMark ? 2.5 : 0.8;
  if (lineWidth < Math.max(narrowest, content.size * letters)) return content.length > 2 ? 'off-page' : undefined;
  const { page } = flow;
  if (flow.isFitted && content.length > 2 && content.width > 3 * lineWidth) return 'tiny';
  const from = flow.x + (paragraphFormat.left ?? 0) + (paragraphFormat.first ?? 0);
  if (from < -content.size || from > page.width - narrowest) return 'off-page';
  // The end of a line that runs off the page is not visible.
  if (
    flow.nextPage &&
    lineWidth + (paragraphFormat.left ?? 0) > flow.width + page.width - page.right &&
    box.x + box.width > page.width + narrowest
  )
    return 'off-page';
  if (box.x < -content.size || box.x > page.width - narrowest || box.x + box.width < narrowest) return 'off-page';
  if (box.x + box.width / 2 > page.width || box.x + box.width / 2 < 0) return 'off-page';
  if (box.y < -content.size / 2 || box.y > page.height - 4) return 'off-page';
  return undefined;
}

/** Why a reader does not see an inline drawing: a line of exact height cuts it off. */
export function drawingHiddenReason(
  { height }: Drawing,
  { hiddenReason, paragraphFormat }: PlacedParagraph,
): HiddenReason | undefined {
  return hiddenReason ?? (paragraphFormat.isExact && paragraphFormat.line! < height / 2 ? 'covered' : undefined);
}

/** Why a reader does not see the text of a shape, which has `width` points for it; undefined where it is visible. */
export function boxHiddenReason(area: ShapeArea, width: number, page: Page): HiddenReason | undefined {
  const isBeside =
    area.x + area.width < narrowest ||
    area.x > page.width - narrowest ||
    area.y + area.height < 4 ||
    area.y > page.height - 4 ||
    area.x < -area.width / 2 ||
    area.y < -area.height / 2;
  const isFlat = area.width < narrowest || area.height < 5 || width < narrowest;
  return area.shape.hidden ?? (isBeside ? 'off-page' : isFlat ? 'tiny' : undefined);
}

import type { HiddenReason } from '@cotejo/plugin-kit';
import type { Flow } from './flows.ts';
import type { Setting } from '../styles/formatting.ts';
import type { Content } from './measure.ts';
import { type Area, type Box, narrowest, type Spot } from './places.ts';
import type { Page } from './sections.ts';
import type { Drawing } from '../shapes/shape.ts';

/** Letters of what may stand in a column as narrow as a few of them, such as a year. */
const longestMark = 20;

/** Why a reader does not see a paragraph where it stands; undefined where nothing speaks against it. */
export function lostParagraph(
  flow: Flow,
  start: number,
  box: Box,
  setting: Setting,
  content: Content,
  lineWidth: number,
  firstLine: number,
): HiddenReason | undefined {
  if (setting.isDisputed && content.width > 0) return 'hidden-run';
  if (content.isTakenBack) return 'unreadable';
  if (flow.limit !== undefined && start + Math.max(firstLine, box.height / 2) > flow.limit) return 'covered';
  if (content.width === 0) return undefined;
  const letters = content.length > longestMark ? 2.5 : 0.8;
  if (lineWidth < Math.max(narrowest, content.size * letters)) return content.length > 2 ? 'off-page' : undefined;
  const { page } = flow;
  if (flow.isFitted && content.length > 2 && content.width > 3 * lineWidth) return 'tiny';
  const from = flow.x + (setting.left ?? 0) + (setting.first ?? 0);
  if (from < -content.size || from > page.width - narrowest) return 'off-page';
  // A line that does not end before the page does takes words with it.
  if (
    flow.turn &&
    lineWidth + (setting.left ?? 0) > flow.width + page.width - page.right &&
    box.x + box.width > page.width + narrowest
  )
    return 'off-page';
  if (box.x < -content.size || box.x > page.width - narrowest || box.x + box.width < narrowest) return 'off-page';
  if (box.x + box.width / 2 > page.width || box.x + box.width / 2 < 0) return 'off-page';
  if (box.y < -content.size / 2 || box.y > page.height - 4) return 'off-page';
  return undefined;
}

/** Why a reader does not see what stands in a drawing in a line: it is cut off with the line. */
export function lostDrawing({ height }: Drawing, { lost, setting }: Spot): HiddenReason | undefined {
  return lost ?? (setting.isExact && setting.line! < height / 2 ? 'covered' : undefined);
}

/** Why a reader does not see what stands in a shape, which leaves `width` points for it; undefined where one does. */
export function lostBox(area: Area, width: number, page: Page): HiddenReason | undefined {
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

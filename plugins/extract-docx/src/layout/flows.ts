import { twips } from '../styles/formatting.ts';
import type { Box } from './places.ts';
import { cornerOf } from './anchors.ts';
import type { Page } from './sections.ts';
import type { Table } from './tables.ts';

/** An area that text flows through: a column, a box, a cell. `at` turns a height in it into a place on a page. */
export type Flow = {
  x: number;
  width: number;
  page: Page;
  at(height: number): { page: number; y: number; shift: number };
  /** Height of the text so far. `limit`: the height at which the area cuts text off. */
  height: number;
  limit?: number | undefined;
  /** Whether each paragraph is fitted into one line (`w:tcFitText`). */
  isFitted?: boolean;
  /** Spacing after the last paragraph. */
  gap: number;
  /** Moves to the next page or column; absent where the area has only one. */
  nextPage?(): void;
};

/** An area at one place, the box in points on page `index`; text is cut off after `limit` points. */
export function fixedFlow(page: Page, { x, y, width, page: index }: Omit<Box, 'height'>, limit?: number): Flow {
  return { x, width, page, height: 0, gap: 0, limit, at: (height) => ({ page: index, y: y + height, shift: 0 }) };
}

/** The columns and pages of a section, from page `first` on; `start` is the height at which it begins there. */
export function sectionFlow(page: Page, first: number, start: number): Flow {
  const room = Math.max(36, page.bottom - page.top);
  const { columns } = page;
  const flow: Flow = {
    x: columns[0]!.x,
    width: columns[0]!.width,
    page,
    height: Math.max(0, start),
    gap: 0,
    at: (height) => {
      const column = Math.floor(Math.max(0, height) / room);
      const { x } = columns[column % columns.length]!;
      return {
        page: first + Math.floor(column / columns.length),
        y: page.top + height - column * room,
        shift: x - columns[0]!.x,
      };
    },
    nextPage: () => {
      flow.height = (Math.floor(flow.height / room) + 1) * room;
    },
  };
  return flow;
}

/** The area of a frame (`w:framePr`). */
export function frameFlow(frame: Record<string, string>, flow: Flow): Flow {
  const number = (name: string) => {
    const value = twips(frame[name]);
    return value === undefined ? undefined : value / 20;
  };
  const { page, y, shift } = flow.at(flow.height);
  const width = number('w:w') ?? flow.width;
  const height = number('w:h') ?? 0;
  const box = cornerOf(
    {
      horizontal: { from: frame['w:hAnchor'] ?? 'text', offset: number('w:x'), align: frame['w:xAlign'] },
      vertical: { from: frame['w:vAnchor'] ?? 'text', offset: number('w:y'), align: frame['w:yAlign'] },
    },
    { width, height },
    flow,
    { x: flow.x + shift, y },
  );
  return fixedFlow(flow.page, { ...box, width, page }, frame['w:hRule'] === 'exact' ? height : undefined);
}

/** The area of a floating table (`w:tblpPr`). */
export function floatingFlow(position: Record<string, string>, grid: Table, flow: Flow): Flow {
  const number = (name: string) => (twips(position[name]) ?? 0) / 20;
  const { page, y, shift } = flow.at(flow.height);
  const width = grid.widths.reduce((sum, one) => sum + one, 0);
  const box = cornerOf(
    {
      horizontal: {
        from: position['w:horzAnchor'] === 'text' ? 'column' : (position['w:horzAnchor'] ?? 'column'),
        offset: number('w:tblpX'),
        align: position['w:tblpXSpec'],
      },
      vertical: {
        from: position['w:vertAnchor'] ?? 'text',
        offset: number('w:tblpY'),
        align: position['w:tblpYSpec'],
      },
    },
    { width, height: 0 },
    flow,
    { x: flow.x + shift, y },
  );
  return fixedFlow(flow.page, { ...box, width, page });
}

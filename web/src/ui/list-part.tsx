import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { rows: number; rowHeight: number; className?: string; children: ReactNode };

/**
 * A part of a long list. The browser lays it out only near the window, so that thousands of rows scroll without a jerk.
 * Until then it has the height of `rows` rows of `rowHeight` rem. As it stands between a list and its rows, these need
 * the ARIA roles `list` and `listitem`.
 */
export function ListPart({ rows, rowHeight, className, children }: Props) {
  return (
    <div
      style={{ containIntrinsicBlockSize: `auto ${rows * rowHeight}rem` }}
      className={classNames('[content-visibility:auto]', className)}
    >
      {children}
    </div>
  );
}

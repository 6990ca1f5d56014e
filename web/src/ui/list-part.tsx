import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { rows: number; rowHeight: number; className?: string; children: ReactNode };

/**
 * A part of a long list. The browser lays it out only near the window, so that thousands of rows scroll without a jerk;
 * until then it is as high as `rows` of `rowHeight` rem each. It stands between a list and its rows, so that both are told by
 * their ARIA roles.
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

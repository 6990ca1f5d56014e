import { classNames } from '../../ui/class-names.ts';

/** A line of the rubric's form: its words, and its controls beside or below them. */
export const rowClass = classNames(
  'grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-base-300 py-2.5',
  '@3xl:grid-cols-[minmax(0,1fr)_auto]',
);

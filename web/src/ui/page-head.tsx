import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  intro: string;
  /** Whether the line below the title is a detail, such as a date, and not a sentence. */
  detail?: boolean;
  /** What can be done on the page. */
  children: ReactNode;
};

/** The title of a page with a line below it, and what can be done there beside both. */
export function PageHead({ title, intro, detail = false, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        <p className={classNames('mt-1 wrap-anywhere text-muted', detail ? 'text-sm' : 'max-w-prose')}>{intro}</p>
      </div>
      {children}
    </div>
  );
}

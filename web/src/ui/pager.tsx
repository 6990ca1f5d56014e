import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';

export type PagerTexts = {
  previous: string;
  next: string;
  range: (first: number, last: number, total: number) => string;
};

type Props = {
  label: string;
  texts: PagerTexts;
  pageIndex: number;
  size: number;
  total: number;
  onPageIndex: (pageIndex: number) => void;
};

/** Buttons for the previous and the next page of a long list. */
export function Pager({ label, texts, pageIndex, size, total, onPageIndex }: Props) {
  const last = Math.min(total, (pageIndex + 1) * size);
  return (
    <nav aria-label={label} className="mt-2 flex items-center justify-end gap-1">
      <p role="status" className="mr-2 text-sm text-muted tabular-nums">
        {texts.range(pageIndex * size + 1, last, total)}
      </p>
      <IconButton
        label={texts.previous}
        icon={ChevronLeft}
        disabled={pageIndex === 0}
        onClick={() => onPageIndex(pageIndex - 1)}
      />
      <IconButton
        label={texts.next}
        icon={ChevronRight}
        disabled={last >= total}
        onClick={() => onPageIndex(pageIndex + 1)}
      />
    </nav>
  );
}

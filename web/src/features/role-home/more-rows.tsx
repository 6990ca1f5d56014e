import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
};

/** Loads the next part of a list when its end comes into sight; the button repeats a load that has failed. */
export function MoreRows({ list }: Props) {
  const { people } = useTexts();
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError: failed, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || busy || failed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '600px 0px', scrollMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, busy, failed, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} data-more className="grid place-items-center border-t border-base-300 p-3">
      <Button size="small" busy={busy} onClick={() => void fetchNextPage()}>
        {people.more}
      </Button>
    </div>
  );
}

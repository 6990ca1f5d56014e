import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'> & {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Whether it stands in the middle below the list. */
  centered?: boolean;
};

/** Loads the next part of a list when it is pressed. Nothing is shown where the list has no next part. */
export function MoreButton({ list, centered, ...rest }: Props) {
  if (!list.hasNextPage) return null;
  const button = <Button {...rest} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />;
  return centered ? <div className="mt-4 grid place-items-center">{button}</div> : button;
}

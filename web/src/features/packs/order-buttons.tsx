import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { moved } from './choice.ts';

type Props<Element> = { name: string; list: readonly Element[]; at: number; onMove: (list: Element[]) => void };

/** Moves an element of a list up and down. */
export function OrderButtons<Element>({ name, list, at, onMove }: Props<Element>) {
  const { packs } = useTexts();
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={ArrowUp}
        label={packs.higher(name)}
        className="size-8"
        disabled={at === 0}
        onClick={() => onMove(moved(list, at, -1))}
      />
      <IconButton
        icon={ArrowDown}
        label={packs.lower(name)}
        className="size-8"
        disabled={at === list.length - 1}
        onClick={() => onMove(moved(list, at, 1))}
      />
    </span>
  );
}

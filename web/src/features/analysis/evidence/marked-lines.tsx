import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Line, Piece } from './lay-out.ts';
import { excludedKey, selectionOf, type Selection } from './passages.ts';

export type Reading = { active: string | undefined; onSelect: (selection: Selection) => void };

const lineClass: Record<Line['kind'], string> = {
  heading: 'mt-3 mb-1 text-sm font-semibold tracking-wide first:mt-0',
  bullet: 'pl-2.5 -indent-2.5',
  text: '',
  blank: 'h-3',
};

/** Lines of a document with its passages marked; the active one stands out. */
export function MarkedLines({ lines, ...reading }: { lines: Line[] } & Reading) {
  return lines.map((line) => (
    <p key={line.start} className={lineClass[line.kind]}>
      {line.pieces.map((piece, index) => (
        <MarkedPiece key={index} piece={piece} {...reading} />
      ))}
    </p>
  ));
}

function MarkedPiece({ piece, active, onSelect }: { piece: Piece } & Reading) {
  const { evidence } = useTexts();
  if (piece.keys.length === 0) return piece.text;
  const isActive = active !== undefined && piece.keys.includes(active);
  if (!isActive && piece.keys.includes(excludedKey))
    return (
      <s title={evidence.notCounted} className="text-muted decoration-warning decoration-2">
        {piece.text}
      </s>
    );
  const selection = piece.keys.map(selectionOf).find((one) => one !== undefined);
  return (
    <mark
      data-active={isActive || undefined}
      onClick={() => selection && onSelect(selection)}
      className={classNames(
        'cursor-pointer rounded-[2px] box-decoration-clone text-base-content',
        isActive
          ? 'bg-marker font-medium ring-2 ring-marker'
          : 'bg-marker-soft underline decoration-marker-ink/60 decoration-1 underline-offset-4 hover:bg-marker',
      )}
    >
      {piece.text}
    </mark>
  );
}

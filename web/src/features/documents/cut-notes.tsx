import type { Resume } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';

/** The parts of a document that were left out because of a limit. */
export function CutNotes({ cuts }: { cuts: Resume['cuts'] }) {
  const texts = useTexts();
  return cuts.map((cut) => (
    <p key={cut.what} className="mt-1 text-xs text-warning">
      {texts.cuts[cut.what](cut.limit)}
    </p>
  ));
}

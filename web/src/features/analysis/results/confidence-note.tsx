import type { Confidence } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reasonText } from './confidence-text.ts';

/** Why a score can be relied on less, in sentences; nothing where it can be relied on, or where that is not known. */
export function ConfidenceNote({ confidence }: { confidence: Confidence | null }) {
  const texts = useTexts();
  if (!confidence || confidence.level === 'high') return null;
  const { level, judged, requirements, reasons } = confidence;
  return (
    <Notice tone={level === 'low' ? 'warning' : 'info'}>
      <h3>{texts.confidence.levels[level]}: {texts.confidence.title[level]}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-4">
        {reasons.map((reason) => <li key={JSON.stringify(reason)}>{reasonText(reason, texts)}</li>)}
      </ul>
      <p className="mt-1 text-muted">{texts.confidence.judged(judged, requirements)}</p>
    </Notice>
  );
}

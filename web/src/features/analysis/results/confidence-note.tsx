import { type Confidence, confidenceSentences } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The reasons for medium or low confidence in a score. Nothing shows for high or unknown confidence. */
export function ConfidenceNote({ confidence }: { confidence: Confidence | null }) {
  const texts = useTexts();
  if (!confidence || confidence.level === 'high') return null;
  const { levels, title } = texts.confidence;
  return (
    <Notice tone={confidence.level === 'low' ? 'warning' : 'info'}>
      <h3>
        {levels[confidence.level]}: {title[confidence.level]}
      </h3>
      <ul className="mt-1 grid list-disc gap-1 pl-4">
        {confidenceSentences(confidence, texts).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

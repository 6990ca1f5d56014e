import type { Candidate, Warning } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { Notice } from '../../../ui/notice.tsx';

const shownPassages = 3;

/** Passages of the resume that were left out of the score. */
export function Warnings({ warnings }: { warnings: Candidate['warnings'] }) {
  const texts = useTexts();
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      <h3>{texts.warnings.title}</h3>
      <p>{texts.warnings.text}</p>
      <ul className="mt-2 grid gap-2">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            <WarningPassages warning={warning} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function WarningPassages({ warning }: { warning: Warning }) {
  const { warnings, quoted } = useTexts();
  const more = warning.passages.length - shownPassages;
  return (
    <>
      <p className="font-medium">{warnings.kinds[warning.kind]}</p>
      {warning.passages.slice(0, shownPassages).map((passage, index) => (
        <p key={index} className="text-muted">
          <span className="line-clamp-2 inline">
            {quoted(passage.text.length > 240 ? `${passage.text.slice(0, 240)}…` : passage.text)}
          </span>
          {passage.reason && ` (${warnings.reasons[passage.reason] ?? passage.reason})`}
        </p>
      ))}
      {more > 0 && <p className="text-muted">{warnings.more(more)}</p>}
    </>
  );
}

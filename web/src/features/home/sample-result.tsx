import { CircleCheck, CircleDashed, Contrast } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ScoreRing } from '../../ui/score.tsx';

const marks: Record<string, { icon: typeof CircleCheck; ink: string }> = {
  met: { icon: CircleCheck, ink: 'text-success' },
  partial: { icon: Contrast, ink: 'text-warning' },
  missing: { icon: CircleDashed, ink: 'text-error' },
};

/** The product's own parts with an invented candidate, in place of a picture. */
export function SampleResult() {
  const { home, results, evidence } = useTexts();
  const { sample } = home;
  return (
    <figure className="min-w-0">
      <div className="sheet overflow-hidden shadow-sheet">
        <div className="flex items-center gap-4 border-b border-base-300 p-4 sm:p-5">
          <ScoreRing score={78} label={results.scored(78)} size={64} />
          <div className="min-w-0">
            <p className="font-display text-xl font-medium">{sample.candidate}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">{sample.job} · <span className="font-semibold text-score-emerald">{results.bands.emerald}</span><Badge tone="accent">{sample.translated}</Badge></p>
          </div>
        </div>
        <div className="grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ul className="divide-y divide-base-300">
            {sample.requirements.map((requirement, index) => {
              const { icon: Icon, ink } = marks[requirement.verdict] ?? { icon: CircleDashed, ink: '' };
              const verdict = requirement.verdict === 'met' || requirement.verdict === 'partial' ? evidence.verdicts[requirement.verdict] : evidence.verdicts.missing;
              return (
                <li key={requirement.text} className={`flex items-start gap-2.5 border-l-[3px] px-4 py-2.5 text-sm ${index === 0 ? 'border-l-primary bg-primary/5' : 'border-l-transparent'}`}>
                  <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${ink}`} />
                  <span><span className="block font-medium">{requirement.text}</span><span className={`text-xs font-semibold ${ink}`}>{verdict}</span></span>
                </li>
              );
            })}
          </ul>
          <div className="grid content-start gap-3 border-t border-base-300 p-4 text-sm sm:border-t-0 sm:border-l">
            {sample.english.map((line, index) => (
              <div key={line}>
                <p lang="es" className="text-muted">{index === 1 ? <Marked>{sample.original[index]}</Marked> : sample.original[index]}</p>
                <p lang="en">{index === 1 ? <Marked>{line}</Marked> : line}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{sample.evidence}. {home.sampleNote}</figcaption>
    </figure>
  );
}

function Marked({ children }: { children: string | undefined }) {
  return <mark className="rounded-[2px] bg-marker box-decoration-clone text-base-content">{children}</mark>;
}

import { type Candidate, provenanceSentence, textsIn } from '@cotejo/contract';
import { useState } from 'react';
import { minuteText } from '../../../lib/dates.ts';
import { useTexts } from '../../../texts/index.tsx';
import { ConfidenceBadge } from '../../../ui/confidence-badge.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { ScoreRing } from '../../../ui/score.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { MaskedCandidate } from '../../blind/masked.tsx';
import { EvidenceView } from '../evidence/evidence-view.tsx';
import type { Focus } from '../evidence/passages.ts';
import { LanguageBadge } from '../../documents/language-badge.tsx';
import { Arithmetic } from './arithmetic.tsx';
import { ConfidenceNote } from './confidence-note.tsx';
import { OpenRequirements } from './open-requirements.tsx';
import { Points } from './points.tsx';
import { Provenance } from './provenance.tsx';
import { ScoreWord } from './score-word.tsx';
import { Warnings } from './warnings.tsx';

type View = 'default' | 'technical' | 'experience';
const views: View[] = ['default', 'technical', 'experience'];

/** The summary of a view. As specified, the technical and the experience view fall back to the default summary. */
function summaryOf(candidate: Candidate, view: View): string {
  if (view === 'technical') return candidate.technicalSummary || candidate.summary;
  return (view === 'experience' && candidate.experienceSummary) || candidate.summary;
}

type Props = { candidate: Candidate; focus: Focus | undefined };

export function CandidateView({ candidate: analyzed, focus }: Props) {
  const texts = useTexts();
  const { results } = texts;
  const candidate = textsIn(texts, analyzed);
  const [view, setView] = useState<View>('default');
  return (
    <div className="grid grid-cols-1 gap-8">
      <MaskedCandidate candidate={candidate} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <CandidateHeader candidate={candidate} />
        <SelectField
          label={results.view}
          value={view}
          onChange={(event) => setView(views.find((one) => one === event.target.value) ?? 'default')}
          className="lg:w-56"
        >
          {views.map((one) => (
            <option key={one} value={one}>
              {results.views[one]}
            </option>
          ))}
        </SelectField>
        <p className="max-w-[72ch] text-base whitespace-pre-line lg:col-span-2">{summaryOf(candidate, view)}</p>
      </div>
      <ConfidenceNote confidence={candidate.confidence} />
      <Warnings warnings={candidate.warnings} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Points
          title={results.strengths}
          points={candidate.keyStrengths}
          tone="strength"
          alone={candidate.areasForConsideration.length === 0}
        />
        {candidate.areasForConsideration.length > 0 && (
          <Points
            title={results.considerations}
            points={candidate.areasForConsideration}
            tone="consideration"
            alone={candidate.keyStrengths.length === 0}
          />
        )}
      </div>
      <EvidenceView key={focus?.wish} candidate={candidate} focus={focus} />
      <div className="grid gap-2">
        <Arithmetic candidate={candidate} />
        <OpenRequirements candidate={candidate} />
        <Provenance candidate={candidate} />
      </div>
    </div>
  );
}

function CandidateHeader({ candidate }: { candidate: Candidate }) {
  const texts = useTexts();
  const { results } = texts;
  return (
    <div className="flex min-w-0 items-start gap-4 sm:items-center">
      <Tooltip stop text={results.scored(candidate.matchScore)}>
        <ScoreRing score={candidate.matchScore} label={results.scored(candidate.matchScore)} />
      </Tooltip>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-display text-2xl font-medium">{candidate.name}</h3>
          <LanguageBadge language={candidate.language} isTranslated={candidate.isTranslated} />
          <ConfidenceBadge level={candidate.confidence?.level ?? null} texts={texts.confidence.levels} />
        </div>
        <p className="text-sm">
          <ScoreWord score={candidate.matchScore} counts={candidate} />{' '}
          <span className="wrap-anywhere text-muted">
            · {candidate.originalFileName} · {results.analyzedOn(minuteText(candidate.createdAt))}
          </span>
        </p>
        <p className="text-sm text-muted">
          {[
            provenanceSentence(candidate, texts),
            candidate.confidence?.level === 'high' && texts.confidence.levels.high,
          ]
            .filter(Boolean)
            .join('; ')}
        </p>
      </div>
    </div>
  );
}

import { type Candidate, correctedText, type Correction, type JudgedRequirement, limits } from '@cotejo/contract';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { minuteText } from '../../../lib/dates.ts';
import { useTexts } from '../../../texts/index.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusWhenShown } from '../../../ui/focus-when-shown.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts.ts';
import { useCorrection } from './use-correction.ts';

type Props = { candidate: Candidate; requirement: JudgedRequirement };
const verdicts = ['met', 'partial', 'missing'] as const;

const correctionOf = ({ corrections }: Candidate, { id }: JudgedRequirement): Correction | undefined =>
  corrections.find(({ fits, requirementId }) => fits && requirementId === id);

/** What a recruiter has said of a requirement, beside what was found. */
export function CorrectionMade({ candidate, requirement }: Props) {
  const sentence = correctedText(useTexts(), requirement);
  const made = correctionOf(candidate, requirement);
  if (!sentence) return null;
  return (
    <div className="mt-2 pl-6.5 text-xs text-muted">
      <p>{sentence}</p>
      {made && <Made correction={made} />}
    </div>
  );
}

function Made({ correction }: { correction: Correction }) {
  const { correction: texts } = useTexts();
  return (
    <>
      <p className="mt-0.5 wrap-anywhere">{correction.reason}</p>
      <p className="wrap-anywhere">
        {texts.by(correction.author?.name ?? texts.somebody, minuteText(correction.correctedAt))}
      </p>
    </>
  );
}

/** Scrolls the form into view with its buttons, as the focus brings its field alone. */
const shownWhole = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' });

/** The form for a recruiter's verdict and its reason. */
export function CorrectionForm({ candidate, requirement, onDone }: Props & { onDone: () => void }) {
  const { correction: texts, evidence, forms } = useTexts();
  const made = correctionOf(candidate, requirement);
  const reasonId = useId();
  const { verdict, reason, put, drop } = useCorrectionDraft(candidate, requirement, made);
  const change = useCorrection(candidate);
  const end = () => {
    drop();
    onDone();
  };
  const send = (input?: Parameters<typeof change.mutate>[0]['input']) =>
    change.mutate({ requirementId: requirement.id, ...(input && { input }) }, { onSuccess: end });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim()) send({ verdict, reason, seen: made?.correctedAt ?? null });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The page would close the candidate as well.
    event.preventDefault();
    onDone();
  };
  return (
    <form
      ref={shownWhole}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      className="mt-2 ml-6.5 grid gap-2 rounded-box border border-base-300 bg-base-100 p-3"
    >
      <Segments
        label={texts.verdict}
        selected={verdict}
        options={verdicts.map((key) => ({ key, text: evidence.verdicts[key] }))}
        onSelect={(next) => put({ verdict: next, reason })}
      />
      <label htmlFor={reasonId} className="text-xs font-medium">
        {texts.reason}
      </label>
      <textarea
        id={reasonId}
        ref={focusWhenShown}
        required
        rows={2}
        maxLength={limits.noteMaximum}
        placeholder={texts.reasonHint}
        value={reason}
        onChange={(event) => put({ verdict, reason: event.target.value })}
        className="textarea w-full border-base-content/50 text-sm placeholder:text-muted"
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={change.isPending}>
          {change.isPending ? texts.saving : texts.save}
        </Button>
        {made && (
          <Button size="small" disabled={change.isPending} onClick={() => send()}>
            {texts.takeBack}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={end}>
          {forms.cancel}
        </Button>
      </span>
    </form>
  );
}

/**
 * What is typed of a correction. It waits in the tab while the form is closed or the session has ended; Cancel gives it
 * up.
 */
function useCorrectionDraft(
  { analysisId }: Candidate,
  { id, verdict }: JudgedRequirement,
  made: Correction | undefined,
) {
  const name = `correction ${analysisId} ${id}`;
  const begun = { verdict, reason: made?.reason ?? '' };
  const [typed, setTyped] = useState(() => {
    const draft = readDraft(name)?.values;
    return {
      verdict: verdicts.find((one) => one === draft?.['verdict']) ?? begun.verdict,
      reason: String(draft?.['reason'] ?? begun.reason),
    };
  });
  const put = (next: typeof typed) => {
    setTyped(next);
    keepDraft(name, next, begun);
  };
  return { ...typed, put, drop: () => dropDraft(name) };
}

/** Corrections whose requirement is gone or reads differently, so that somebody looks at them. */
export function CorrectionsToReview({ candidate }: { candidate: Candidate }) {
  const { correction: texts, evidence } = useTexts();
  const change = useCorrection(candidate);
  const left = candidate.corrections.filter(({ fits }) => !fits);
  if (left.length === 0) return null;
  return (
    <Notice>
      <p className="font-medium">{texts.review}</p>
      <p>{texts.reviewText}</p>
      <ul className="mt-2 grid gap-2">
        {left.map((one) => (
          <li key={`${one.jobDescriptionId} ${one.requirementId}`} className="wrap-anywhere">
            <p>{texts.line(one.requirement, evidence.verdicts[one.verdict])}</p>
            <Made correction={one} />
            <Button
              size="small"
              className="mt-1"
              disabled={change.isPending}
              onClick={() =>
                change.mutate({ requirementId: one.requirementId, jobDescriptionId: one.jobDescriptionId })
              }
            >
              {texts.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import type { Trial, TrialStep } from '@cotejo/contract';
import { Play } from 'lucide-react';
import { failureText } from '../../lib/api-client.ts';
import { say, useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Problem } from '../../ui/states.tsx';
import { inTime, TrialStage } from './trial-stage.tsx';
import { useTrial } from './use-trial.ts';

const parts = ['job', 'resume', 'match'] as const;

/** Runs two built-in documents through all stages, and shows which plugin did what, and how fast. */
export function TrialCard() {
  const texts = useTexts();
  const {
    plugins: { trial: words, stages },
    frame,
  } = texts;
  const { trial, start, isRunning, error } = useTrial();
  const current = isRunning ? trial?.steps.findLast(({ state }) => state === 'running') : undefined;
  return (
    <Card
      title={words.title}
      hint={words.text}
      actions={
        <Button variant="primary" icon={Play} busy={isRunning} onClick={start}>
          {isRunning ? words.running : trial ? words.again : words.start}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {current ? words.now(stages[current.stage]) : ''}
      </p>
      <div className="grid grid-cols-1 gap-6">
        {trial && trial.steps.length > 0 && (
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-3">
            {parts.map((part) => (
              <Part
                key={part}
                title={words.parts[part]}
                steps={trial.steps.filter((step) => step.part === part)}
                isRunning={isRunning}
              />
            ))}
          </div>
        )}
        {error && (
          <Problem text={say(texts, failureText(error, words.failed))} retryLabel={frame.retry} onRetry={start} />
        )}
        {trial?.state === 'ended' && <Outcome trial={trial} />}
      </div>
    </Card>
  );
}

function Part({ title, steps, isRunning }: { title: string; steps: TrialStep[]; isRunning: boolean }) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-3 text-sm">{title}</h3>
      <ol className="grid grid-cols-1">
        {steps.map((step) => (
          <TrialStage key={step.stage} step={step} isRunning={isRunning} />
        ))}
      </ol>
    </section>
  );
}

function Outcome({ trial: { steps, milliseconds } }: { trial: Trial }) {
  const {
    plugins: { trial: words },
    language,
  } = useTexts();
  const time = inTime(milliseconds, language.locale);
  return steps.some(({ state }) => state === 'failed') ? (
    <Notice tone="error">
      <p role="status">{words.endedBadly(time)}</p>
    </Notice>
  ) : (
    <Notice>
      <p role="status">{words.ended(time)}</p>
    </Notice>
  );
}

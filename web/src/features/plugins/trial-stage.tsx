import type { TrialStep } from '@cotejo/contract';
import { CircleCheck, CircleX, CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/index.tsx';

/** A duration for people: milliseconds below one second, seconds above. */
export function inTime(milliseconds: number, locale: string): string {
  return milliseconds < 1000
    ? `${milliseconds} ms`
    : `${(milliseconds / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

/** A stage of the trial: its state, its time, the plugin that did it, those that could not, and its result. */
export function TrialStage({ step, isRunning }: { step: TrialStep; isRunning: boolean }) {
  const {
    plugins: { stages, trial: words },
    language,
  } = useTexts();
  const { stage, state, record } = step;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-sm not-last:pb-4">
      <span className="flex flex-col items-center gap-1 pt-0.5" aria-hidden="true">
        <Mark state={state} isRunning={isRunning} />
        <span className="w-px flex-1 bg-base-300 in-[li:last-child]:hidden" />
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-medium">{stages[stage]}</span>
          <span className="text-muted tabular-nums">
            {record ? inTime(record.milliseconds, language.locale) : state === 'running' && isRunning && words.atWork}
          </span>
        </p>
        {record && <Doer record={record} />}
        <Failures step={step} />
        <Result step={step}>{!isRunning && isPicture(step) && words.picture}</Result>
      </div>
    </li>
  );
}

/** Whether the resume has no text of its own, as it is a picture that OCR has to read. */
const isPicture = ({ part, stage, state, result }: TrialStep): boolean =>
  part === 'resume' && stage === 'extract' && state === 'done' && result.length === 0;

/** The plugins that could not do the stage, and why nobody did it. */
function Failures({ step: { record, failure } }: { step: TrialStep }) {
  const words = useTexts().plugins.trial;
  const nobody: Record<string, string> = { 'all-failed': words.nobody, 'no-plugin': words.none };
  return (
    <>
      {(record?.fallbacks ?? failure?.tried ?? []).map(({ plugin, reason }) => (
        <p key={plugin} className="flex items-start gap-1 text-warning">
          <CornerDownRight size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          {words.could(plugin, words.reasons[reason] ?? reason)}
        </p>
      ))}
      {failure && <p className="font-medium text-error">{nobody[failure.reason] ?? words.refused(failure.reason)}</p>}
    </>
  );
}

function Mark({ state, isRunning }: { state: TrialStep['state']; isRunning: boolean }) {
  if (state === 'done') return <CircleCheck size={16} className="shrink-0 text-success" />;
  if (state === 'failed') return <CircleX size={16} className="shrink-0 text-error" />;
  return (
    <span
      className={
        isRunning
          ? 'loading loading-spinner loading-xs shrink-0 text-primary'
          : 'size-4 shrink-0 rounded-full border border-base-300'
      }
    />
  );
}

function Doer({ record: { plugin, version, model, usage, beside } }: { record: NonNullable<TrialStep['record']> }) {
  const {
    plugins: { trial: words },
    language,
  } = useTexts();
  const parts = [
    words.by(plugin, version),
    model?.name,
    usage && words.usage(usage.calls, (usage.inputTokens + usage.outputTokens).toLocaleString(language.locale)),
    beside?.length && words.beside(beside.map((other) => other.plugin).join(', ')),
  ];
  return <p className="wrap-anywhere text-muted">{parts.filter(Boolean).join(' · ')}</p>;
}

/** The result of a stage; `children` shows where there is none. */
function Result({ step: { part, stage, result }, children }: { step: TrialStep; children: ReactNode }) {
  const {
    plugins: { trial: words },
    language,
  } = useTexts();
  const [first, ...rest] = result;
  const quote = 'mt-0.5 rounded-field bg-base-200 px-2.5 py-1.5 wrap-anywhere';
  if (first === undefined) return children ? <p className={`${quote} text-muted`}>{children}</p> : null;
  if (stage === 'detect-language')
    return <p className={quote}>{new Intl.DisplayNames(language.locale, { type: 'language' }).of(first)}</p>;
  if (stage === 'score') return <p className={`${quote} text-lg font-semibold tabular-nums`}>{words.score(first)}</p>;
  if (stage === 'translate')
    return (
      <div className={`${quote} grid gap-1`}>
        <p lang="es" className="text-muted">
          {first}
        </p>
        <p lang="en">{rest[0]}</p>
      </div>
    );
  if (stage === 'read-job')
    return (
      <div lang="en" className={quote}>
        <p className="font-medium">{first}</p>
        <ul className="list-disc pl-4">
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div lang={part === 'resume' ? 'es' : 'en'} className={quote}>
      {result.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

import { type Candidate, type JudgedRequirement, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../../texts/index.tsx';
import { classNames } from '../../../ui/class-names.ts';

const fills: Record<JudgedRequirement['verdict'], string> = {
  met: 'bg-success',
  partial: 'bg-warning',
  missing: 'bg-error',
};

/** A bar that is not met at all shows a little of its color too. */
const heightOf = ({ degree }: JudgedRequirement): string => `${Math.max(degree * 100, 4)}%`;

type Props = { candidate: Candidate; selectedId: string | undefined; onSelect: (requirementId: string) => void };

/**
 * A bar for each requirement. The width shows the most points that it can earn, the filled part how far it is met.
 * Hidden from screen readers, as the list below says the same in words.
 */
export function CoverageChart({ candidate: { requirements, arithmetic }, selectedId, onSelect }: Props) {
  const texts = useTexts();
  const { evidence } = texts;
  const met = requirements.filter((requirement) => requirement.verdict === 'met').length;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="font-medium">{evidence.share(met, requirements.length)}</p>
        <p className="text-xs text-muted">{evidence.legend}</p>
      </div>
      <div aria-hidden="true" className="flex h-9 items-stretch gap-0.5">
        {requirements.map((requirement) => (
          <div
            key={requirement.id}
            title={wordingIn(texts, requirement)}
            onClick={() => onSelect(requirement.id)}
            style={{ flexGrow: arithmetic.find((line) => line.id === requirement.id)?.maxPoints ?? requirement.weight }}
            className={classNames(
              'flex min-w-1 basis-0 cursor-pointer flex-col justify-end overflow-hidden rounded-[3px] bg-base-300',
              requirement.id === selectedId && 'outline-2 outline-offset-1 outline-base-content',
            )}
          >
            <div className={fills[requirement.verdict]} style={{ height: heightOf(requirement) }} />
          </div>
        ))}
      </div>
    </div>
  );
}

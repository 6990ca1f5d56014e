import { type Rubric, type RubricVersion, wordingIn } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/states.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { rubricVersionsQuery } from './queries.ts';
import { useRubricRestore } from './use-rubric-change.ts';
import { RubricChanges, VersionHead } from './version.tsx';

type Props = { rubric: Rubric; analyzed: boolean; disabled: boolean; onRestored: () => void };

/** The versions of the requirements: who made each, when, what changed, and the way back to it. */
export function RubricHistory({ rubric: present, analyzed, disabled, onRestored }: Props) {
  const { rubric } = useTexts();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...rubricVersionsQuery(present.jobDescriptionId), enabled: open });
  const restore = useRubricRestore(present, { analyzed, onRestored });
  const { data } = query;
  const held = disabled || restore.isPending;
  return (
    <Disclosure title={rubric.history} onOpen={() => setOpen(true)}>
      {query.isError && <LoadProblem text={rubric.loadFailed} queries={[query]} />}
      {!data && !query.isError && <Skeleton className="h-16" />}
      {data && (
        <ol className="grid grid-cols-1 divide-y divide-base-300">
          {data.map((version) => (
            <li key={version.version} className="grid grid-cols-1 gap-x-4 gap-y-2 py-3 text-sm sm:grid-cols-[1fr_auto]">
              <div className="min-w-0">
                <VersionHead version={version} />
                <RubricChanges changes={version.changes} />
                <Requirements version={version} />
              </div>
              {version.isRestorable && (
                <Button
                  size="small"
                  icon={RotateCcw}
                  className="justify-self-start"
                  aria-label={rubric.restoreVersion(version.version)}
                  aria-disabled={held || undefined}
                  onClick={() => {
                    if (!held) restore.mutate(version.version);
                  }}
                >
                  {rubric.restore}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

/** What a version asks for, to be looked at before one goes back to it. */
function Requirements({ version: { requirements } }: { version: RubricVersion }) {
  const texts = useTexts();
  const { rubric, evidence, language } = texts;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-muted">{rubric.itsRequirements}</summary>
      <ul className="mt-1 grid grid-cols-1 gap-1">
        {requirements.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            <span className={classNames(!one.active && 'text-muted line-through')}>{wordingIn(texts, one)}</span>{' '}
            <span className="text-muted tabular-nums">
              · {one.active ? (one.must ? evidence.must : evidence.nice) : rubric.sections.off} ·{' '}
              {one.weight.toLocaleString(language.locale, { maximumFractionDigits: 2 })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { type RubricChange, type RubricVersion, wordingIn } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns';
import { useState } from 'react';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { rubricVersionsQuery } from './queries.ts';

/** The versions of the requirements: who made each, when, and what changed. */
export function RubricHistory({ jobDescriptionId }: { jobDescriptionId: number }) {
  const { rubric } = useTexts();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...rubricVersionsQuery(jobDescriptionId), enabled: open });
  const { data } = query;
  return (
    <Disclosure title={rubric.history} onOpen={() => setOpen(true)}>
      {query.isError && <LoadProblem text={rubric.loadFailed} queries={[query]} />}
      {!data && !query.isError && <Skeleton className="h-16" />}
      {data && (
        <ol className="grid grid-cols-1 gap-3">
          {data.map((version) => (
            <li key={version.version}>
              <Version version={version} />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function Version({ version: { version, changedBy, createdAt, changes } }: { version: RubricVersion }) {
  const texts = useTexts();
  const { rubric } = texts;
  const author = version === 1 ? rubric.read : (changedBy?.name ?? rubric.somebody);
  return (
    <div className="text-sm">
      <p>
        <span className="font-semibold">{rubric.version(version)}</span>{' '}
        <span className="wrap-anywhere text-muted">
          · {author} · {format(createdAt, 'dd/MM/yyyy HH:mm')}
        </span>
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change, index) => (
            <li key={index} className="wrap-anywhere">
              {changeSentence(change, texts)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What one change of the requirements did, as a sentence. */
export function changeSentence(change: RubricChange, texts: Texts): string {
  const { rubric, language } = texts;
  const number = (value: number) => value.toLocaleString(language.locale, { maximumFractionDigits: 2 });
  const wording = wordingIn(texts, change);
  if (change.what === 'weight') return rubric.weighed(wording, number(change.from), number(change.to));
  if (change.what === 'share') return rubric.sharesChanged(wording, number(change.from * 100), number(change.to * 100));
  return rubric.changes[change.what](wording);
}

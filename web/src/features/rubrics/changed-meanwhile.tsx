import type { Rubric } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rubricVersionsQuery } from './queries.ts';
import { VersionHead, RubricChanges } from './version.tsx';

/** Says that somebody else has changed the rubric under a form, and who changed what since the form's version. */
export function ChangedMeanwhile({ rubric: { jobDescriptionId }, since }: { rubric: Rubric; since: number }) {
  const { rubric } = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, [since]);
  const { data = [] } = useQuery(rubricVersionsQuery(jobDescriptionId));
  return (
    <div ref={notice} role="alert">
      <Notice tone="warning">
        <p>{rubric.changedMeanwhile}</p>
        {data
          .filter(({ version }) => version > since)
          .map((version) => (
            <div key={version.version} className="mt-2">
              <VersionHead version={version} />
              <RubricChanges changes={version.changes} />
            </div>
          ))}
      </Notice>
    </div>
  );
}

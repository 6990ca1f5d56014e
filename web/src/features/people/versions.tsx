import type { Person, PersonsResume, ResumeChanges } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText, UserX } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SkeletonBlocks } from '../../ui/states.tsx';
import { LoadProblem } from '../messages/load-problem.tsx';
import { useOpenFile } from '../messages/use-open-file.ts';
import { datesText } from './dates-text.ts';
import { ReadFacts } from './read-facts.tsx';
import { changesQuery } from './queries.ts';
import { usePersonChange } from './use-person-change.ts';

/** The resumes of a person as versions, each with what changed since the one before. */
export function Versions({ person }: { person: Person }) {
  const { persons } = useTexts();
  const versions = person.resumes.filter(({ sameAs }) => sameAs === null);
  return (
    <Card title={persons.versions} hint={person.resumes.length > 0 ? persons.versionsHint : persons.noVersions}>
      <ol className="grid gap-4">
        {versions.map((resume, at) => (
          <li key={resume.id} className="grid grid-cols-1 gap-2">
            <Version person={person} resume={resume} canSeparate={versions.length > 1 || person.imported} />
            <ReadFacts personId={person.id} resumeId={resume.id} />
            {at < versions.length - 1 && <Changes id={person.id} resumeId={resume.id} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

type VersionProps = { person: Person; resume: PersonsResume; canSeparate: boolean };

function Version({ person, resume, canSeparate }: VersionProps) {
  const { persons } = useTexts();
  const { id: resumeId, originalFileName, name, createdAt } = resume;
  const file = useOpenFile();
  const change = usePersonChange(person.id);
  const copies = person.resumes.filter(({ sameAs }) => sameAs === resumeId);
  const otherNames = new Set(copies.map((copy) => copy.originalFileName).filter((one) => one !== originalFileName));
  const separate = () =>
    change.mutate(() => call('POST /api/people/:id/separate', { params: { id: person.id }, input: { resumeId } }));
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{originalFileName}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {[dayText(createdAt), name, ...otherNames].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!person.masked && (
        <IconButton
          icon={FileText}
          label={persons.open(originalFileName)}
          onClick={() => file.mutate(['GET /api/resume-file/:resumeId', { resumeId }])}
        />
      )}
      {canSeparate && (
        <IconButton icon={UserX} label={persons.separate} disabled={change.isPending} onClick={separate} />
      )}
    </div>
  );
}

function Changes({ id, resumeId }: { id: number; resumeId: number }) {
  const { persons } = useTexts();
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...changesQuery(id, resumeId), enabled: opened });
  return (
    <Disclosure title={persons.changes} onOpen={() => setOpened(true)}>
      {query.isLoadingError && <LoadProblem text={persons.loadFailed} queries={[query]} />}
      {opened && query.isPending && <SkeletonBlocks heights={['h-16']} />}
      {query.data && <Compared changes={query.data.changes} />}
    </Disclosure>
  );
}

function Compared({ changes }: { changes: ResumeChanges['changes'] }) {
  const { persons } = useTexts();
  if (!changes) return <p className="text-sm text-muted">{persons.notCompared}</p>;
  const { positions, skillsAdded, skillsRemoved } = changes;
  if (positions.length + skillsAdded.length + skillsRemoved.length === 0)
    return <p className="text-sm text-muted">{persons.noChanges}</p>;
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <ul className="grid gap-2 empty:hidden">
        {positions.map((position, at) => (
          <ChangedPosition key={at} position={position} />
        ))}
      </ul>
      {skillsAdded.length > 0 && <Skills title={persons.skillsAdded} skills={skillsAdded} />}
      {skillsRemoved.length > 0 && <Skills title={persons.skillsRemoved} skills={skillsRemoved} />}
    </div>
  );
}

type Position = NonNullable<ResumeChanges['changes']>['positions'][number];

function ChangedPosition({ position }: { position: Position }) {
  const { persons } = useTexts();
  const { title, titleBefore, employer, before, after, stretched } = position;
  const kind = before ? (after ? persons.dates : persons.went) : persons.came;
  const said = [before, after].flatMap((dates) => (dates ? [datesText(dates, persons.now)] : []));
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 wrap-anywhere">{[title, employer].filter(Boolean).join(', ')}</span>
      <span className="text-muted tabular-nums">{[...new Set(said)].join(' → ')}</span>
      {titleBefore && <Badge>{persons.titleBefore(titleBefore)}</Badge>}
      {(said[0] !== said[1] || !titleBefore) && (
        <Badge tone={stretched ? 'warning' : 'plain'}>{stretched ? persons.stretched : kind}</Badge>
      )}
    </li>
  );
}

function Skills({ title, skills }: { title: string; skills: string[] }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">{title}:</span> {skills.join(', ')}
    </p>
  );
}

import type { Person } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonBlocks } from '../../ui/states.tsx';
import { Notes, type NoteCalls } from '../notes/notes.tsx';
import { failedToShow, NoSuchPage, PageProblem } from '../pages/page-problem.tsx';
import { CandidacyLine } from './candidacy-line.tsx';
import { Consent } from './consent.tsx';
import { Contacts } from './contacts.tsx';
import { PersonHead } from './person-head.tsx';
import { personQuery } from './queries.ts';
import { Same } from './same.tsx';
import { Tags } from './tags.tsx';
import { Versions } from './versions.tsx';
import { BackToPeople } from './back-to-people.tsx';

/** A person with everything that is known. Without an id it says that there is no such person. */
export function PersonPage({ personId }: { personId: number | undefined }) {
  const { persons } = useTexts();
  return personId === undefined ? (
    <NoSuchPage text={persons.invalidId} back={<BackToPeople />} />
  ) : (
    <Loaded id={personId} />
  );
}

function Loaded({ id }: { id: number }) {
  const { persons, product } = useTexts();
  const query = useQuery(personQuery(id));
  const failed = failedToShow([query]);
  if (failed.length)
    return <PageProblem title={persons.title} failed={failed} missing={persons.missing} back={<BackToPeople />} />;
  if (query.data) return <Shown person={query.data} />;
  return (
    <div role="status" aria-label={persons.loading} className="page py-8">
      <title>{`${persons.title} · ${product}`}</title>
      <h1 className="sr-only">{persons.title}</h1>
      <SkeletonBlocks heights={['h-12', 'h-40', 'h-64']} />
    </div>
  );
}

function Shown({ person }: { person: Person }) {
  const { persons, product, notes } = useTexts();
  return (
    <div className="page py-8">
      <title>{`${person.name} · ${product}`}</title>
      <BackToPeople />
      <PersonHead person={person} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Same person={person} />
          <Versions person={person} />
          <Card title={persons.candidacies}>
            {person.candidacies.length === 0 && <p className="text-sm text-muted">{persons.noCandidacies}</p>}
            <ul className="grid gap-2">
              {person.candidacies.map((candidacy) => (
                <CandidacyLine key={candidacy.id} candidacy={candidacy} />
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {!person.masked && <Contacts person={person} />}
          <Tags person={person} />
          <Consent person={person} />
          <Card title={notes.title}>
            <Notes calls={noteCalls(person.id)} notes={person.notes} />
          </Card>
        </div>
      </div>
    </div>
  );
}

const noteCalls = (id: number): NoteCalls => ({
  queryKey: personQuery(id).queryKey,
  add: (text) => call('POST /api/people/:id/notes', { params: { id }, input: { text } }),
  change: (noteId, text) =>
    call('PUT /api/people/:id/notes/:personNoteId', { params: { id, personNoteId: noteId }, input: { text } }),
  remove: (noteId) => call('DELETE /api/people/:id/notes/:personNoteId', { params: { id, personNoteId: noteId } }),
});

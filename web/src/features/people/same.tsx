import type { Person, PersonsJoin, PersonsPair, SameReason } from '@cotejo/contract';
import { call } from '../../lib/api-client.ts';
import { dayText } from '../../lib/dates.ts';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePersonChange } from './use-person-change.ts';
import { PersonLink } from '../pool/person-link.tsx';

/** Who else may be this person or is kept apart, and what was joined; each can be undone. */
export function Same({ person }: { person: Person }) {
  const { persons } = useTexts();
  const suggested = person.pairs.filter(({ state }) => state === 'suggested');
  const apart = person.pairs.filter(({ state }) => state === 'apart');
  if (person.pairs.length + person.joins.length === 0) return null;
  return (
    <Card title={suggested.length > 0 ? persons.same : person.joins.length > 0 ? persons.joined : persons.apart}>
      <ul className="grid gap-3">
        {[...suggested, ...apart].map((pair) => (
          <Pair key={pair.person.id} person={person} pair={pair} />
        ))}
        {person.joins.map((join) => (
          <Join key={join.id} person={person} join={join} />
        ))}
      </ul>
    </Card>
  );
}

const rowClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm';

function Pair({ person: { id }, pair: { person: other, state, reasons } }: { person: Person; pair: PersonsPair }) {
  const texts = useTexts();
  const { persons } = texts;
  const change = usePersonChange(id);
  const setApart = (apart: boolean) =>
    change.mutate(() => call('PUT /api/people/:id/apart', { params: { id }, input: { otherId: other.id, apart } }));
  const join = () =>
    change.mutate(() => call('POST /api/people/:id/join', { params: { id }, input: { otherId: other.id } }));
  return (
    <li className={rowClass}>
      <span className="min-w-0 wrap-anywhere">
        <PersonLink person={other} />
        <span className="block text-muted">
          {[state === 'apart' ? persons.apart : '', inWords(reasons, texts)].filter(Boolean).join(': ')}
        </span>
      </span>
      <span className="flex gap-2">
        {state === 'suggested' ? (
          <>
            <Button size="small" variant="primary" disabled={change.isPending} onClick={join}>
              {persons.join}
            </Button>
            <Button size="small" disabled={change.isPending} onClick={() => setApart(true)}>
              {persons.keepApart}
            </Button>
          </>
        ) : (
          <Button size="small" disabled={change.isPending} onClick={() => setApart(false)}>
            {persons.undo}
          </Button>
        )}
      </span>
    </li>
  );
}

function Join({ person, join }: { person: Person; join: PersonsJoin }) {
  const texts = useTexts();
  const { persons } = texts;
  const { id } = person;
  const change = usePersonChange(id);
  const [resumeId] = join.resumeIds;
  const what =
    join.otherName ?? person.resumes.find((resume) => resume.id === resumeId)?.originalFileName ?? persons.joined;
  const who = join.author ? persons.joinedBy(join.author.name) : persons.byItself;
  const undo = (resume: number) =>
    change.mutate(() => call('POST /api/people/:id/separate', { params: { id }, input: { resumeId: resume } }));
  return (
    <li className={rowClass}>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{what}</span>
        <span className="block text-muted">
          {[`${persons.joined} ${who}, ${dayText(join.createdAt)}`, inWords(join.reasons, texts)]
            .filter(Boolean)
            .join(': ')}
        </span>
      </span>
      {resumeId !== undefined && (
        <Button size="small" disabled={change.isPending} onClick={() => undo(resumeId)}>
          {persons.undoJoin}
        </Button>
      )}
    </li>
  );
}

/** Why two are, or may be, one person. */
export function inWords(reasons: SameReason[], { persons: { reasons: texts } }: Texts): string {
  const said = reasons.map((reason) => {
    if (reason.what === 'bytes') return texts.bytes;
    if (reason.what === 'name') return texts.name(...reason.names);
    if (reason.what === 'career') return texts.career(reason.employer, reason.start, reason.end);
    return texts[reason.what](reason.value);
  });
  return [...new Set(said)].join('; ');
}

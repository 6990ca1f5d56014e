import { type FoundPerson, type Understood, wordingIn } from '@cotejo/contract';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { useTexts } from '../../texts/index.tsx';
import { ScoreRing } from '../../ui/score.tsx';
import { statusText } from '../candidates/statuses.ts';
import { VerdictMark } from '../analysis/evidence/verdict-mark.tsx';
import { Submitted } from './submitted.tsx';
import { PersonLink } from './person-link.tsx';

type Verdict = FoundPerson['verdicts'][number];

/** Requirements of a person that are open to begin with: more than a question has as a rule, fewer than a role. */
const atFirst = 5;

const order: Verdict['verdict'][] = ['met', 'partial', 'missing'];

type Props = { person: FoundPerson; /** What was asked for. */ understood: Understood[]; children?: ReactNode };

/** A person who was found: score, each requirement with the lines that show it, and what else is known. */
export function FoundRow({ person, understood, children }: Props) {
  const { pool } = useTexts();
  const { personId, name, matchScore, verdicts, resume, consent, lastContactAt, submitted } = person;
  const known = [
    pool.resume(resume.originalFileName, dayText(resume.createdAt)),
    ...(lastContactAt ? [pool.lastContact(dayText(lastContactAt))] : []),
    pool.consent[consent],
  ];
  return (
    <li className="flex gap-4 py-4">
      <ScoreRing score={matchScore} size={48} label={pool.score(matchScore)} />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
          <h3>
            <PersonLink person={{ id: personId, name }} />
          </h3>
          <div className="col-start-2 row-start-1 sm:row-span-2">{children}</div>
          <p className="col-span-2 text-sm wrap-anywhere text-muted sm:col-span-1">{known.join(' · ')}</p>
        </div>
        {submitted && <Submitted submitted={submitted} />}
        <Elsewhere person={person} />
        <Verdicts verdicts={verdicts} understood={understood} />
      </div>
    </li>
  );
}

function Elsewhere({ person: { candidacies } }: { person: FoundPerson }) {
  const texts = useTexts();
  const { pool } = texts;
  const lines = candidacies.flatMap(({ id, role, client, status, updatedAt }) =>
    role && client
      ? [{ id, text: pool.elsewhere(statusText(status, texts), role.name, client.name, dayText(updatedAt)) }]
      : [],
  );
  if (lines.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {lines.slice(0, 3).map(({ id, text }) => (
        <li key={id} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What is shown comes first; of many requirements the rest stands behind a press. */
function Verdicts({ verdicts, understood }: { verdicts: Verdict[]; understood: Understood[] }) {
  const texts = useTexts();
  const { pool } = texts;
  const asked = new Map(understood.map((one) => [one.id, wordingIn(texts, one)]));
  const ordered = verdicts.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const rest = ordered.splice(atFirst);
  const lines = (some: Verdict[]) => (
    <ul className="grid gap-1.5">
      {some.map((one) => (
        <Shown key={one.requirementId} asked={asked.get(one.requirementId) ?? one.requirement} verdict={one} />
      ))}
    </ul>
  );
  return (
    <>
      {lines(ordered)}
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-primary">
            {pool.rest(rest.length)}
          </summary>
          <div className="mt-1.5">{lines(rest)}</div>
        </details>
      )}
    </>
  );
}

function Shown({ asked, verdict: { verdict, quotes } }: { asked: string; verdict: Verdict }) {
  const { pool, quoted } = useTexts();
  const [quote] = verdict === 'missing' ? [] : quotes;
  return (
    <li className="flex gap-2 text-sm">
      <span role="img" aria-label={pool.verdicts[verdict]} className="mt-0.5">
        <VerdictMark verdict={verdict} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <span className="font-medium">{asked}</span>
        {quote ? (
          <span className="ml-2 text-muted">{quoted(quote.originalText ?? quote.text)}</span>
        ) : (
          <span className="ml-2 text-muted">{pool.verdicts[verdict]}</span>
        )}
      </div>
    </li>
  );
}

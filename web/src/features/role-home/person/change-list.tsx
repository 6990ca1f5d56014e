import type { ActivityEntry, RoleChange } from '@cotejo/contract';
import { dayText, minuteText } from '../../../lib/dates.ts';
import { useTexts, type Texts } from '../../../texts/index.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { statusText } from '../../candidates/statuses.ts';
import { RecordHistoryLink } from '../../company-history/record-link.tsx';
import { RubricChanges } from '../../rubrics/version.tsx';
import { PastVerdicts } from './past-verdicts.tsx';

/** What has changed in a candidacy, who changed it and when. */
export function ChangeList({ candidacyId, entries }: { candidacyId: number; entries: ActivityEntry[] }) {
  const texts = useTexts();
  const { changes } = texts;
  return (
    <Disclosure title={changes.title}>
      {entries.length === 0 && <p className="text-sm text-muted">{changes.none}</p>}
      <ol className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="text-sm">
            <ChangeLine candidacyId={candidacyId} entry={entry} />
          </li>
        ))}
      </ol>
      <RecordHistoryLink about="candidacy" id={candidacyId} />
    </Disclosure>
  );
}

function ChangeLine({ candidacyId, entry }: { candidacyId: number; entry: ActivityEntry }) {
  const texts = useTexts();
  return (
    <>
      <p className="wrap-anywhere">{sentenceOf(entry.change, texts)}</p>
      <p className="text-xs wrap-anywhere text-muted">
        {entry.author?.name ?? texts.changes.system} · {minuteText(entry.createdAt)}
      </p>
      <Corrected change={entry.change} />
      <RubricChanges changes={entry.rubricChanges} />
      {entry.change.what === 'score' && (
        <PastVerdicts candidacyId={candidacyId} entryId={entry.id} change={entry.change} />
      )}
    </>
  );
}

/** A verdict that a recruiter corrected, and why. */
export function Corrected({ change }: { change: RoleChange }) {
  const { correction: texts, evidence } = useTexts();
  if (change.what !== 'score' || !change.correction) return null;
  const { requirement, from, to, reason } = change.correction;
  return (
    <p className="text-xs wrap-anywhere text-muted">
      {texts.change(requirement, evidence.verdicts[from], evidence.verdicts[to])}
      {'\u00a0· '}
      {reason ?? texts.takenBack}
    </p>
  );
}

/** What a change did, as a sentence. */
export function sentenceOf(change: RoleChange, texts: Texts): string {
  const { changes, candidates } = texts;
  switch (change.what) {
    case 'status':
      return changes.status(statusText(change.from, texts), statusText(change.to, texts));
    case 'salary':
      return changes.salary(change.from ?? candidates.salaryNotSet, change.to ?? candidates.salaryNotSet);
    case 'role':
      return changes.role(change.from?.name ?? changes.noRole, change.to?.name ?? changes.noRole);
    case 'score':
      return changes.score(change.from, change.to, changes.causes[change.cause]);
    case 'note':
      return changes.note;
    case 'letter':
      return letterSentence(change, texts);
    case 'answer':
      return changes.answer(changes.answers[change.to.answer], change.to.message);
    case 'rubric':
      return changes.rubric(change.version);
    case 'upload':
      return changes.upload(change.files);
  }
}

function letterSentence({ kind, day, to }: Extract<RoleChange, { what: 'letter' }>, texts: Texts): string {
  const { letter } = texts.changes;
  const name = texts.letterKinds[kind];
  if (to === null) return day === 'sent' ? letter.notSent(name) : letter.notDue(name);
  return (day === 'sent' ? letter.sent : letter.due)(name, dayText(to));
}

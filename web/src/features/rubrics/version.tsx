import { type RubricChange, type RubricVersion, wordingIn } from '@cotejo/contract';
import { minuteText } from '../../lib/dates.ts';
import { useTexts, type Texts } from '../../texts/index.tsx';

/** A version of the requirements: its number, who made it and when. */
export function VersionHead({ version: { version, changedBy, restored, createdAt } }: { version: RubricVersion }) {
  const { rubric } = useTexts();
  const author = version === 1 ? rubric.read : (changedBy?.name ?? rubric.somebody);
  return (
    <p>
      <span className="font-semibold">{rubric.version(version)}</span>{' '}
      <span className="wrap-anywhere text-muted">
        · {author} · {minuteText(createdAt)}
        {restored !== null && ` · ${rubric.restored(restored)}`}
      </span>
    </p>
  );
}

/** What was changed in the requirements. */
export function RubricChanges({ changes }: { changes: RubricChange[] }) {
  const texts = useTexts();
  if (changes.length === 0) return null;
  return (
    <ul className="mt-0.5 list-disc pl-5 text-muted">
      {changes.map((change, index) => (
        <li key={index} className="wrap-anywhere">
          {changeSentence(change, texts)}
        </li>
      ))}
    </ul>
  );
}

/** What one change of the requirements did, as a sentence. */
function changeSentence(change: RubricChange, texts: Texts): string {
  const { rubric, language } = texts;
  const number = (value: number) => value.toLocaleString(language.locale, { maximumFractionDigits: 2 });
  const wording = wordingIn(texts, change);
  if (change.what === 'weight') return rubric.weighed(wording, number(change.from), number(change.to));
  if (change.what === 'share') return rubric.sharesChanged(wording, number(change.from * 100), number(change.to * 100));
  return rubric.changes[change.what](wording);
}

import { type Candidacy, limits, wordingIn } from '@cotejo/contract';
import { X } from 'lucide-react';
import { useTexts } from '../../texts/index.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Choice, quoteKey } from './choice.ts';
import { OrderButtons } from './order-buttons.tsx';

type Props = { person: Candidacy; at: number; choice: Choice; onChange: (changes: Partial<Choice>) => void };

/** One candidate of the profiles: the recruiter's comment, and which quotes stay. */
export function ProfileCard({ person, at, choice, onChange }: Props) {
  const { packs } = useTexts();
  const { id, name } = person;
  return (
    <Card
      title={name}
      actions={
        <>
          <OrderButtons name={name} list={choice.ids} at={at} onMove={(ids) => onChange({ ids })} />
          <IconButton
            icon={X}
            label={packs.leaveOut(name)}
            className="size-8"
            disabled={choice.ids.length === 1}
            onClick={() => onChange({ ids: choice.ids.filter((one) => one !== id) })}
          />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={packs.comment}
          hint={packs.commentHint}
          lang={choice.language}
          rows={3}
          maxLength={limits.packCommentMaximum}
          value={choice.comments[id] ?? ''}
          onChange={({ target }) => onChange({ comments: { ...choice.comments, [id]: target.value } })}
        />
        <Quotes person={person} choice={choice} onChange={onChange} />
      </div>
    </Card>
  );
}

function Quotes({ person, choice, onChange }: Omit<Props, 'at'>) {
  const texts = useTexts();
  const { packs } = texts;
  const { id, requirements } = person;
  const { without } = choice;
  const isShown = (requirementId: string) => choice.requirements.some((one) => one.id === requirementId && one.shown);
  const withQuotes = requirements.filter((one) => one.quotes.length > 0 && isShown(one.id));
  const keys = withQuotes.flatMap((one) => one.quotes.map((_, at) => quoteKey(id, one.id, at)));
  const left = keys.filter((key) => !without.includes(key)).length;
  const setLeft = (key: string, isLeft: boolean) =>
    onChange({ without: isLeft ? without.filter((one) => one !== key) : [...without, key] });
  return (
    <Disclosure title={packs.quotes(left, keys.length)}>
      {withQuotes.map((requirement) => (
        <fieldset key={requirement.id} className="min-w-0">
          <legend className="text-sm font-medium wrap-anywhere">{wordingIn(texts, requirement)}</legend>
          {requirement.quotes.map((quote, at) => {
            const key = quoteKey(id, requirement.id, at);
            return (
              <label key={key} className="flex cursor-pointer items-start gap-2 py-1 text-sm text-muted">
                <CheckBox
                  small
                  checked={!without.includes(key)}
                  onChange={({ target }) => setLeft(key, target.checked)}
                />
                <span className="min-w-0 wrap-anywhere">{texts.quoted(wordingIn(texts, quote))}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </Disclosure>
  );
}

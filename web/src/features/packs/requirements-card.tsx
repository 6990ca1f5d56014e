import { type Candidacy, wordingIn } from '@cotejo/contract';
import { useTexts } from '../../texts/index.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import type { Choice } from './choice.ts';
import { OrderButtons } from './order-buttons.tsx';

type Props = { people: Candidacy[]; choice: Choice; onChange: (changes: Partial<Choice>) => void };

/** Which requirements profiles show, and in which order. */
export function RequirementsCard({ people, choice, onChange }: Props) {
  const texts = useTexts();
  const { packs } = texts;
  const byId = new Map(people.flatMap(({ requirements }) => requirements.map((one) => [one.id, one])));
  const setShown = (id: string, shown: boolean) =>
    onChange({ requirements: choice.requirements.map((one) => (one.id === id ? { id, shown } : one)) });
  return (
    <Card title={packs.requirements} hint={packs.requirementsHint}>
      <ol className="grid grid-cols-1 gap-1">
        {choice.requirements.map(({ id, shown }, at) => {
          const name = wordingIn(texts, byId.get(id) ?? { text: id });
          return (
            <li key={id} className="flex items-start justify-between gap-2">
              <label className="flex min-w-0 cursor-pointer items-start gap-2 py-1.5 text-sm">
                <CheckBox small checked={shown} onChange={({ target }) => setShown(id, target.checked)} />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </label>
              <OrderButtons
                name={name}
                list={choice.requirements}
                at={at}
                onMove={(requirements) => onChange({ requirements })}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

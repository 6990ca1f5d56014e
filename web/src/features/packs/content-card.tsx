import { useId } from 'react';
import { useTexts } from '../../texts/index.tsx';
import { languageOptions } from '../../texts/language-options.ts';
import { Card } from '../../ui/card.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { Choice } from './choice.ts';

type Props = { choice: Choice; onChange: (changes: Partial<Choice>) => void };

/** In which language profiles are, and what of a candidate they tell. */
export function ContentCard({ choice, onChange }: Props) {
  const { packs } = useTexts();
  return (
    <Card
      title={packs.content}
      actions={
        <Segments
          label={packs.language}
          selected={choice.language}
          options={languageOptions}
          onSelect={(language) => onChange({ language })}
        />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Switch
          label={packs.blind}
          hint={packs.blindHint}
          checked={choice.blind}
          onChange={(blind) => onChange({ blind, ...(blind && { contacts: false }) })}
        />
        <Switch
          label={packs.contacts}
          hint={packs.contactsHint}
          checked={choice.contacts}
          disabled={choice.blind}
          onChange={(contacts) => onChange({ contacts })}
        />
      </div>
    </Card>
  );
}

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-sm font-medium">
        <CheckBox
          checked={checked}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="mt-0.5 pl-8 text-xs text-muted">
        {hint}
      </p>
    </div>
  );
}

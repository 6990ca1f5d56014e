import { useLanguage, useTexts, type Language } from '../../texts/index.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OfflineNote } from './offline-note.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

export function Footer({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const {
    frame,
    language: { label },
  } = useTexts();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <footer className="print:hidden mt-16 border-t border-base-300">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-muted">
        <OfflineNote />
        <p>
          {frame.copyright} <span className="ml-3 hidden sm:inline">{frame.tagline}</span>
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Choice
            label={frame.theme}
            selected={theme}
            options={themes.map((key) => ({ key, text: frame.themes[key] }))}
            onSelect={chooseTheme}
          />
          <Choice
            label={label}
            selected={language}
            options={[
              { key: 'en', text: 'English' },
              { key: 'es', text: 'Español' },
            ]}
            onSelect={onLanguage}
          />
        </div>
      </div>
    </footer>
  );
}

type ChoiceProps<Key extends string> = {
  label: string;
  selected: Key;
  options: { key: Key; text: string }[];
  onSelect: (key: Key) => void;
};

function Choice<Key extends string>({ label, selected, options, onSelect }: ChoiceProps<Key>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-field border border-base-300 p-0.5">
      {options.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          lang={key === 'es' ? 'es' : undefined}
          aria-pressed={key === selected}
          onClick={() => onSelect(key)}
          className={classNames(
            'h-7 cursor-pointer rounded-[0.25rem] px-2.5 text-xs font-medium',
            key === selected ? 'bg-neutral text-neutral-content' : 'text-muted hover:text-base-content',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

import { useLanguage, useTexts, type Language } from '../../texts/index.tsx';
import { Segments } from '../../ui/segments.tsx';
import { OfflineNote } from './offline-note.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

/** Each language in its own words. */
const languages: { key: Language; text: string; lang: string }[] = [
  { key: 'en', text: 'English', lang: 'en' },
  { key: 'es', text: 'Español', lang: 'es' },
];

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
          <Segments
            label={frame.theme}
            selected={theme}
            options={themes.map((key) => ({ key, text: frame.themes[key] }))}
            onSelect={chooseTheme}
          />
          <Segments label={label} selected={language} options={languages} onSelect={onLanguage} />
        </div>
      </div>
    </footer>
  );
}

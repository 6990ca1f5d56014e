import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useLanguage, useTexts, type Language } from '../../texts/index.tsx';
import { languageOptions } from '../../texts/language-options.ts';
import { Segments } from '../../ui/segments.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

export function Footer({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const {
    frame,
    language: { label },
  } = useTexts();
  const language = useLanguage();
  const theme = useTheme();
  const { data } = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => call('GET /api/health', { signal }) });
  return (
    <footer className="print:hidden mt-16 border-t border-base-300">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-muted">
        {data?.offline && <p className="basis-full">{frame.offline}</p>}
        <p>
          {frame.copyright} {data?.version} <span className="ml-3 hidden sm:inline">{frame.tagline}</span>
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Segments
            label={frame.theme}
            selected={theme}
            options={themes.map((key) => ({ key, text: frame.themes[key] }))}
            onSelect={chooseTheme}
          />
          <Segments label={label} selected={language} options={languageOptions} onSelect={onLanguage} />
        </div>
      </div>
    </footer>
  );
}

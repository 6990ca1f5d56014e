import { createContext, use, useState, type ReactNode } from 'react';
import type { Texts } from './en.ts';

export type { Texts } from './en.ts';
export type Language = 'en' | 'es';

const storageKey = 'cotejo.language';

/** The language chosen earlier, otherwise the browser's first one that we speak. */
export function preferredLanguage(): Language {
  const chosen = readStored();
  if (chosen === 'en' || chosen === 'es') return chosen;
  return navigator.languages.find((tag) => /^(?:en|es)\b/.test(tag))?.startsWith('es') ? 'es' : 'en';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** One catalogue; each is a file of its own, so that nobody loads two. */
export async function loadTexts(language: Language): Promise<Texts> {
  const texts = language === 'es' ? (await import('./es.ts')).es : (await import('./en.ts')).en;
  document.documentElement.lang = texts.language.locale;
  return texts;
}

type Value = { texts: Texts; language: Language; choose: (language: Language) => void };
const TextsContext = createContext<Value | null>(null);

/** Gives the page its texts and remembers the choice of another language. */
export function TextsProvider({ initial, children }: { initial: { language: Language; texts: Texts }; children: ReactNode }) {
  const [state, setState] = useState(initial);
  const choose = (language: Language) => {
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // Storage is switched off: the choice holds until the page is closed.
    }
    void loadTexts(language).then((texts) => setState({ language, texts }));
  };
  return <TextsContext value={{ ...state, choose }}>{children}</TextsContext>;
}

function useTextsValue(): Value {
  const value = use(TextsContext);
  if (!value) throw new Error('useTexts must be used within a TextsProvider');
  return value;
}

export const useTexts = (): Texts => useTextsValue().texts;

export function useLanguage(): Pick<Value, 'language' | 'choose'> {
  return useTextsValue();
}

/** A sentence of the server or of a schema in the page's language, or as it came. */
export function say(texts: Texts, sentence: string): string {
  return texts.sentences[sentence] ?? sentence;
}

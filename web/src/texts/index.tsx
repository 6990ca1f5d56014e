import { fill, type SentenceKey, type Values } from '@cotejo/contract';
import { useSyncExternalStore } from 'react';
import type { Texts } from './en/index.ts';

export type { Texts } from './en/index.ts';
export type Language = 'en' | 'es';

/** A group of screens comes with its texts: each part is a file of its own in each language, and nobody loads two. */
const catalogues = {
  en: {
    frame: async () => (await import('./en/frame.ts')).frame,
    shared: async () => (await import('./en/shared.ts')).shared,
    home: async () => (await import('./en/home.ts')).home,
    blind: async () => (await import('./en/blind.ts')).blind,
    clients: async () => (await import('./en/clients.ts')).clients,
    recruiting: async () => (await import('./en/recruiting.ts')).recruiting,
    analysis: async () => (await import('./en/analysis.ts')).analysis,
    roleHome: async () => (await import('./en/role-home.ts')).roleHome,
    rubric: async () => (await import('./en/rubric.ts')).rubric,
    letters: async () => (await import('./en/letters.ts')).letters,
    moves: async () => (await import('./en/moves.ts')).moves,
    history: async () => (await import('./en/history.ts')).history,
    account: async () => (await import('./en/account.ts')).account,
    administration: async () => (await import('./en/administration.ts')).administration,
    imports: async () => (await import('./en/imports.ts')).imports,
    packs: async () => (await import('./en/packs.ts')).packs,
    persons: async () => (await import('./en/persons.ts')).persons,
    pool: async () => (await import('./en/pool.ts')).pool,
    search: async () => (await import('./en/search.ts')).search,
    worklist: async () => (await import('./en/worklist.ts')).worklist,
  },
  es: {
    frame: async () => (await import('./es/frame.ts')).frame,
    shared: async () => (await import('./es/shared.ts')).shared,
    home: async () => (await import('./es/home.ts')).home,
    blind: async () => (await import('./es/blind.ts')).blind,
    clients: async () => (await import('./es/clients.ts')).clients,
    recruiting: async () => (await import('./es/recruiting.ts')).recruiting,
    analysis: async () => (await import('./es/analysis.ts')).analysis,
    roleHome: async () => (await import('./es/role-home.ts')).roleHome,
    rubric: async () => (await import('./es/rubric.ts')).rubric,
    letters: async () => (await import('./es/letters.ts')).letters,
    moves: async () => (await import('./es/moves.ts')).moves,
    history: async () => (await import('./es/history.ts')).history,
    account: async () => (await import('./es/account.ts')).account,
    administration: async () => (await import('./es/administration.ts')).administration,
    imports: async () => (await import('./es/imports.ts')).imports,
    packs: async () => (await import('./es/packs.ts')).packs,
    persons: async () => (await import('./es/persons.ts')).persons,
    pool: async () => (await import('./es/pool.ts')).pool,
    search: async () => (await import('./es/search.ts')).search,
    worklist: async () => (await import('./es/worklist.ts')).worklist,
  },
};
export type TextsPart = keyof typeof catalogues.en;

const storageKey = 'cotejo.language';
const asked = new Set<TextsPart>();
const listeners = new Set<() => void>();
let wanted = preferredLanguage();
let shown = { language: wanted, parts: 0, texts: {} as Texts };

/** The language chosen earlier, otherwise the browser's first one that we speak. */
function preferredLanguage(): Language {
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

/** Loads parts of the catalogue in the page's language. A route waits for those that its screen uses. */
export async function needTexts(...parts: TextsPart[]): Promise<void> {
  for (const part of parts) asked.add(part);
  await show(wanted);
}

/** Shows all parts that were asked for so far, unless a later call has shown more of them or another language. */
async function show(language: Language): Promise<void> {
  const parts = await Promise.all([...asked].map((part) => catalogues[language][part]()));
  if (language !== wanted || (language === shown.language && parts.length <= shown.parts)) return;
  shown = { language, parts: parts.length, texts: Object.assign({}, ...parts) as Texts };
  document.documentElement.lang = shown.texts.language.locale;
  for (const listener of listeners) listener();
}

/**
 * Changes the language of the page and remembers it in the browser. Rejects, and changes nothing, when the texts
 * cannot be had.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await show(language);
  } catch (error) {
    if (wanted === language) wanted = shown.language;
    throw error;
  }
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is switched off: the choice holds until the page is closed.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of the frame and of the parts that the route has asked for. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, () => shown).texts;
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => shown).language;
}

/** The texts of this moment, for a message that is shown once. */
export const textsNow = (): Texts => shown.texts;

/** A refusal, failure or issue as the server sends it; or the key of a form's rule, or a text of the page. */
export type Sentence = string | { message: string; code: string; key?: string; values?: Values };

/** The sentence in the page's language; one that the catalogue does not know stays as it came. */
export function say({ sentences }: Texts, sentence: Sentence): string {
  const {
    message,
    code,
    key = code,
    values,
  } = typeof sentence === 'string' ? { message: sentence, code: sentence } : sentence;
  const known = Object.hasOwn(sentences, key) && sentences[key as SentenceKey];
  return known ? fill(known, values) : message;
}

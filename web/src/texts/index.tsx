import { fill, type Language, type SentenceKey, type Values } from '@cotejo/contract';
import { useSyncExternalStore } from 'react';
import type { Texts } from './en/index.ts';

export type { Language } from '@cotejo/contract';
export type { Texts } from './en/index.ts';

/**
 * A group of screens comes with its texts: each part is a file of its own in each language, and nobody loads two. A
 * file has the part as its only export.
 */
const catalogues = {
  en: {
    frame: () => import('./en/frame.ts'),
    shared: () => import('./en/shared.ts'),
    home: () => import('./en/home.ts'),
    blind: () => import('./en/blind.ts'),
    clients: () => import('./en/clients.ts'),
    recruiting: () => import('./en/recruiting.ts'),
    analysis: () => import('./en/analysis.ts'),
    roleHome: () => import('./en/role-home.ts'),
    rubric: () => import('./en/rubric.ts'),
    letters: () => import('./en/letters.ts'),
    moves: () => import('./en/moves.ts'),
    history: () => import('./en/history.ts'),
    account: () => import('./en/account.ts'),
    administration: () => import('./en/administration.ts'),
    imports: () => import('./en/imports.ts'),
    packs: () => import('./en/packs.ts'),
    persons: () => import('./en/persons.ts'),
    pool: () => import('./en/pool.ts'),
    search: () => import('./en/search.ts'),
    worklist: () => import('./en/worklist.ts'),
  },
  es: {
    frame: () => import('./es/frame.ts'),
    shared: () => import('./es/shared.ts'),
    home: () => import('./es/home.ts'),
    blind: () => import('./es/blind.ts'),
    clients: () => import('./es/clients.ts'),
    recruiting: () => import('./es/recruiting.ts'),
    analysis: () => import('./es/analysis.ts'),
    roleHome: () => import('./es/role-home.ts'),
    rubric: () => import('./es/rubric.ts'),
    letters: () => import('./es/letters.ts'),
    moves: () => import('./es/moves.ts'),
    history: () => import('./es/history.ts'),
    account: () => import('./es/account.ts'),
    administration: () => import('./es/administration.ts'),
    imports: () => import('./es/imports.ts'),
    packs: () => import('./es/packs.ts'),
    persons: () => import('./es/persons.ts'),
    pool: () => import('./es/pool.ts'),
    search: () => import('./es/search.ts'),
    worklist: () => import('./es/worklist.ts'),
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
  shown = { language, parts: parts.length, texts: Object.assign({}, ...parts.flatMap(Object.values)) as Texts };
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

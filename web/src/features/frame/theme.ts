import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// `public/theme.js` uses the same key and attribute, and applies the choice before the first paint.
const storageKey = 'cotejo.theme';
const listeners = new Set<() => void>();

function chosenTheme(): Theme {
  const name = document.documentElement.dataset['theme'];
  return name === 'cotejo-light' ? 'light' : name === 'cotejo-dark' ? 'dark' : 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = `cotejo-${theme}`;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

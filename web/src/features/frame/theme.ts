export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// The same key and attribute as in public/theme.js, which applies the choice before the first paint.
const storageKey = 'cotejo.theme';

export function chosenTheme(): Theme {
  const name = document.documentElement.dataset['theme'];
  return name === 'cotejo-light' ? 'light' : name === 'cotejo-dark' ? 'dark' : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = `cotejo-${theme}`;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the choice holds until the page is closed.
  }
}

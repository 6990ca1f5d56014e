import { useEffect, useEffectEvent } from 'react';

/** What each key does, by the value of `event.key`. */
export type Keys = Record<string, () => void>;

/** The places in which keys have a meaning of their own: fields, open dialogs, rows of tabs. */
const busy = 'input:not([type=checkbox]), textarea, select, dialog[open], [contenteditable], [role=tablist]';
/** The places in which arrow keys scroll. */
const scrolls = '[role=region]';

/**
 * Handles keys anywhere on a page, except where somebody types, chooses or scrolls by them. Keys with a modifier are
 * left to the browser.
 */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || !(target instanceof Element) || target.closest(busy)) return;
    if (key.startsWith('Arrow') && target.closest(scrolls)) return;
    if (key === 'Enter' && target.closest('a, button, summary, input')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

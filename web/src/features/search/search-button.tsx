import { classNames } from '../../ui/class-names.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { needTexts, useTexts } from '../../texts/index.tsx';

/** The palette and its texts are no part of the first load. */
const loadPalette = async () => {
  const [{ Palette: loaded }] = await Promise.all([import('./palette.tsx'), needTexts('search')]);
  return { default: loaded };
};
const Palette = lazy(loadPalette);
/** A failure does not matter here: the palette is loaded again when it is needed. */
const preparePalette = () => void loadPalette().catch(() => undefined);

/** Opens the search from anywhere, by a click or by Ctrl-K (⌘K on a Mac). */
export function SearchButton() {
  const { frame } = useTexts();
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Browsers have a search of their own on this key.
      event.preventDefault();
      // Another dialog may hold text that is not saved.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => {
    setOpen(false);
    queries.removeQueries({ queryKey: ['search'] });
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={preparePalette}
        onFocus={preparePalette}
        aria-keyshortcuts="Control+K Meta+K"
        className={classNames(
          'flex h-9 w-9 cursor-pointer items-center justify-center gap-2 rounded-field border border-base-300 lg:w-32',
          'text-sm text-muted hover:border-base-content/40 hover:text-base-content',
        )}
      >
        <Search size={16} aria-hidden="true" />
        <span className="max-lg:sr-only">{frame.search}</span>
        <kbd aria-hidden="true" className="hidden font-sans text-xs lg:inline">
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {open && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import { normalForm } from '@cotejo/plugin-kit';

const MAXIMUM = 255;
const reserved = /[\\/]/;

/**
 * The name of a user's file, made safe to show: without folders, control and direction characters, at most 255
 * characters with its extension kept. Never used as a path.
 */
export function displayName(given: string): string {
  const base = normalForm(given, 'NFC').toWellFormed().split(reserved).at(-1) ?? '';
  const shown = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fffd}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (shown === '') return 'document';
  if (shown.length <= MAXIMUM) return shown;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(shown)?.[0] ?? '';
  return (
    shown
      .slice(0, MAXIMUM - extension.length)
      .toWellFormed()
      .replaceAll('\u{fffd}', '') + extension
  );
}

/** The file's name without its extension: what a candidate is called if the resume has no name. */
export function withoutExtension(fileName: string): string {
  return fileName.replace(/\.[A-Za-z0-9]{1,10}$/, '') || fileName;
}

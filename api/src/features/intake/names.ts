import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';

/** Names of files that operating systems put beside people's own. */
const companions = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini', '.localized']);

/** Whether nobody meant to upload the file: a folder's settings, the second half of a Mac's file, a lock of Office. */
export function isCompanion(path: string): boolean {
  const folders = path.split(/[\\/]/);
  const name = folders.pop() ?? '';
  return folders.includes('__MACOSX') || /^(?:\._|~\$)/.test(name) || companions.has(name.toLowerCase());
}

/** Whether a name is that of a ZIP archive, the one kind that is opened; `isArchive` knows the other kinds too. */
export const isZip = (name: string): boolean => /\.zip$/i.test(name);
export const isArchive = (name: string): boolean =>
  /\.(?:zip|rar|7z|tar|t?gz|tbz2?|bz2|xz|zst|cab|lzh|arj)$/i.test(name);

/**
 * The path of a file in an archive. Some programs write UTF-8 without saying so; what is no UTF-8 is decoded as the
 * format says.
 */
export function pathOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  return isUtf8(fileNameRaw)
    ? fileNameRaw.toString()
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** File names for paths. Where several files have the same name, each keeps its folders in front. */
export function flatNames(paths: string[]): string[] {
  const parts = paths.map((path) => path.split(/[\\/]+/).filter((part) => !/^(?:\.{0,2}|[A-Za-z]:)$/.test(part)));
  const count = new Map<string, number>();
  const keyOf = (names: string[]) => (names.at(-1) ?? '').toLowerCase();
  for (const names of parts) count.set(keyOf(names), (count.get(keyOf(names)) ?? 0) + 1);
  return parts.map((names) => (count.get(keyOf(names)) === 1 ? (names.at(-1) ?? '') : names.join(' - ')));
}

/** A file size for people: `812 B`, `46 KB`, `1.4 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const format = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits });
  if (bytes < 1024) return `${format(bytes, 0)} B`;
  return bytes < 1024 * 1024 ? `${format(bytes / 1024, 0)} KB` : `${format(bytes / (1024 * 1024), 1)} MB`;
}

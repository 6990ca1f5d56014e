/** The name of a language within a sentence. `code` is ISO 639-1. */
export function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}

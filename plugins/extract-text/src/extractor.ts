import { DocumentError, type Extractor, type HiddenPassage, limitCharacters } from '@cotejo/plugin-kit';
import { decodeText } from './encoding.ts';
import { joinLines, withDot } from './layout.ts';
import { readMarkdown } from './markdown.ts';

function readPlain(text: string): { text: string; hidden: HiddenPassage[] } {
  return { text: joinLines(text.split('\n').map(withDot)), hidden: [] };
}

/** Reads Markdown and plain text; every refusal is a `DocumentError`. */
export function createTextExtractor(): Extractor {
  return {
    async extract({ bytes, mediaType }, { signal, maxCharacters }) {
      signal.throwIfAborted();
      const decoded = decodeText(bytes);
      const { text, hidden } = mediaType === 'text/markdown' ? readMarkdown(decoded) : readPlain(decoded);
      if (text === '' && hidden.length === 0) throw new DocumentError('document.empty');
      return limitCharacters([{ text, hidden, hasGraphics: false }], maxCharacters);
    },
  };
}

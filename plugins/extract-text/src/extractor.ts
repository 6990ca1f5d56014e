import { DocumentError, type Extractor, type HiddenPassage, limitCharacters } from '@cotejo/plugin-kit';
import { withoutFarText } from './distance.ts';
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
      const { near, far } = withoutFarText(decodeText(bytes));
      const { text, hidden } = mediaType === 'text/markdown' ? readMarkdown(near) : readPlain(near);
      if (text === '' && hidden.length === 0 && far.length === 0) throw new DocumentError('document.empty');
      return limitCharacters([{ text, hidden: [...hidden, ...far], hasGraphics: false }], maxCharacters);
    },
  };
}

import { DocumentError, type Extractor, type HiddenPassage, limitCharacters } from '@cotejo/plugin-kit';
import { withoutFarText } from './distance.ts';
import { decodeText } from './encoding.ts';
import { joinLines, withDot } from './layout.ts';
import { readMarkdown } from './markdown.ts';

function readPlain(text: string): { text: string; hidden: HiddenPassage[] } {
  return { text: joinLines(text.split('\n').map(withDot)), hidden: [] };
}

/** Letters that an override of direction shows from right to left, to the end of the line or of the override. */
const override = /\u202e([^\u202c\n]*)/g;

/** Takes away Latin words that are shown the other way around, so that nobody reads them. */
function withoutTurnedText(text: string): { kept: string; turned: HiddenPassage[] } {
  const turned: HiddenPassage[] = [];
  const kept = text.replace(override, (whole, words: string) => {
    if (!/\p{Script=Latin}{2}/u.test(words)) return whole;
    turned.push({ text: words, reason: 'other-letters' });
    return '';
  });
  return { kept, turned };
}

/** Reads Markdown and plain text; every refusal is a `DocumentError`. */
export function createTextExtractor(): Extractor {
  return {
    async extract({ bytes, mediaType }, { signal, maxCharacters }) {
      signal.throwIfAborted();
      const { kept, turned } = withoutTurnedText(decodeText(bytes));
      const { near, far } = withoutFarText(kept);
      const { text, hidden } = mediaType === 'text/markdown' ? readMarkdown(near) : readPlain(near);
      if (text === '' && hidden.length === 0 && far.length + turned.length === 0)
        throw new DocumentError('document.empty');
      return limitCharacters([{ text, hidden: [...hidden, ...far, ...turned], hasGraphics: false }], maxCharacters);
    },
  };
}

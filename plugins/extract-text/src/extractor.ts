import {
  DirectionReader,
  DocumentError,
  type Extractor,
  type HiddenPassage,
  limitCharacters,
} from '@cotejo/plugin-kit';
import { withoutFarText } from './distance.ts';
import { decodeText } from './encoding.ts';
import { joinLines, withDot } from './layout.ts';
import { readMarkdown } from './markdown.ts';

function readPlain(text: string): { text: string; hidden: HiddenPassage[] } {
  return { text: joinLines(text.split('\n').map(withDot)), hidden: [] };
}

/** Puts words that are shown the other way around into the order in which they are seen, and tells of them. */
function asSeen(text: string, hidden: HiddenPassage[]): string {
  const seen = new DirectionReader().read(text);
  hidden.push(...seen.turned.map((turned): HiddenPassage => ({ text: turned, reason: 'other-letters' })));
  return seen.text;
}

/** Reads Markdown and plain text; every refusal is a `DocumentError`. */
export function createTextExtractor(): Extractor {
  return {
    async extract({ bytes, mediaType }, { signal, maxCharacters }) {
      signal.throwIfAborted();
      const { near, far } = withoutFarText(decodeText(bytes));
      // Markdown may write the marks of direction as entities, so that they are looked for in what it shows.
      const { text: shown, hidden } = mediaType === 'text/markdown' ? readMarkdown(near) : readPlain(near);
      hidden.push(...far);
      const text = asSeen(shown, hidden);
      if (text === '' && hidden.length === 0) throw new DocumentError('document.empty');
      return limitCharacters([{ text, hidden, hasGraphics: false }], maxCharacters);
    },
  };
}

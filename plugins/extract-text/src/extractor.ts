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

/** Puts words under a direction override into the order in which they are displayed, and reports them. */
function asSeen(text: string, hidden: HiddenPassage[]): string {
  const seen = new DirectionReader().read(text);
  hidden.push(...seen.turned.map((turned): HiddenPassage => ({ text: turned, reason: 'other-letters' })));
  return seen.text;
}

/** Reads Markdown and plain text. Throws `DocumentError` for a file that cannot be read. */
export function createTextExtractor(): Extractor {
  return {
    async extract({ bytes, mediaType }, { signal, maxCharacters }) {
      signal.throwIfAborted();
      const { near, far } = withoutFarText(decodeText(bytes));
      // Applied to the rendered text: Markdown may write direction marks as entities.
      const { text: shown, hidden } = mediaType === 'text/markdown' ? readMarkdown(near) : readPlain(near);
      hidden.push(...far);
      const text = asSeen(shown, hidden);
      if (text === '' && hidden.length === 0) throw new DocumentError('document.empty');
      return limitCharacters([{ text, hidden, hasGraphics: false }], maxCharacters);
    },
  };
}

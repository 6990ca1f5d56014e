import type { BilingualText, Quote } from '@cotejo/plugin-kit';
import {
  checkRedacted,
  findIdentity,
  type Identity,
  redact,
  type Redaction,
  toReal,
  unredacted,
} from '../identity/index.ts';
import { hasWord } from '../text/split.ts';
import { quoteLocator } from '../text/locate-quote.ts';

/** A resume that a plugin's model reads, and whether it may know whose it is. */
type Reading = { plugin: string; hidesIdentity: boolean; resume: BilingualText };

/**
 * A resume's English text as a model may read it. Throws `ProviderError` (`bad-input`) where the owner's identity
 * cannot be taken out of it.
 */
export function hideOwner({ plugin, hidesIdentity, resume }: Reading): string {
  const { identity, hidden } = read(hidesIdentity, resume);
  if (hidesIdentity) checkRedacted(plugin, hidden.text, identity);
  return hidden.text;
}

/**
 * The place in the resume of each passage that a model has quoted; undefined where it is not there, or says no more
 * than whose the resume is.
 */
export function findQuoted({ hidesIdentity, resume, quotes }: Reading & { quotes: string[] }): (Quote | undefined)[] {
  const { identity, hidden } = read(hidesIdentity, resume);
  const locate = quoteLocator({ ...resume, english: hidden.text }, []);
  return quotes.map((quote) => {
    const found = locate({ text: quote });
    if (!found || !isAboutWork(found.text, identity)) return undefined;
    const span = toReal(hidden, found.english);
    return { text: resume.english.slice(span.start, span.end), ...span };
  });
}

function read(hidesIdentity: boolean, resume: BilingualText): { identity: Identity; hidden: Redaction } {
  const identity = findIdentity(resume.original);
  return { identity, hidden: hidesIdentity ? redact(resume.english, identity) : unredacted(resume.english) };
}

const isAboutWork = (passage: string, identity: Identity): boolean =>
  hasWord(redact(passage, identity).text.replace(/\[[A-Z]+(?: [A-Z]+)?(?: \d+)?\]/g, ''));

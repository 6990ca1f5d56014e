import type { BilingualText } from '@cotejo/plugin-kit';
import { checkRedacted, findIdentity, redact, type Redaction, unredacted } from '../identity/index.ts';
import type { StageModel } from './ask.ts';

/** A resume's English text as a model may read it, and whether a passage of it is about more than whose it is. */
export type Reading = { hidden: Redaction; isAboutWork(passage: string): boolean };

/**
 * Takes the owner's identity out of a resume where the model must not have it. Throws `ProviderError` (`bad-input`) where
 * that cannot be done.
 */
export function readWithout({ plugin, hidesIdentity }: StageModel, resume: BilingualText): Reading {
  const identity = findIdentity(resume.original);
  const hidden = hidesIdentity ? redact(resume.english, identity) : unredacted(resume.english);
  if (hidesIdentity) checkRedacted(plugin, hidden.text, identity);
  const isAboutWork = (passage: string) => /[\p{L}\p{N}]/u.test(redact(passage, identity).text.replace(/\[[A-Z]+(?: [A-Z]+)?(?: \d+)?\]/g, ''));
  return { hidden, isAboutWork };
}

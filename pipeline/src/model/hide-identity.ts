import type { BilingualText } from '@cotejo/plugin-kit';
import { checkRedacted, findIdentity, redact, type Redaction, unredacted } from '../identity/index.ts';
import type { StageModel } from './ask.ts';

/**
 * A resume's English text as a model may read it: without its owner's identity where the model must not have it.
 * Throws `ProviderError` (`bad-input`) where that cannot be had.
 */
export function hideIdentity({ plugin, hidesIdentity }: StageModel, resume: BilingualText): Redaction {
  if (!hidesIdentity) return unredacted(resume.english);
  const identity = findIdentity(resume.original);
  const hidden = redact(resume.english, identity);
  checkRedacted(plugin, hidden.text, identity);
  return hidden;
}

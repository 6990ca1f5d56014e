import type { SourceDocument } from '@cotejo/plugin-kit';
import type { PreparedDocument } from '../results.ts';
import type { PipelineTools } from '../tools.ts';
import { createBreather } from '../breathe.ts';
import { detectLanguage } from './detect-language.ts';
import { extract } from './extract.ts';
import { findIdentity, type Identity } from '../identity/index.ts';
import { hiddenWarnings } from './inspect/index.ts';
import { readPages } from './read-pages.ts';
import { translate } from './translate/index.ts';

/** The part of Prepare that resumes and job descriptions share: from bytes to a clean text and its English version. */
export async function prepareDocument(
  document: SourceDocument,
  tools: PipelineTools,
): Promise<{ prepared: PreparedDocument; identity: Identity }> {
  const { extracted, record } = await extract(document, tools);
  const { text: original, hidden, cuts, pages, records } = await readPages(document, extracted, tools);
  const detected = await detectLanguage(original, tools);
  const breathe = createBreather();
  const identity = findIdentity(original);
  await breathe();
  const translated = await translate(original, detected.language, identity, tools);
  return {
    identity,
    prepared: {
      text: translated.text,
      excluded: [],
      warnings: await hiddenWarnings(hidden),
      cuts,
      pages,
      provenance: [record, ...records, ...detected.records, ...translated.records],
    },
  };
}

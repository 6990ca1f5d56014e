import type { CallOptions } from '@cotejo/plugin-kit';
import { bearOutReading } from '../facts/reading.ts';
import { bearOutScoring } from '../facts/scoring.ts';
import { bearOutSummary } from '../facts/summary.ts';
import { bearOutTranslation } from '../facts/translation.ts';
import { findContactValues, redactAll, withoutContacts } from '../identity/index.ts';
import { layBeside } from '../match/lay-beside.ts';
import { findLines } from '../match/find-lines.ts';
import { findPassages } from '../match/passages.ts';
import { verifyAgainst } from '../match/verify-against.ts';
import { findStated, hideContacts } from '../hiding/read-job.ts';
import { hideLines } from '../hiding/read-lines.ts';
import { findQuoted, hideOwner } from '../hiding/read-resume.ts';
import { gatherMaterial } from '../facts/summary-material.ts';
import { inspectResume } from '../prepare/inspect/index.ts';
import { readPages } from '../prepare/read-pages.ts';
import { putTogether } from '../prepare/translate/put-together.ts';
import { makeSwaps } from '../swaps/make-swaps.ts';
import { findSegments } from '../prepare/translate/find-segments.ts';

/**
 * What the pipeline itself does with a document's whole text: each a function of plain data, as it can cross to another
 * process.
 */
const functions = {
  readPages,
  findSegments,
  putTogether,
  inspectResume,
  findContactValues,
  redactAll,
  withoutContacts,
  findPassages,
  findLines,
  layBeside,
  verifyAgainst,
  bearOutReading,
  bearOutScoring,
  bearOutSummary,
  bearOutTranslation,
  hideOwner,
  findQuoted,
  hideContacts,
  findStated,
  hideLines,
  gatherMaterial,
  makeSwaps,
};

type Functions = typeof functions;

/**
 * The same to be waited for, so that whoever runs the pipeline can have it done where a text made to be slow holds up
 * nobody. Throws what the function throws, and `DocumentError` (`document.too-complex`) where it comes to no end within
 * its limits.
 */
export type TextWork = {
  [Name in keyof Functions]: (
    input: Parameters<Functions[Name]>[0],
    options: CallOptions,
  ) => Promise<ReturnType<Functions[Name]>>;
};

/** Done at once, in the caller's own process. */
export const textWork = Object.fromEntries(
  Object.entries(functions).map(([name, work]) => [
    name,
    async (input: never, { signal }: CallOptions) => {
      signal.throwIfAborted();
      return work(input);
    },
  ]),
) as TextWork;

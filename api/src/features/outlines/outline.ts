import { createHash } from 'node:crypto';
import {
  employerKey,
  type FactCorrection,
  outlineResume,
  type PipelineTools,
  pipelineVersion,
  type Providers,
  type ResumeOutline,
} from '@cotejo/pipeline';
import { type BilingualText, DocumentError, type ResumeProfile, type Span } from '@cotejo/plugin-kit';
import { isoMonth } from '../../ground/time.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { storedWords } from '../../platform/database/folded.ts';
import { resumeOutlines, resumeWords } from '../../platform/database/schema/index.ts';
import { hash, versionsOf } from '../../platform/plugins/versions.ts';
import { isCrash } from '../../platform/queue/crashes.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';

type Resume = { companyId: number; id: number; createdAt: Date };
type OutlineColumns = Pick<typeof resumeOutlines.$inferInsert, 'terms' | 'signature' | 'profile' | 'madeBy'>;
/** What is stored of an outline, and the text whose words are. */
export type Outlined = { columns: OutlineColumns; text: string };

/** A hash of whatever makes outlines: those with another one are made again. */
export const outlinedBy = ({ scorer, embedder }: Pick<Providers, 'scorer' | 'embedder'>): string =>
  hash(['outline 4', pipelineVersion, versionsOf(scorer), versionsOf(embedder)]);

/** A term as it is stored: 32 bits of a hash, of each company others. Two terms alike only blur the first look. */
export const termId = ({ companyId }: { companyId: number }, term: string): number =>
  createHash('sha256').update(`${companyId} ${term}`).digest().readInt32BE();

/** Terms as the database reads them in one parameter. */
export const listOf = (ids: number[]): string => `{${ids.join()}}`;

/** The terms of the employers in a career, as they are stored. */
export const employerIds = (owner: { companyId: number }, { positions }: Pick<ResumeProfile, 'positions'>): number[] =>
  positions.flatMap((position) => {
    const key = employerKey(position);
    return key ? [termId(owner, `employer ${key}`)] : [];
  });

/** A signature as the database compares it. */
export const bitsOf = (signature: Uint8Array): string =>
  [...signature].map((byte) => byte.toString(2).padStart(8, '0')).join('');

/**
 * What a prepared resume is found by, and tells, with what recruiters have corrected; nothing of one that is too much
 * for the sandbox. Throws `StageFailure` where no plugin could tell.
 */
export async function outlineOf(
  owner: Resume,
  prepared: { text: BilingualText; excluded: Span[] },
  facts: FactCorrection[],
  tools: PipelineTools,
): Promise<Outlined> {
  const asOf = isoMonth(owner.createdAt);
  const { terms, signature, profile, text } = await onBehalfOf(owner.companyId, () =>
    outlineResume({ resume: prepared, facts, asOf }, tools),
  ).catch(unlessTooComplex);
  const ids = [...terms.map((term) => termId(owner, term)), ...(profile ? employerIds(owner, profile) : [])];
  return {
    columns: {
      terms: [...new Set(ids)].sort((one, other) => one - other),
      signature: signature ? bitsOf(signature) : null,
      profile: profile ?? null,
      madeBy: outlinedBy(tools.providers),
    },
    text: [...new Set([text.original, text.english].map((one) => one.slice(0, longestText)))].join('\n'),
  };
}

/** Of a resume and its translation each: a text that is cut after the first would have no second. */
const longestText = 100_000;

function unlessTooComplex(error: unknown): ResumeOutline {
  if (!(error instanceof DocumentError) || isCrash(error)) throw error;
  return { terms: [], text: { language: 'und', original: '', english: '', alignment: [] } };
}

/** Stores an outline, and the words of the text, in the place of those before. */
export async function storeOutline(
  transaction: Transaction,
  { companyId, id }: Pick<Resume, 'companyId' | 'id'>,
  { columns, text }: Outlined,
): Promise<void> {
  await transaction
    .insert(resumeOutlines)
    .values({ companyId, resumeId: id, ...columns })
    .onConflictDoUpdate({ target: [resumeOutlines.companyId, resumeOutlines.resumeId], set: columns });
  const words = storedWords(text);
  await transaction
    .insert(resumeWords)
    .values({ companyId, resumeId: id, words })
    .onConflictDoUpdate({ target: [resumeWords.companyId, resumeWords.resumeId], set: { words } });
}

import { readFileSync } from 'node:fs';
import {
  type CandidateAnalysis,
  matchCandidate,
  type PipelineTools,
  prepareJob,
  type PreparedJob,
  type PreparedResume,
  prepareResume,
} from '@cotejo/pipeline';
import { DocumentError, type SourceDocument } from '@cotejo/plugin-kit';
import { mediaTypeOf } from '../../../api/src/features/documents/media-type.ts';
import { keptVectors } from '../kept-vectors.ts';
import { localProviders } from '../providers.ts';
import { asOf } from './matcher.ts';

/** What the pipeline works with: every built-in plugin with default settings, no language model. */
export const tools: PipelineTools = {
  providers: localProviders(),
  vectors: keptVectors(),
  signal: new AbortController().signal,
  onProgress: () => {},
};

const textFile = (text: string): SourceDocument => ({ bytes: new TextEncoder().encode(text), mediaType: 'text/plain' });

/** A file as it is when it has been uploaded. Throws a `DocumentError` where Cotejo does not take files of its kind. */
export function openFile(path: string): SourceDocument {
  const bytes = new Uint8Array(readFileSync(path));
  const mediaType = mediaTypeOf(bytes, path);
  if (!mediaType) throw new DocumentError('document.wrong-type');
  return { bytes, mediaType };
}

/** The pipeline's Prepare of a resume that was uploaded as a text file. */
export const prepareResumeText = (text: string, using = tools): Promise<PreparedResume> =>
  prepareResume(textFile(text), using);

/** The pipeline's Prepare of a job description that was uploaded as a text file. */
export const prepareJobText = (text: string, using = tools): Promise<PreparedJob> => prepareJob(textFile(text), using);

/** The pipeline's Match of a prepared resume against a prepared job. */
export function analyze(
  { reading, text, cuts, pages }: PreparedJob,
  { name = 'The candidate', ...resume }: PreparedResume,
  using = tools,
): Promise<CandidateAnalysis> {
  return matchCandidate({ job: { ...reading, text, cuts, pages }, resume: { ...resume, name }, asOf }, using);
}

/** What recruiters read about a candidate, the candidate's name replaced by a mark. */
export function writtenAbout(
  { summary, technicalSummary, experienceSummary, keyStrengths, areasForConsideration }: CandidateAnalysis,
  name: string | undefined,
): string {
  const text = JSON.stringify({ summary, technicalSummary, experienceSummary, keyStrengths, areasForConsideration });
  return text.replaceAll(name ?? 'The candidate', '<name>');
}

/** Prepares each text of a set once, in order. */
export async function prepareAll<Prepared>(
  texts: Iterable<{ id: string; text: string }>,
  prepare: (text: string) => Promise<Prepared>,
): Promise<Map<string, Prepared>> {
  const prepared = new Map<string, Prepared>();
  for (const { id, text } of texts) prepared.set(id, await prepare(text));
  return prepared;
}

import { createHash } from 'node:crypto';
import { type Redaction, toRedacted } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../database/client.ts';
import { documentText } from '../database/document-text.ts';
import { inArray } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { resumes } from '../database/schema/index.ts';
import type { Quote } from './rebuild.ts';
import type { Redact, Subject } from './subjects.ts';

type Span = { start: number; end: number };
/** The two texts of a resume as they are shown. */
type Shown = { original: Redaction; english: Redaction };

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && 'start' in value;

/** Has what tells places in a resume's texts, and the texts themselves, say those of the masked texts. */
export async function moveQuotes(database: Database, actor: Actor, all: Quote[], redact: Redact): Promise<void> {
  const quotes = all.filter(({ value }) => tellsPlaces(value));
  if (quotes.length === 0) return;
  const ids = [...new Set(quotes.map(({ found }) => found.resumeId))];
  const { id, language, extractedText, translatedText, alignment } = resumes;
  const rows = await database
    .select({ id, language, extractedText, translatedText, alignment })
    .from(resumes)
    .where(ofCompany(resumes, actor, inArray(id, ids)));
  const texts = new Map(rows.map((row) => [row.id, documentText(row)]));
  const shownOf = new Map<number, Shown>();
  for (const { found } of quotes)
    if (!shownOf.has(found.resumeId))
      shownOf.set(found.resumeId, await redactBoth(texts.get(found.resumeId)!, found.subject, redact));
  for (const { value, copy, found } of quotes) move(value, copy, shownOf.get(found.resumeId)!);
}

const tellsPlaces = ({ original, english, span, alignment }: Quote['value']): boolean =>
  isSpan(span) || (isSpan(original) && isSpan(english)) || Array.isArray(alignment);

function move(value: Quote['value'], copy: Quote['copy'], { original, english }: Shown): void {
  const slice = ({ text }: Redaction, { start, end }: Span) => text.slice(start, end);
  if (Array.isArray(value.alignment)) Object.assign(copy, { original: original.text, english: english.text });
  if (isSpan(value.span)) copy.span = toRedacted(original, value.span);
  if (!isSpan(value.original) || !isSpan(value.english)) return;
  const moved = { original: toRedacted(original, value.original), english: toRedacted(english, value.english) };
  Object.assign(copy, moved);
  if (typeof value.text === 'string') copy.text = slice(english, moved.english);
  if (typeof value.originalText === 'string') copy.originalText = slice(original, moved.original);
}

/** Redacted texts that are kept for the next answer about the same person. */
const mostKept = 200;
const kept = new Map<string, Shown>();

async function redactBoth(
  { original, english }: { original: string; english: string },
  subject: Subject,
  redact: Redact,
): Promise<Shown> {
  const key = createHash('sha256')
    .update(JSON.stringify([subject, original, english]))
    .digest('hex');
  const before = kept.get(key);
  if (before) return before;
  const [first, second] = await redact(subject, original === english ? [original] : [original, english]);
  const made = { original: first!, english: second ?? first! };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, made);
  return made;
}

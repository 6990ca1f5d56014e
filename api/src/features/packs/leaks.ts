import { asRead, fold, nameParts } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { packPage } from './pack-page.ts';
import { packPaper } from './pack-paper.ts';
import type { Masked, Pack } from './read-pack.ts';
import { saidInPage } from './said.ts';

/** Milliseconds for redacting the resumes of a pack. */
const patience = 60_000;
/** Letters and figures from which a value is looked for wherever it stands: shorter ones stand in others by chance. */
const shortest = 7;

/**
 * Throws a 422 that names what a finished file says and must not, of those who are masked in it: names, addresses,
 * numbers and whatever else the masking takes out of their resumes, however it is written. The words are told to those
 * who may know them or have written them.
 */
export async function refuseLeaks(
  dependencies: Pick<Dependencies, 'database' | 'text'>,
  actor: Actor,
  { pack, masked }: { pack: Pack; masked: Masked[] },
  file: string,
): Promise<void> {
  if (masked.length === 0) return;
  const said = asRead(file);
  const values = await valuesOf(dependencies, actor, masked);
  const own = await ownWords(pack);
  const written = squeezed(asRead(pack.profiles.map(({ comment }) => comment).join(' ')));
  const standing = new Map(wordsIn(said).map((word) => [fold(word), word]));
  const all = squeezed(said);
  for (const one of masked) {
    const part = nameParts(one.identity).find((name) => standing.has(name) && !own.has(name));
    const value = (values.get(one.resumeId) ?? []).find((text) => all.includes(soughtOf(text)));
    const words = part === undefined ? value : standing.get(part)!;
    if (words === undefined) continue;
    const isTold = !one.isSecret || written.includes(soughtOf(words));
    const candidate = one.name;
    throw isTold
      ? refusal('pack.tells', { values: { candidate, words } })
      : refusal('pack.tells:withheld', { values: { candidate } });
  }
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The letters and figures of a text alone, so that neither line breaks nor the way of writing hide anything. */
const squeezed = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is looked for of a value: of a telephone number the last nine figures, with or without the country's. */
const soughtOf = (value: string): string => squeezed(value).replace(/^\d+(?=\d{9}$)/, '');

/** What a pack of this company says of anybody: a name like one of these words is looked for as a whole. */
async function ownWords(pack: Pack): Promise<Set<string>> {
  const nobody = { candidacyId: 0, name: '', masked: true, comment: ' ', contacts: [' '], language: '' };
  const requirements = (['met', 'partial', 'missing'] as const).flatMap((verdict) =>
    [true, false].map((must) => ({ must, verdict, text: '', quotes: [{ text: ' ', original: ' ' }] })),
  );
  const blank = { ...pack, role: '', client: '', profiles: [{ ...nobody, requirements }] };
  const texts = [...stringsOf(packPaper(blank)), saidInPage(await packPage(blank)), 'Cotejo PDFKit'];
  return new Set(texts.flatMap(wordsIn).map(fold));
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** Whole names, contacts, and what else has figures or signs of an address among what the masking takes out. */
async function valuesOf(
  { database, text }: Pick<Dependencies, 'database' | 'text'>,
  actor: Actor,
  masked: Masked[],
): Promise<Map<number, string[]>> {
  const { id, extractedText, translatedText } = resumes;
  const ids = masked.map(({ resumeId }) => resumeId);
  const rows = await database
    .select({ id, extractedText, translatedText })
    .from(resumes)
    .where(ofCompany(resumes, actor, inArray(id, ids)));
  const textsOf = new Map(rows.map((row) => [row.id, [row.extractedText ?? '', row.translatedText ?? '']]));
  const signal = AbortSignal.timeout(patience);
  const found = masked.map(async ({ resumeId, identity, name }): Promise<[number, string[]]> => {
    const input = { texts: textsOf.get(resumeId) ?? [], identity, name };
    const redacted = await onBehalfOf(actor.companyId, () => text.redactAll(input, { signal }));
    const taken = redacted.flatMap(({ replaced }) => replaced.map(({ original }) => original));
    const { possibleNames = [], emails, phones } = identity;
    const known = [...possibleNames, ...[...emails, ...phones].map((contact) => contact.text)];
    const values = [...known, ...taken.filter((value) => /[@/]|(?:\d.*){4}/.test(value))];
    return [resumeId, values.filter((value) => squeezed(value).length >= shortest)];
  });
  return new Map(await Promise.all(found));
}

import {
  byImportance,
  candidate,
  type Candidate,
  type Language,
  type PackInput,
  type Wording,
  wordingIn,
} from '@cotejo/contract';
import * as v from 'valibot';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { readSubjects, type Subject } from '../../platform/blind/subjects.ts';
import { namesTaken } from '../../platform/blind/names-taken.ts';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, personContacts, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { inks } from '../../platform/paper/look.ts';
import type { Brand } from '../../platform/paper/paper.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { readCandidates } from '../analysis/candidate.ts';
import { words as allWords } from '../reports/words.ts';
import { findRoleInFull } from '../roles/read.ts';
import { companyName } from '../users/company-name.ts';
import { readStored } from './look.ts';

/** A quote in the language of the pack, and as it was written where that is another one. */
export type ShownQuote = { text: string; original?: string };
export type ShownRequirement = Pick<Candidate['requirements'][number], 'must' | 'verdict'> & {
  text: string;
  quotes: ShownQuote[];
};
export type Profile = {
  candidacyId: number;
  name: string;
  masked: boolean;
  comment: string;
  contacts: string[];
  /** The language of the resume, ISO 639-1. */
  language: string;
  requirements: ShownRequirement[];
};
/** What a pack says, whatever it is drawn as. */
export type Pack = {
  language: Language;
  words: Wording;
  brand: Brand;
  role: string;
  client: string;
  /** In milliseconds since 1970. */
  created: number;
  profiles: Profile[];
};
/** Somebody whom a pack must not tell of; `isSecret` where its maker must not know either who it is. */
export type Masked = Subject & { resumeId: number; isSecret: boolean };

type Needed = Pick<Dependencies, 'database' | 'mask' | 'text'>;
export type Choice = Omit<PackInput, 'format'>;

const source = v.object({ role: v.string(), client: v.string(), candidates: v.array(candidate) });
/** Milliseconds for taking contacts out of all quotes. */
const patience = 60_000;

/**
 * What the profiles of some candidates of a role say, and who of them is masked. Throws "not found" for another
 * company's role, and where somebody is no candidate of it.
 */
export async function readPack(
  dependencies: Needed,
  actor: Actor,
  roleId: number,
  input: Choice,
): Promise<{ pack: Pack; masked: Masked[] }> {
  const { database, mask } = dependencies;
  const words = allWords[input.language];
  const ids = [...new Set(input.candidates.map(({ id }) => id))];
  const [role, company, look] = await Promise.all([
    findRoleInFull(database, actor, roleId),
    companyName(database, actor),
    readStored(database, actor),
  ]);
  const inRole = and(eq(analyses.roleId, roleId), inArray(analyses.id, ids))!;
  if ((await database.$count(analyses, ofCompany(analyses, actor, inRole))) < ids.length)
    throw refusal('not-found:candidate');
  const read = { role: role.name, client: role.client.name, candidates: await readCandidates(database, actor, ids) };
  const shown = await mask(actor, source, read, [], { everybody: input.blind });
  const masked = await readMasked(dependencies, actor, read.candidates, input.blind);
  const contacts = input.contacts ? await readContacts(dependencies, actor, ids) : new Map<number, string[]>();
  const profiles = shown.candidates.map((one) => profileOf(one, input, words, contacts.get(one.analysisId) ?? []));
  await cleanQuotes(dependencies, actor, profiles, masked, input.contacts);
  const name = look.name ?? company ?? words.product;
  const brand = { name, ink: look.color ?? inks.primary, logo: look.logo };
  const { language } = input;
  return {
    pack: { language, words, brand, role: shown.role, client: shown.client, created: Date.now(), profiles },
    masked,
  };
}

async function readMasked(
  { database }: Needed,
  actor: Actor,
  candidates: Candidate[],
  everybody: boolean,
): Promise<Masked[]> {
  const abouts = candidates.map(({ analysisId }) => ({ of: 'candidacy' as const, id: analysisId }));
  if (!everybody && !actor.blind) return [];
  const [hidden, secret] = await Promise.all([
    readSubjects(database, actor, abouts, { everybody }),
    readSubjects(database, actor, actor.blind ? abouts : []),
  ]);
  return abouts.flatMap((one, at) => {
    const found = hidden.find(one);
    return found ? [{ ...found.subject, resumeId: candidates[at]!.id, isSecret: secret.find(one) !== undefined }] : [];
  });
}

/** The addresses and numbers of people, by candidacy. */
async function readContacts({ database }: Needed, actor: Actor, ids: number[]): Promise<Map<number, string[]>> {
  const { written, kind } = personContacts;
  const rows = await database
    .selectDistinct({ id: analyses.id, kind, written })
    .from(analyses)
    .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
    .innerJoin(personContacts, ofSameCompany(personContacts, resumes, eq(personContacts.personId, resumes.personId)))
    .where(ofCompany(analyses, actor, inArray(analyses.id, ids)))
    .orderBy(kind, written);
  const of = Map.groupBy(rows, ({ id }) => id);
  return new Map([...of].map(([id, theirs]) => [id, theirs.map((one) => one.written)]));
}

function profileOf(one: Candidate, input: Choice, words: Wording, contacts: string[]): Profile {
  const { comment = '', quotes = {} } = input.candidates.find(({ id }) => id === one.analysisId)!;
  const masked = one.masked === true;
  const requirements = inOrder(one.requirements, input.requirements).map((requirement): ShownRequirement => {
    const { id, must, verdict, quotes: found } = requirement;
    const left = quotes[id]?.flatMap((at) => found[at] ?? []) ?? found;
    return { must, verdict, text: wordingIn(words, requirement), quotes: left.map((quote) => quoteIn(words, quote)) };
  });
  const { analysisId: candidacyId, name, language } = one;
  return { candidacyId, name, masked, comment, contacts: masked ? [] : contacts, language, requirements };
}

/** Those that were chosen, in their order; without a choice musts first, and the heavier before the lighter. */
function inOrder(all: Candidate['requirements'], chosen: string[] | undefined): Candidate['requirements'] {
  if (!chosen) return all.toSorted(byImportance);
  const byId = new Map(all.map((one) => [one.id, one]));
  return [...new Set(chosen)].flatMap((id) => byId.get(id) ?? []);
}

function quoteIn(words: Wording, quote: Candidate['requirements'][number]['quotes'][number]): ShownQuote {
  const text = wordingIn(words, quote);
  return {
    text,
    ...(quote.originalText !== undefined && quote.originalText !== text && { original: quote.originalText }),
  };
}

/** Takes contacts out of the quotes, unless they are asked for, and the names of those who are masked out of all. */
async function cleanQuotes(
  { text }: Needed,
  { companyId }: Actor,
  profiles: Profile[],
  masked: Masked[],
  contacts: boolean,
): Promise<void> {
  const quotes = profiles.flatMap(({ requirements }) => requirements.flatMap((one) => one.quotes));
  if (!contacts) {
    const texts = quotes.flatMap((quote) => [quote.text, quote.original ?? '']);
    const signal = AbortSignal.timeout(patience);
    const cleaned = await onBehalfOf(companyId, () => text.withoutContacts(texts, { signal }));
    for (const [at, quote] of quotes.entries()) {
      quote.text = cleaned[at * 2]!;
      if (quote.original !== undefined) quote.original = cleaned[at * 2 + 1]!;
    }
  }
  if (masked.length === 0) return;
  const withoutNames = namesTaken(masked);
  for (const quote of quotes) {
    quote.text = withoutNames(quote.text);
    if (quote.original !== undefined) quote.original = withoutNames(quote.original);
  }
}

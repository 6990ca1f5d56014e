import { readFileSync } from 'node:fs';
import {
  type InputOf,
  type Language,
  languages,
  letterKinds,
  type LetterKind,
  letterPlaceholders,
  type LetterTemplate,
  missingPlaceholders,
  unknownPlaceholders,
  type changeLetterTemplate as changeCall,
} from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { letterTemplates } from '../../platform/database/schema/index.ts';
import { words } from '../reports/words.ts';
import { sampleFacts } from './sample-facts.ts';
import { letterValues } from './values.ts';

const read = (kind: LetterKind, language: Language) =>
  readFileSync(new URL(`./templates/${kind}.${language}.txt`, import.meta.url), 'utf8').trim();
const inBoth = (kind: LetterKind) => ({ en: read(kind, 'en'), es: read(kind, 'es') });
const builtIn: Record<LetterKind, Record<Language, string>> = {
  notice: inBoth('notice'),
  explanation: inBoth('explanation'),
};
type Row = Pick<typeof letterTemplates.$inferSelect, 'text' | 'updatedAt'>;

/** The templates of a company, the built-in ones where it has none, by kind and language. */
export async function listTemplates(database: Transaction, actor: Actor): Promise<LetterTemplate[]> {
  const rows = await database.select().from(letterTemplates).where(ofCompany(letterTemplates, actor));
  return letterKinds.flatMap((kind) =>
    languages.map((language) =>
      present(
        kind,
        language,
        rows.find((row) => row.kind === kind && row.language === language),
      ),
    ),
  );
}

/** The text from which a company's letters of a kind are written. */
export async function templateOf(
  database: Transaction,
  actor: Actor,
  kind: LetterKind,
  language: Language,
): Promise<string> {
  const [row] = await database
    .select()
    .from(letterTemplates)
    .where(ofCompany(letterTemplates, actor, ...of(kind, language)));
  return row?.text ?? builtIn[kind][language];
}

/**
 * Puts a company's own template in the place of the built-in one, or with null takes it away. Throws a 400 that names
 * what is no placeholder, and a 409 where somebody else has changed it since the author looked.
 */
export function changeTemplate(
  database: Database,
  actor: Actor,
  { kind, language, text, seen }: InputOf<typeof changeCall>,
): Promise<LetterTemplate> {
  const unknown = text === null ? [] : unknownPlaceholders(kind, text);
  if (unknown.length > 0) {
    const known = letterPlaceholders[kind].map((name) => `{{${name}}}`);
    const values = { names: unknown.join(', '), known: known.join(', ') };
    throw invalidInput(issueAt('text', 'placeholder-unknown', { values }));
  }
  return database.transaction(async (transaction) => {
    const own = ofCompany(letterTemplates, actor, ...of(kind, language));
    const [before] = await transaction.select().from(letterTemplates).where(own).for('update');
    if (seen !== undefined && (before?.updatedAt.toISOString() ?? null) !== seen) throw refusal('changed-meanwhile');
    const row = await write(transaction, actor, { kind, language, text }, before !== undefined);
    await audit(transaction, actor, 'letter-template-changed', null, { kind, language, own: text !== null });
    return present(kind, language, row);
  });
}

async function write(
  transaction: Transaction,
  actor: Actor,
  { kind, language, text }: { kind: LetterKind; language: Language; text: string | null },
  isThere: boolean,
): Promise<Row | undefined> {
  const own = ofCompany(letterTemplates, actor, ...of(kind, language));
  if (text === null) {
    await transaction.delete(letterTemplates).where(own);
    return undefined;
  }
  const { companyId } = actor;
  const [row] = await (isThere
    ? transaction.update(letterTemplates).set({ text }).where(own).returning()
    : transaction
        .insert(letterTemplates)
        .values({ companyId, kind, language, text })
        .onConflictDoNothing()
        .returning());
  // Somebody else was the first to write one.
  if (!row) throw refusal('changed-meanwhile');
  return row;
}

const of = (kind: LetterKind, language: Language) => [
  eq(letterTemplates.kind, kind),
  eq(letterTemplates.language, language),
];

function present(kind: LetterKind, language: Language, row: Row | undefined): LetterTemplate {
  const text = row?.text ?? builtIn[kind][language];
  const sample: Record<string, string> = letterValues(sampleFacts[language], words[language]);
  return {
    kind,
    language,
    text,
    builtIn: builtIn[kind][language],
    updatedAt: row?.updatedAt.toISOString() ?? null,
    missing: missingPlaceholders(kind, text),
    sample: Object.fromEntries(letterPlaceholders[kind].map((name) => [name, sample[name]!])),
  };
}

import { redactAll, type TextWork } from '@cotejo/pipeline';
import type { GenericSchema } from 'valibot';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../database/client.ts';
import { onBehalfOf } from '../sandbox/company.ts';
import { namesTaken } from './names-taken.ts';
import { moveQuotes } from './move-quotes.ts';
import { rebuild, type Text } from './rebuild.ts';
import { type About, aboutsIn, shapeOf } from './shape.ts';
import { readSubjects, type Redact, type Subject, type Whom } from './subjects.ts';

/**
 * An answer as its reader may see it: of everybody who is masked it tells neither name, contact, file name, gender nor
 * age, and has `masked` where the schema of an object says whose it is. `abouts` is whom the call names. The same value
 * where nothing of the company is blind.
 */
export type Mask = <Value>(
  actor: Actor,
  schema: GenericSchema,
  value: Value,
  abouts?: About[],
  options?: Whom,
) => Promise<Value>;

/** More characters are redacted in the sandbox. */
const most = 20_000;
/** Milliseconds for that, all texts of an answer together. */
const patience = 60_000;

export function createMask({ database, text }: { database: Database; text: TextWork }): Mask {
  return async (actor, schema, value, abouts = [], whom = {}) => {
    if (!(actor.blind || whom.everybody) || typeof value !== 'object' || value === null) return value;
    const shape = shapeOf(schema);
    const { all, find } = await readSubjects(database, actor, [...abouts, ...aboutsIn(shape, value)], whom);
    if (all.length === 0) return value;
    const signal = AbortSignal.timeout(patience);
    const redact: Redact = async ({ identity, name }, texts) => {
      const input = { identity, name, texts };
      const isShort = texts.reduce((sum, { length }) => sum + length, 0) <= most;
      return isShort ? redactAll(input) : onBehalfOf(actor.companyId, () => text.redactAll(input, { signal }));
    };
    const root = abouts.map(find).find((found) => found !== undefined);
    const { result, inside, outside, quotes } = rebuild(shape, value, root, find);
    const withoutNames = namesTaken(all);
    for (const { text: said, put } of outside) put(withoutNames(said));
    for (const [subject, texts] of inside) {
      const redacted = await redactTogether(redact, subject, texts);
      // Of others as well: somebody may be the same as another, or be told of in a note.
      for (const [index, { put }] of texts.entries()) put(withoutNames(redacted[index]!));
    }
    await moveQuotes(database, actor, quotes, redact);
    return result as typeof value;
  };
}

/** Between texts that are redacted together; no rule reads across lines. */
const between = '\n\u0001\n';

/** Redacts the texts of somebody as one, which costs less than one by one. */
async function redactTogether(redact: Redact, subject: Subject, texts: Text[]): Promise<string[]> {
  const all = texts.map(({ text }) => text);
  const [together] = await redact(subject, [all.join(between)]);
  const parts = together!.text.split(between);
  if (parts.length === texts.length) return parts;
  return (await redact(subject, all)).map(({ text }) => text);
}

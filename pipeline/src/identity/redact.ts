import { ProviderError, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';
import type { Identity } from './identity.ts';
import { findContacts } from './contacts.ts';
import { everywhere } from './everywhere.ts';
import { nameParts, findNames } from './names-in-text.ts';
import { findPersonal } from './personal.ts';

export type Replaced = { real: Span; redacted: Span; placeholder: string; original: string };

/** A text without what says who its owner is, and what was replaced, in order. */
export type Redaction = { text: string; replaced: Replaced[] };

/**
 * An owner has fewer addresses and numbers; a text with more is not one person's, and each is looked for in all of it.
 */
const mostKnown = 100;

/** `says` is what stands in its place, where that is no placeholder of the kind. */
export type Mark = Span & { kind: string; says?: string };
type More = { name?: string; also?: Mark[] };

/** A text as it is, in the shape of a redaction: for a model that may read everything. */
export const unredacted = (text: string): Redaction => ({ text, replaced: [] });

/**
 * Puts placeholders such as [NAME] and [PHONE 2] in the place of the owner's name (whole or in parts, in any case and
 * order), e-mail and web addresses, telephone numbers, postal addresses, birth date, nationality, family and identity
 * papers. Equal strings get equal placeholders. `identity` may come from another version of the text. `name` stands in
 * the place of names; `also` is replaced as well.
 */
export function redact(text: string, identity: Identity, { name = '[NAME]', also = [] }: More = {}): Redaction {
  const marks = withoutOverlaps([...findMarks(text, identity), ...also]);
  const placeholders = new Map<string, string>();
  const counts = new Map<string, number>();
  const placeholderOf = (kind: string, original: string): string => {
    if (kind === 'NAME') return name;
    const key = `${kind} ${original.toLowerCase()}`;
    const known = placeholders.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = count === 1 ? `[${kind}]` : `[${kind} ${count}]`;
    placeholders.set(key, made);
    return made;
  };
  let redacted = '';
  let position = 0;
  const replaced = marks.map(({ kind, start, end, says }): Replaced => {
    redacted += text.slice(position, start);
    const original = text.slice(start, end);
    const placeholder = says ?? placeholderOf(kind, original);
    const from = redacted.length;
    redacted += placeholder;
    position = end;
    return { real: { start, end }, redacted: { start: from, end: redacted.length }, placeholder, original };
  });
  redacted += text.slice(position);
  return { text: redacted, replaced };
}

/** Texts without addresses, telephone numbers and what else is personal, whoever's they are; names stay. */
export const withoutContacts = (texts: string[]): string[] =>
  texts.map((text) => redact(text, { emails: [], links: [], phones: [] }).text);

/**
 * Looks for the identity in a redacted text by other means than `redact`: by letters and figures alone.
 * Throws `ProviderError` (`bad-input`) where something is still there, and does not say what.
 */
export function checkRedacted(plugin: string, text: string, identity: Identity): void {
  const rest = text.replace(/\[[A-Z]+(?: [A-Z]+)?(?: \d+)?\]/g, '\n');
  const words = new Set(wordsOf(fold(rest)));
  const lower = rest.toLowerCase();
  const digits = rest.split('\n').map((line) => line.replace(/\D/g, ''));
  const { addresses, phones } = knownOf(identity);
  const isThere =
    addresses.length > mostKnown ||
    phones.length > mostKnown ||
    nameParts(identity).some((part) => words.has(part)) ||
    addresses.some((address) => lower.includes(address)) ||
    phones.some((phone) => digits.some((line) => line.includes(phone.replace(/\D/g, '').slice(-9)))) ||
    findContacts(rest).emails.length > 0;
  if (isThere)
    throw new ProviderError(plugin, 'bad-input', 'Not everything that identifies the candidate could be removed');
}

function findMarks(text: string, identity: Identity): Mark[] {
  const { emails, links, phones } = findContacts(text);
  const known = knownOf(identity);
  const mark =
    (kind: string) =>
    ({ start, end }: Span): Mark => ({ kind, start, end });
  return [
    ...emails.map(mark('EMAIL')),
    ...links.map(mark('LINK')),
    ...phones.map(mark('PHONE')),
    ...known.addresses.slice(0, mostKnown).flatMap((address) => everywhere(text, address).map(mark('LINK'))),
    ...known.phones.slice(0, mostKnown).flatMap((phone) => numberEverywhere(text, phone).map(mark('PHONE'))),
    ...findPersonal(text),
    ...findNames(text, identity).map(mark('NAME')),
  ];
}

/** The owner's addresses in lower case and telephone numbers, each once. */
function knownOf({ emails, links, phones }: Identity): { addresses: string[]; phones: string[] } {
  return {
    addresses: [...new Set([...emails, ...links].map(({ text }) => text.toLowerCase()))],
    phones: [...new Set(phones.map(({ text }) => text))],
  };
}

/** A telephone number however it is grouped, with its country's or without. */
function numberEverywhere(text: string, phone: string): Span[] {
  const digits = phone.replace(/\D/g, '').slice(-9).replace(/\B/g, '[ .()-]*');
  return [...text.matchAll(new RegExp(`\\+?(?:\\d{1,3}[ .()-]*)?${digits}`, 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Marks in order; one that touches an earlier or longer one is taken into it. */
function withoutOverlaps(marks: Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else kept.push({ ...mark });
  }
  return kept;
}

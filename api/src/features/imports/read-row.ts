import { type Consent, type ImportField, limits, type RowRemark, type SkipReason } from '@cotejo/contract';
import { type ContactValue, findContactValues } from '@cotejo/pipeline';
import { isoDay } from '../../ground/time.ts';
import { consentIn } from './words.ts';

/** What a column says, with its title. */
export type Column = { title: string; field: ImportField | null };
/** The order of the parts of a day such as 03/04/2026, as far as a column tells it. */
export type DayOrder = 'day-first' | 'month-first' | undefined;

/** What a row says of a person. */
export type ReadPerson = {
  name: string;
  contacts: ContactValue[];
  tags: string[];
  note: string;
  consent: Consent;
  remarks: RowRemark[];
};

/** Reads a row by the meaning of its columns; a row without a name that can be kept is skipped, and says why. */
export function readRow(columns: Column[], cells: string[], order: DayOrder): ReadPerson | { skipped: SkipReason } {
  const filled = columns.map((column, at) => ({ ...column, text: cells[at] ?? '' })).filter(({ text }) => text !== '');
  const of = (field: ImportField) => filled.filter((one) => one.field === field).map(({ text }) => text);
  const name = nameOf(columns, of);
  if (!/\p{L}/u.test(name)) return { skipped: 'name-missing' };
  if (name.length > limits.nameMaximum) return { skipped: 'name-too-long' };
  const [emails, phones] = [contactsIn('email', of('email')), contactsIn('phone', of('phone'))];
  const tags = tagsIn(of('tags'));
  const { consent, remarks } = readConsent(columns, of, order);
  if (of('email').length > 0 && emails.length === 0) remarks.push('email-unreadable');
  if (of('phone').length > 0 && phones.length === 0) remarks.push('phone-unreadable');
  if (tags.length > limits.tagsOfPerson) remarks.push('tags-too-many');
  return {
    name,
    contacts: [...emails, ...phones],
    tags: tags.slice(0, limits.tagsOfPerson),
    note: noteIn(filled.filter(({ field }) => field === 'note')),
    consent,
    remarks,
  };
}

type Cells = (field: ImportField) => string[];

/** The whole name: of its own column, of those of its parts, or a first name that stands under "Name". */
function nameOf(columns: Column[], of: Cells): string {
  const has = (field: ImportField) => columns.some((column) => column.field === field);
  const parts = [...(has('first-name') ? [] : of('name')), ...of('first-name'), ...of('last-name')];
  const isWhole = of('name').length > 0 && (has('first-name') || !has('last-name'));
  const name = (isWhole ? of('name') : parts).join(' ').replace(/\s+/g, ' ').trim();
  // "García López, Ana", as lists in the order of family names have it.
  const [family, given, ...rest] = name.split(/\s*,\s*/);
  return family && given && rest.length === 0 ? `${given} ${family}` : name;
}

const contactsIn = (kind: ContactValue['kind'], cells: string[]): ContactValue[] =>
  findContactValues(cells.join('\n')).filter((contact) => contact.kind === kind);

/** Tags, each once whatever its case. */
function tagsIn(cells: string[]): string[] {
  const tags = cells.flatMap((cell) => cell.split(/[,;|\n]/)).map((tag) => tag.trim().slice(0, limits.nameMaximum));
  const byKey = new Map(tags.filter(Boolean).map((tag) => [tag.toLowerCase(), tag.toWellFormed()]));
  return [...byKey.values()];
}

/** The text of one column as it is, that of several with their titles. */
const noteIn = (cells: { title: string; text: string }[]): string =>
  cells
    .map(({ title, text }) => (cells.length > 1 && title ? `${title}: ${text}` : text))
    .join('\n')
    .slice(0, limits.noteMaximum)
    .toWellFormed();

/** A column of days without one of states says that consent was given on these days. */
function readConsent(columns: Column[], of: Cells, order: DayOrder): { consent: Consent; remarks: RowRemark[] } {
  const remarks: RowRemark[] = [];
  const [state] = of('consent');
  const [day] = of('consent-date');
  const [source] = of('consent-source');
  const date = day === undefined ? null : dayIn(day, order);
  if (date === undefined) remarks.push('date-unreadable');
  const isStated = columns.some(({ field }) => field === 'consent');
  const read = state === undefined ? (!isStated && date ? 'given' : 'unknown') : consentIn(state);
  if (read === undefined) remarks.push('consent-unreadable');
  if (read === undefined || read === 'unknown')
    return { consent: { state: 'unknown', date: null, source: null }, remarks };
  return {
    consent: {
      state: read,
      date: date ?? null,
      source: source === undefined ? null : source.slice(0, limits.nameMaximum).toWellFormed(),
    },
    remarks,
  };
}

const dayOfIso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const writtenDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/;

/** A day as ISO 8601; undefined for what is none, or can be one of two. */
function dayIn(text: string, order: DayOrder): string | undefined {
  const iso = dayOfIso.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = writtenDay.exec(text);
  if (!written) return undefined;
  const [one, other, year] = written.slice(1).map(Number) as [number, number, number];
  if (order === 'month-first' || other > 12) return dayOf(year, one, other);
  if (order === 'day-first' || one > 12 || one === other) return dayOf(year, other, one);
  return undefined;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 ? isoDay(date) : undefined;
}

/** The order of the parts of the days in a column: one that can be read in one way only tells all others. */
export function dayOrderOf(days: Iterable<string>): DayOrder {
  for (const text of days) {
    const [, one = 0, other = 0] = writtenDay.exec(text)?.map(Number) ?? [];
    if (one > 12) return 'day-first';
    if (other > 12) return 'month-first';
  }
  return undefined;
}

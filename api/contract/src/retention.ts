import * as v from 'valibot';
import { about, author, chosenIds, id, idText, pageQuery, timestamp, visibleText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { erasureReceipt } from './erasures.ts';
import { limits } from './limits.ts';

const months = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.retentionMonthsMaximum)));
const named = v.object({ id, name: v.string() });
const namedPerson = v.object({ ...named.entries, ...about('person') });

/** Months after which people are due, counted from the last activity and from a refusal; null for never. */
const clocks = { afterActivity: months, afterRefusal: months };

/** Months for which entries of the history are kept, as many as the AI Act asks for at least; null for ever. */
const historyMonths = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(limits.historyMonthsMinimum), v.maxValue(limits.retentionMonthsMaximum)),
);

/** What keeps somebody from being erased: a person, or everybody of a role or client. */
const hold = { id, reason: v.string(), author, createdAt: timestamp };
const legalHold = v.variant('of', [
  v.object({ ...hold, of: v.literal('person'), subject: namedPerson }),
  v.object({ ...hold, of: v.picklist(['role', 'client']), subject: named }),
]);
export const retention = v.object({
  ...clocks,
  /** Whether the server erases who is due by itself, every night. */
  erases: v.boolean(),
  historyMonths,
  /** Clients whose candidacies have clocks of their own. */
  clients: v.array(v.object({ client: named, ...clocks })),
  holds: v.array(legalHold),
});
export type Retention = v.InferOutput<typeof retention>;

/** Somebody whose last clock has run out, which one that was, and when. */
const duePerson = v.object({
  person: namedPerson,
  clock: v.picklist(['activity', 'refusal']),
  since: timestamp,
  dueAt: timestamp,
});
export type DuePerson = v.InferOutput<typeof duePerson>;

const path = '/api/admin/retention';

export const getRetention = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  showsPeople: true,
  summary: 'For how long people and the history are kept, and who is kept by a legal hold.',
  reply: 'json',
  output: retention,
});
export const changeRetention = endpoint({
  method: 'PUT',
  path,
  access: 'admin',
  summary:
    'Changes for how long the history is kept, and people, of the company and of all clients with clocks of their own.',
  body: 'json',
  input: v.object({
    ...clocks,
    erases: v.boolean(),
    /** Stays as it is where it is left out. */
    historyMonths: v.optional(historyMonths),
    clients: v.array(v.object({ clientId: id, ...clocks })),
  }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:client'],
});
export const listDuePeople = endpoint({
  method: 'GET',
  path: `${path}/due`,
  access: 'admin',
  showsPeople: true,
  summary: 'The people whose last clock has run out and whom no legal hold keeps, a part at a time.',
  query: v.object(pageQuery),
  reply: 'json',
  output: v.object({
    items: v.array(duePerson),
    /** What to send as `cursor` for the next part, though this one may be empty; null at the end. */
    nextCursor: v.nullable(v.string()),
  }),
});
export const eraseDuePeople = endpoint({
  method: 'POST',
  path: `${path}/erase`,
  access: 'admin',
  summary: 'Erases people who are due, all of them or none, and answers with a receipt.',
  body: 'json',
  input: v.object({ ids: chosenIds }),
  reply: 'json',
  output: erasureReceipt,
  refusals: ['not-found:candidate', 'retention.not-due', 'held'],
});
export const holdLegally = endpoint({
  method: 'POST',
  path: `${path}/holds`,
  access: 'admin',
  summary: 'Keeps a person, or everybody of a role or client, from being erased or deleted.',
  body: 'json',
  input: v.object({
    of: v.picklist(['person', 'role', 'client']),
    id,
    reason: v.pipe(visibleText('reason-required'), v.maxLength(limits.holdReasonMaximum)),
  }),
  reply: 'json',
  output: v.object({ id }),
  status: 201,
  refusals: ['not-found:candidate', 'not-found:role', 'not-found:client'],
});
export const liftHold = endpoint({
  method: 'DELETE',
  path: `${path}/holds/:holdId`,
  access: 'admin',
  summary: 'Lifts a legal hold.',
  params: v.object({ holdId: idText }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:hold'],
});

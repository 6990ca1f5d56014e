import * as v from 'valibot';
import { idText, issue } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** What categories are by: one of two traits, or both together. */
export const traits = ['sex', 'ethnicity'] as const;
export type Trait = (typeof traits)[number];

/** Why a category has no rate: it has too few people, or its rate would tell that of one that has too few. */
export const withheldReasons = ['few', 'others'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

const count = v.number();
/** From 0 to 1, rounded to three decimals. */
const ratio = v.number();

/** How many of a category are meant, their part of it, and that part over the highest of any category. */
const rate = v.object({
  count,
  rate: ratio,
  /** Null for a category that is left out of the ratios, and where nobody of any category is meant. */
  impactRatio: v.nullable(ratio),
});
export type CategoryRate = v.InferOutput<typeof rate>;

const category = v.object({
  /** As the file has it; null where the table is by the other trait. */
  sex: v.nullable(v.string()),
  ethnicity: v.nullable(v.string()),
  people: count,
  withheld: v.nullable(v.picklist(withheldReasons)),
  /** Less than 2% of the people, and so left out of the ratios. */
  small: v.boolean(),
  /** Those whose score is above the median of all people; null where it is withheld. */
  scoring: v.nullable(rate),
  /** Those whom the status says to have been put forward; null where it is withheld, or nobody has been yet. */
  selection: v.nullable(rate),
});
export type RatedCategory = v.InferOutput<typeof category>;

const table = v.object({
  by: v.picklist([...traits, 'both']),
  categories: v.array(category),
  /** People of unknown category, who are in none of them. */
  unknown: count,
});
export type RateTable = v.InferOutput<typeof table>;

/** Rows of the file that are left out: how many, and the numbers of the first. */
const leftOut = v.object({ count, rows: v.array(count) });
export type LeftOutRows = v.InferOutput<typeof leftOut>;

const rates = v.object({
  rows: count,
  /** Those whom the rates are about. */
  people: count,
  /** Of their scores; null without any. */
  median: v.nullable(v.number()),
  /** Nobody with a score is meant. */
  notFound: leftOut,
  /** Several people may be meant. */
  ambiguous: leftOut,
  /** About somebody of whom another row says something else. */
  contradictory: leftOut,
  /** About somebody of whom an earlier row says the same. */
  repeated: count,
  /** People with a score of whom the file says nothing. */
  notNamed: count,
  tables: v.array(table),
  /** The same tables as CSV. */
  csv: v.string(),
});
export type CategoryRates = v.InferOutput<typeof rates>;

/** Which column of a spreadsheet holds what, from 1. */
const column = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, issue('limit-invalid')),
  v.transform(Number),
  v.maxValue(limits.importColumns, issue('limit-invalid')),
);

export const rateCategories = endpoint({
  method: 'POST',
  path: '/api/admin/category-rates',
  access: 'admin',
  asks: true,
  limited: 'uploads',
  summary:
    'Scoring and selection rates with impact ratios by the categories of a CSV or XLSX file, of one role or of all, ' +
    'in the layout of an audit by 6 RCNY 5-301. Neither the file nor a category is stored. Columns that are not ' +
    'named are told by their titles in the first row; without one of people and one of a trait there are no rates.',
  query: v.object({
    roleId: v.optional(idText),
    person: v.optional(column),
    sex: v.optional(column),
    ethnicity: v.optional(column),
    /** The language of the CSV. */
    language: v.optional(v.picklist(['en', 'es'], issue('language-unknown')), 'en'),
  }),
  body: 'multipart',
  reply: 'json',
  output: v.object({
    /** The titles of the columns. */
    columns: v.array(v.string()),
    /** Those that are taken for something, from 1. */
    taken: v.object({ person: v.nullable(count), sex: v.nullable(count), ethnicity: v.nullable(count) }),
    rates: v.nullable(rates),
  }),
  refusals: [
    'not-found:role',
    'categories.too-many',
    'table.wrong-type',
    'table.damaged',
    'table.empty',
    'table.too-large',
    'table.not-read',
  ],
});
export type RatedFile = v.InferOutput<typeof rateCategories.output>;

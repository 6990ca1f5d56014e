import { createRequire } from 'node:module';

// Everything of Drizzle that we use, in its CommonJS build. Of every ES module, Node asks whose package it is of, and
// each time reads the package's whole list of exports: 180 kB for each of Drizzle's hundred files, two thirds of a
// second of every start.
const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  not,
  notExists,
  or,
  sql,
} = require('drizzle-orm') as typeof import('drizzle-orm');
export const {
  alias,
  bigint,
  boolean,
  char,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  PgTable,
  PgTimestamp,
  primaryKey,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  varchar,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');
export const { drizzle } = require('drizzle-orm/postgres-js') as typeof import('drizzle-orm/postgres-js');

export type { SQL, SQLWrapper, Subquery } from 'drizzle-orm';
export type PgTable = import('drizzle-orm/pg-core').PgTable;
export type { PgColumn, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
export type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

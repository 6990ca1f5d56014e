import type { EndpointName, endpoints, InputOf, OutputOf, ParamsOf, QueryOf } from '@cotejo/contract';
import type { Context } from 'hono';
import type { Actor } from '../../ground/actor.ts';

type Endpoints = typeof endpoints;

/** What a handler gets, validated and authorized. */
export type Call<E extends Endpoints[EndpointName]> = {
  actor: E['access'] extends 'public' ? null : Actor;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The JSON body; a multipart form is read by its handler, as a stream. */
  input: E extends { body: 'multipart' } ? undefined : InputOf<E>;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** Whether who called might do so still, for answers that go on. */
  mayStay(): Promise<boolean>;
  /** Hono's context, for cookies, headers and streams. */
  context: Context;
};

/** JSON replies are returned as values, empty ones as nothing, files and events as a `Response`. */
export type Result<E extends Endpoints[EndpointName]> = E['reply'] extends 'json'
  ? OutputOf<E>
  : E['reply'] extends 'empty'
    ? void
    : Response;

export type Handlers = {
  [Name in EndpointName]: (call: Call<Endpoints[Name]>) => Promise<Result<Endpoints[Name]>>;
};

import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, a signed-in user, or an admin. The server enforces it from this one word. */
export type Access = 'public' | 'member' | 'admin';

/** What comes back: JSON of a schema, nothing at all, a file, or server-sent events of a schema. */
export type Reply = 'json' | 'empty' | 'file' | 'events';

/** What goes in: nothing, JSON, or a multipart form with one file. */
export type Body = 'none' | 'json' | 'multipart';

/** One call of the API. `path` uses Hono's `:name` for parameters. */
export type Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Input extends GenericSchema | undefined = GenericSchema | undefined,
  Output extends GenericSchema | undefined = GenericSchema | undefined,
> = {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  /** One sentence for the API's description. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The JSON body, or the text fields of the form. */
  input?: Input;
  reply: Reply;
  /** The JSON reply, or the data of each event. */
  output?: Output;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 204;
};

/** Declares a call; the identity function with its types kept. */
export function endpoint<
  const Params extends GenericSchema | undefined = undefined,
  const Query extends GenericSchema | undefined = undefined,
  const Input extends GenericSchema | undefined = undefined,
  const Output extends GenericSchema | undefined = undefined,
>(declared: Endpoint<Params, Query, Input, Output>): Endpoint<Params, Query, Input, Output> {
  return declared;
}

type In<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type Out<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** What the server's handler gets and gives. */
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _I, infer _O> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _I, infer _O> ? Out<Q> : never;
export type InputOf<E> = E extends Endpoint<infer _P, infer _Q, infer I, infer _O> ? Out<I> : never;
export type OutputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _I, infer O> ? Out<O> : never;
/** What a caller sends before defaults and conversions. */
export type SentInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer I, infer _O> ? In<I> : never;
export type SentParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _I, infer _O> ? In<P> : never;
export type SentQueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _I, infer _O> ? In<Q> : never;

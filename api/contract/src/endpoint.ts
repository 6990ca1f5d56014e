import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalKey } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, a user who is logged in, or an admin. The server enforces it. */
export type Access = 'public' | 'member' | 'admin';

/** What comes back: JSON of a schema, nothing at all, a file, or server-sent events of a schema. */
export type Reply = 'json' | 'empty' | 'file' | 'events';

/** What goes in: JSON, a multipart form with one file unless said otherwise, or the fields of a page's form. */
export type Body = 'json' | 'multipart' | 'form';

/**
 * Calls that keep the server busy. A limit per user and kind holds for those under way, another for those begun in a
 * minute.
 */
export type Limited = 'uploads' | 'analyses' | 'reports';

/** One call of the API. `path` uses Hono's `:name` for parameters. */
export type Endpoint = {
  method: Method;
  path: `/api/${string}` | `/s/${string}`;
  access: Access;
  /** One sentence for the API's description. */
  summary: string;
  params?: GenericSchema;
  query?: GenericSchema;
  /** Shows what is known of people, be they candidates or users: whoever reads it leaves an entry in the history. */
  showsPeople?: true;
  /** Changes nothing that anybody else sees, and leaves no entry in the history, as other changes do. */
  ownMark?: true;
  /** Only asks something, although it is no GET: an API token that may only read may make it. */
  asks?: true;
  /** For somebody who is signed in by themselves: refused to whoever comes with an API token. */
  personal?: true;
  /** Also for somebody who has yet to set up the second factor that their company asks for; other calls are refused. */
  beforeSecondFactor?: true;
  /** Not limited unless said otherwise. */
  limited?: Limited;
  /** No body unless said otherwise. */
  body?: Body;
  /** The JSON body, or the text fields of the form. */
  input?: GenericSchema;
  /** A form must bring its file unless said otherwise. */
  fileOptional?: true;
  /** The form brings any number of files, in its field `files`, in place of one. */
  manyFiles?: true;
  reply: Reply;
  /**
   * Its file tells nobody of a person, or its handler masks whom it tells of; any other is refused while somebody in it
   * is masked.
   */
  masksItself?: true;
  /** Of a file; any unless said otherwise. */
  mediaType?: string;
  /** The JSON reply, or the data of each event. */
  output?: GenericSchema;
  /** The answer is a part of a list. If there is more, its header X-Next-Cursor says where the next part begins. */
  paged?: true;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Its own refusals; others follow from the fields above. */
  refusals?: readonly RefusalKey[];
};

/**
 * Declares a call; the identity function, which keeps literal types.
 * @__NO_SIDE_EFFECTS__ So that a bundle leaves out the calls that nobody names.
 */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/** Whether a call leaves an entry in the company's history. Logging in and registering leave one of their own. */
export const leavesEntry = ({ method, access, showsPeople, ownMark }: Endpoint): boolean =>
  showsPeople ?? (method !== 'GET' && access !== 'public' && !ownMark);

type Part<E extends Endpoint, Key extends keyof Endpoint> = E extends { [K in Key]: infer Schema extends GenericSchema }
  ? Schema
  : undefined;
type Sent<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;
type Checked<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** What the server's handler gets, after validation, and gives back. */
export type ParamsOf<E extends Endpoint> = Checked<Part<E, 'params'>>;
export type QueryOf<E extends Endpoint> = Checked<Part<E, 'query'>>;
export type InputOf<E extends Endpoint> = Checked<Part<E, 'input'>>;
export type OutputOf<E extends Endpoint> = Checked<Part<E, 'output'>>;

/** What a caller sends, before conversions and defaults. */
export type SentParamsOf<E extends Endpoint> = Sent<Part<E, 'params'>>;
export type SentQueryOf<E extends Endpoint> = Sent<Part<E, 'query'>>;
export type SentInputOf<E extends Endpoint> = Sent<Part<E, 'input'>>;

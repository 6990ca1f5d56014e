import type {
  Calls,
  Endpoint,
  ErrorBody,
  OutputOf,
  RefusalCode,
  SentInputOf,
  SentParamsOf,
  SentQueryOf,
} from '@cotejo/contract';
import { suspectLoss } from './connection.ts';

/** A refused call. As specified, its message is status, colon, body; the screens use the parsed parts. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says to the user, where it says something. */
  readonly body: ErrorBody | undefined;
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(body);
  }
}

function parseErrorBody(body: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'message' in value ? (value as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** What the server says about a failure, or else the given text. */
export function failureText(error: unknown, otherwise: string): ErrorBody | string {
  return (error instanceof ApiError && error.body) || otherwise;
}

/** Whether the server refused with this code. */
export function isRefused(error: unknown, code: RefusalCode): boolean {
  return error instanceof ApiError && error.body?.code === code;
}

type Loose<Sent> = { [Key in keyof Sent]: Sent[Key] | number };
type Params<E extends Endpoint> =
  SentParamsOf<E> extends undefined ? { params?: undefined } : { params: Loose<SentParamsOf<E>> };
type Query<E extends Endpoint> =
  SentQueryOf<E> extends undefined ? { query?: undefined } : { query?: Loose<SentQueryOf<E>> };
type Input<E extends Endpoint> = SentInputOf<E> extends undefined ? { input?: undefined } : { input: SentInputOf<E> };
type Options<E extends Endpoint> = Params<E> & Query<E> & Input<E> & { signal?: AbortSignal };
type Arguments<E extends Endpoint> = object extends Options<E> ? [options?: Options<E>] : [options: Options<E>];
type Values = Record<string, unknown>;

/** A call of the contract by its method and path, such as `GET /api/clients/:id`. */
export type CallName = keyof Calls;

const methodOf = (name: CallName) => name.slice(0, name.indexOf(' '));

/** The address of a call, with its parameters in place. */
export function addressOf(name: CallName, params: Values = {}, query: Values = {}): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(String(params[parameter])));
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path;
}

/**
 * Makes a call of the contract and answers with its JSON, or undefined for an empty reply. Throws `ApiError` when
 * refused.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Calls[Name]>
): Promise<OutputOf<Calls[Name]>> {
  const make = async (key?: string) => {
    const response = await send(name, options, key);
    return (response.status === 204 ? undefined : await response.json()) as OutputOf<Calls[Name]>;
  };
  // What brings nothing, such as an order to analyze, is about what is there by now.
  const brings = methodOf(name) === 'POST' && (options as AnyOptions | undefined)?.input !== undefined;
  return brings ? once(JSON.stringify([name, options]), make) : make();
}

/** Makes a call of the contract that answers with a file. Throws `ApiError` when refused. */
export async function callForFile<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Calls[Name]>
): Promise<Blob> {
  return (await send(name, options)).blob();
}

const keyHeader = 'idempotency-key';

/** The keys of calls that have had no answer yet, by what was sent. */
const unanswered = new Map<string, string>();

/** A name that no other call has; `randomUUID` is missing where the page came by http from another machine. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Makes a call that does something once, though it is sent twice: by the browser, where the connection breaks, or by
 * somebody who has seen no answer. Sent again it has the same key, by which the server knows it.
 */
async function once<Answer>(what: string, make: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  try {
    const answer = await make(key);
    unanswered.delete(what);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) unanswered.delete(what);
    throw error;
  }
}

type AnyOptions = { params?: Values; query?: Values; input?: unknown; signal?: AbortSignal };

/** Makes a call and answers with the response itself. Throws `ApiError` when refused. */
export async function send(name: CallName, options: AnyOptions = {}, key?: string): Promise<Response> {
  const hasBody = options.input !== undefined;
  const response = await fetch(addressOf(name, options.params, options.query), {
    method: methodOf(name),
    credentials: 'include',
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...(key && { [keyHeader]: key }) },
    ...(hasBody && { body: JSON.stringify(options.input) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }).catch((error: unknown) => {
    if (!options.signal?.aborted) void suspectLoss();
    throw error;
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Files by number, as two of the same name, size and date may be two people's. */
const numbers = new WeakMap<File, number>();
let numbered = 0;

function numberOf(file: File): number {
  const number = numbers.get(file) ?? (numbered += 1);
  numbers.set(file, number);
  return number;
}

/** The files of a form: one in the field `file`, or several in `files`. */
type FormFiles = File | File[] | undefined;

/**
 * Sends a multipart form, mostly with files, and reports which fraction was sent, from 0 to 1. This needs
 * XMLHttpRequest, as `fetch` does not report it. The text fields come first, as the server reads the form while it
 * arrives.
 */
export function upload<Name extends CallName>(
  name: Name,
  files: FormFiles,
  fields: Record<string, string>,
  onProgress: (fraction: number) => void,
  params: Values = {},
  query: Values = {},
): Promise<OutputOf<Calls[Name]>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (Array.isArray(files)) for (const file of files) form.append('files', file);
  else if (files) form.append('file', files);
  const address = addressOf(name, params, query);
  const sent = [files ?? []].flat().map(numberOf);
  const make = (key: string) =>
    new Promise<OutputOf<Calls[Name]>>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(methodOf(name), address);
      request.withCredentials = true;
      request.setRequestHeader(keyHeader, key);
      request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
      request.onload = () => {
        if (request.status >= 200 && request.status < 300)
          resolve(JSON.parse(request.responseText) as OutputOf<Calls[Name]>);
        else reject(new ApiError(request.status, request.statusText, request.responseText));
      };
      request.onerror = () => {
        void suspectLoss();
        reject(new TypeError('Network request failed'));
      };
      request.send(form);
    });
  return once(JSON.stringify([address, fields, sent]), make);
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Endpoint, OutputOf, SentInputOf, SentParamsOf, SentQueryOf } from '@cotejo/contract';
import { endpoints } from '@cotejo/contract';
import { createClient } from '../../../api/src/testing/client.ts';

type JsonEndpoint = Endpoint & { reply: 'json' };
type Sent<E extends Endpoint> = {
  params?: SentParamsOf<E>;
  query?: SentQueryOf<E>;
  input?: SentInputOf<E>;
  file?: string;
};

/** A call that the server refused; `message` is the server's own. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Makes the contract's calls to a running server as one user; the cookie is kept by the client of the tests. */
export class Client {
  readonly #client: ReturnType<typeof createClient>;

  constructor(origin: string) {
    this.#client = createClient(origin);
  }

  /** Makes one call of the contract; `file` is the path of a file to upload. Throws `Refusal`. */
  async call<E extends JsonEndpoint>(endpoint: E, sent: Sent<E> = {}): Promise<OutputOf<E>> {
    const { input, file } = sent;
    const fields = (input ?? {}) as Record<string, unknown>;
    const { status, body } = await this.#client.call<{ message?: unknown }>(addressOf(endpoint, sent), {
      method: endpoint.method,
      ...(file ? { body: await form(fields, file) } : endpoint.body === 'json' ? { json: fields } : {}),
    });
    if (status >= 400) throw new Refusal(status, String(body.message));
    return body as OutputOf<E>;
  }

  /** Registers a user, or signs in one that is there already; true for a new one. */
  async enter(user: {
    username: string;
    password: string;
    firstName: string;
    lastName: string;
    company: string;
  }): Promise<boolean> {
    const input = { ...user, email: `${user.username}@example.com`, confirmPassword: user.password };
    try {
      await this.call(endpoints.register, { input });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      await this.call(endpoints.login, { input: { username: user.username, password: user.password } });
      return false;
    }
  }

  /** Uploads a job description and waits until it is read. Throws when it cannot be. */
  async uploadJob(file: string): Promise<OutputOf<typeof endpoints.getJobDescription>> {
    let job = await this.call(endpoints.uploadJobDescription, { file });
    while (job.state === 'preparing') {
      await pause();
      job = await this.call(endpoints.getJobDescription, { params: { jobDescriptionId: String(job.id) } });
    }
    if (job.failure) throw new Error(`${basename(file)}: ${job.failure.message}`);
    return job;
  }
}

/** The path of a call with its parameters in place. */
function addressOf<E extends Endpoint>(endpoint: E, { params, query }: Pick<Sent<E>, 'params' | 'query'>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
  return query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path;
}

async function form(fields: Record<string, unknown>, file: string): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append('file', new Blob([await readFile(file)]), basename(file));
  return body;
}

const pause = () => new Promise((done) => setTimeout(done, 100));

/** Resolves when the server can work; throws after `seconds`, or as soon as `alive` says that it never will. */
export async function waitUntilReady(
  origin: string,
  seconds: number,
  alive: () => boolean = () => true,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && alive(); await pause()) {
    const answer = await fetch(new URL(endpoints.ready.path, origin)).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server at ${origin} did not become ready.`);
}

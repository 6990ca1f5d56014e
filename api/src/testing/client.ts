import type { User } from '@cotejo/contract';

export type Answer<Body> = { status: number; headers: Headers; body: Body };
type Options = {
  method?: string;
  json?: unknown;
  body?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
};

/** A client that keeps the session's cookie, as a browser does, and sends JSON. */
export type Client = {
  call<Body = any>(path: string, options?: Options): Promise<Answer<Body>>;
  cookie: string;
  /** The user who signed up, until somebody else logs in. */
  user: User;
};

let people = 0;

export function createClient(url: string): Client {
  const client: Client = {
    cookie: '',
    user: undefined as unknown as User,
    async call(path, { method = 'GET', json, body, headers = {} } = {}) {
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: {
          ...(client.cookie ? { Cookie: client.cookie } : {}),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
      });
      const session = response.headers.getSetCookie().find((cookie) => cookie.includes('; HttpOnly'));
      if (session) client.cookie = session.split(';', 1)[0]!;
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.includes('json');
      return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as never };
    },
  };
  return client;
}

/** The fields of a registration, different each time. */
export function registration(details: Record<string, unknown> = {}) {
  people += 1;
  const username = `person${people}-${process.pid}`;
  return {
    firstName: 'Ada',
    lastName: 'Example',
    username,
    email: `${username}@example.org`,
    company: 'Example Ltd',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    ...details,
  };
}

/** A client whose user has just registered, each in a company of their own. */
export async function signUp(url: string, details: Record<string, unknown> = {}): Promise<Client> {
  const client = createClient(url);
  const { status, body } = await client.call<User>('/api/register', { method: 'POST', json: registration(details) });
  if (status !== 201) throw new Error(`Signing up failed with ${status}: ${JSON.stringify(body)}`);
  client.user = body;
  return client;
}

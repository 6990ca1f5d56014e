import type { User } from '@cotejo/contract';
import { type Client, createClient, registration } from './client.ts';

/** A client logged in as a user whom an administrator has just created in their company. */
export async function colleagueOf(admin: Client, url: string, role: User['role'] = 'recruiter'): Promise<Client> {
  const client = createClient(url);
  const { confirmPassword: _, ...json } = registration({ role });
  const created = await admin.call<User>('/api/admin/users', { method: 'POST', json });
  if (created.status !== 201) throw new Error(`No colleague: ${JSON.stringify(created.body)}`);
  await client.call('/api/login', { method: 'POST', json: { username: json.username, password: json.password } });
  client.user = created.body;
  return client;
}

/** Makes a user administrator of their company, as an operator would, and logs in again. */
export async function promoted(client: Client, promote: (username: string) => Promise<boolean>): Promise<Client> {
  await promote(client.user.username);
  const { body } = await client.call<User>('/api/login', {
    method: 'POST',
    json: { username: client.user.username, password: 'correct horse' },
  });
  client.user = body;
  return client;
}

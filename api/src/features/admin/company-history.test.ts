import { createHash } from 'node:crypto';
import { type CompanyHistory, type Endpoint, endpoints, historyActionOf, leavesEntry } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { audit } from '../../platform/database/audit.ts';
import { verifyChains } from '../../platform/database/chain.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { auditLog, poolSearches } from '../../platform/database/schema/index.ts';
import type { Client } from '../../testing/client.ts';
import { colleagueOf, promoted } from '../../testing/colleague.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { createAdministration } from '../users/administration.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const { database } = server;
const admin = await server.signUp();
const historyOf = async (client: Client, query = '') =>
  (await client.call<CompanyHistory>(`/api/admin/history${query}`)).body;

describe('the history of a company', () => {
  test('tells who has done what and who was shown whom, without a word of what they wrote', async () => {
    const colleague = await colleagueOf(admin, server.url);
    const { analysisId, clientId } = await insertRows(server, colleague);
    await colleague.call(`/api/clients/${clientId}`, { method: 'PUT', json: { name: 'Quietwater' } });
    await colleague.call(`/api/candidacies/${analysisId}`);
    await colleague.call('/api/search?q=Alex%20Example');
    await colleague.call(`/api/analysis/${analysisId}/status`, { method: 'PUT', json: { status: 'Hired' } });
    const { items } = await historyOf(admin, `?userId=${colleague.user.id}`);
    expect(items.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['candidate-status-changed', analysisId],
      ['search', null],
      ['getCandidacy', analysisId],
      ['client-changed', clientId],
      ['user-signed-in', colleague.user.id],
    ]);
    expect(JSON.stringify(await database.select().from(auditLog))).not.toMatch(/Quietwater|Alex/);
  });

  test('holds once what somebody is shown again at once, and what another is shown', async () => {
    const { analysisId } = await insertRows(server, admin);
    const colleague = await colleagueOf(admin, server.url);
    for (const client of [admin, admin, colleague]) await client.call(`/api/candidacies/${analysisId}`);
    const { items } = await historyOf(admin, `?action=getCandidacy&subjectId=${analysisId}`);
    expect(items.map(({ user }) => user!.id)).toEqual([colleague.user.id, admin.user.id]);
  });

  test('holds nothing of what was refused, or is no other company’s business', async () => {
    const stranger = await server.signUp();
    const theirs = await insertRows(server, stranger);
    expect((await admin.call(`/api/candidacies/${theirs.analysisId}`)).status).toBe(404);
    await stranger.call(`/api/candidacies/${theirs.analysisId}`);
    expect((await historyOf(admin, `?subjectId=${theirs.analysisId}&action=getCandidacy`)).items).toEqual([]);
    expect(await stranger.call('/api/admin/history')).toMatchObject({ status: 403 });
  });

  test('tells of failed logins, and of what the operator has done by a script', async () => {
    const { user } = await colleagueOf(admin, server.url);
    const json = { username: user.username, password: 'not the password' };
    expect((await server.anonymous().call('/api/login', { method: 'POST', json })).status).toBe(401);
    const entries = async () =>
      (await historyOf(admin, `?subjectId=${user.id}`)).items
        .filter((one) => one.user === null)
        .map(({ action, details }) => [action, details]);
    // A failed login is written down after its answer.
    await expect.poll(entries).toHaveLength(1);
    await createAdministration(database).resetPassword(user.username);
    await expect.poll(entries).toEqual([
      ['password-reset', { by: 'operator' }],
      ['sign-in-failed', {}],
    ]);
  });

  test('stands in the transaction of the change: without an entry nothing is changed', async () => {
    const own = await insertRows(server, admin);
    const [name, note] = [`Unwritten ${own.clientId}`, { text: 'Unwritten' }];
    await database.execute(sql`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'The disk is full.'; end $$`);
    await database.execute(sql`create trigger refused before insert on audit_log execute function refuse_entry()`);
    const calls: [string, string, object?][] = [
      ['POST', '/api/clients', { name }],
      ['PUT', `/api/clients/${own.clientId}`, { name }],
      ['POST', '/api/opportunities', { name, clientId: own.clientId }],
      ['PUT', `/api/opportunities/${own.opportunityId}`, { name }],
      ['POST', `/api/candidacies/${own.analysisId}/notes`, note],
      ['PUT', `/api/candidacies/${own.analysisId}/notes/${own.noteId}`, note],
      ['DELETE', `/api/candidacies/${own.analysisId}/notes/${own.noteId}`],
      ['POST', `/api/people/${own.personId}/notes`, note],
      ['PUT', `/api/people/${own.personId}/notes/${own.personNoteId}`, note],
      ['DELETE', `/api/people/${own.personId}/notes/${own.personNoteId}`],
      ['PUT', `/api/analysis/${own.analysisId}/status`, { status: 'Hired' }],
      ['POST', '/api/admin/export'],
    ];
    const stateOf = () =>
      database.execute(sql`select json_build_array(
      (select json_agg(clients order by id) from clients),
      (select json_agg(opportunities order by id) from opportunities),
      (select json_agg(n order by id) from candidacy_notes n), (select json_agg(n order by id) from person_notes n),
      (select json_agg(status order by id) from analyses), (select count(*) from company_exports))::text as state`);
    const before = await stateOf();
    for (const [method, address, json] of calls)
      expect([address, (await admin.call(address, { method, ...(json && { json }) })).status]).toEqual([address, 500]);
    expect(await stateOf()).toEqual(before);
    await database.execute(sql`drop trigger refused on audit_log`);
  });

  test('has every change of the own profile, the language and a saved search, or the change is not made', async () => {
    const { companyId } = await insertRows(server, admin);
    const [search] = await database
      .insert(poolSearches)
      .values({ companyId, requirements: [], inputKey: '' })
      .returning({ id: poolSearches.id });
    const stateOf = () => database.$client`select (select json_agg(users order by id) from users)::text as users,
      (select json_agg(pool_searches order by id) from pool_searches)::text as searches`;
    const before = await stateOf();
    const own = `/api/user/${admin.user.id}`;
    const calls: [string, string, unknown?][] = [
      ['PUT', own, { email: 'other@example.org' }],
      ['PUT', `${own}/language`, { language: 'es' }],
      ['PUT', `/api/searches/${search!.id}`, { name: 'Bakers' }],
      ['DELETE', `/api/searches/${search!.id}`],
    ];
    const statuses = async () => {
      const answers = [];
      for (const [method, at, json] of calls)
        answers.push((await admin.call(at, { method, ...(json ? { json } : {}) })).status);
      return answers;
    };
    await database.$client.unsafe(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no entry'; end $$;
      create trigger refuse before insert on audit_log for each row execute function refuse()`);
    expect(await statuses()).toEqual([500, 500, 500, 500]);
    await database.$client.unsafe('drop function refuse cascade');
    expect(await stateOf()).toEqual(before);
    expect((await statuses()).every((status) => status < 300)).toBe(true);
  });

  test('names what an entry is about as it is called now, and no longer once that is deleted', async () => {
    const { clientId, personId } = await insertRows(server, admin);
    await admin.call(`/api/clients/${clientId}`, { method: 'PUT', json: { name: `Brightwater ${clientId}` } });
    const subjects = async () =>
      (await historyOf(admin, '?limit=4')).items.map(({ action, subject }) => [action, subject]);
    expect(await subjects()).toContainEqual([
      'client-changed',
      { kind: 'client', id: clientId, name: `Brightwater ${clientId}` },
    ]);
    await admin.call(`/api/people/${personId}`, { method: 'DELETE' });
    expect(await subjects()).toContainEqual(['person-erased', { kind: 'person', id: personId, name: null }]);
  });

  test('is read by who, by the kind of action, and by what it is about, together', async () => {
    const by = await colleagueOf(admin, server.url);
    const rows = await insertRows(server, admin);
    await by.call(`/api/people/${rows.personId}`);
    await by.call(`/api/candidacies/${rows.analysisId}`);
    await by.call(`/api/analysis/${rows.jobDescriptionId}/${rows.resumeId}`);
    await by.call(`/api/analysis/${rows.analysisId}/status`, { method: 'PUT', json: { status: 'Hired' } });
    await by.call(`/api/roles/${rows.roleId}/activity`);
    await admin.call(`/api/people/${rows.personId}`);
    const actions = async (query: string) => (await historyOf(admin, `?${query}`)).items.map(({ action }) => action);
    const ofPerson = `subject=person&subjectId=${rows.personId}&userId=${by.user.id}`;
    expect(await actions(ofPerson)).toEqual(['candidate-status-changed', 'getCandidate', 'getCandidacy', 'getPerson']);
    expect(await actions(`${ofPerson}&kind=decided`)).toEqual(['candidate-status-changed']);
    expect(await actions(`subject=candidacy&subjectId=${rows.analysisId}`)).toEqual([
      'candidate-status-changed',
      'getCandidate',
      'getCandidacy',
    ]);
    expect(await actions(`userId=${by.user.id}&subject=role`)).toEqual(['listRoleActivity']);
    expect(await actions(`userId=${by.user.id}&kind=access`)).toEqual(['user-signed-in']);
    expect(await actions(`userId=${by.user.id}&kind=deleted`)).toEqual([]);
    expect(await actions(`by=server&subject=user&subjectId=${by.user.id}`)).toEqual([]);
    expect((await admin.call('/api/admin/history?kind=gossip')).status).toBe(400);
  });

  test('comes in parts by kind as it does whole', async () => {
    const whole = (await historyOf(admin, '?limit=500&kind=shown')).items.map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(5);
    const read: number[] = [];
    const last = whole[0]!;
    for (let cursor: string | null = ''; cursor !== null;) {
      const part: CompanyHistory = await historyOf(admin, `?limit=3&kind=shown${cursor && `&cursor=${cursor}`}`);
      read.push(...part.items.map(({ id }) => id));
      cursor = part.nextCursor;
    }
    expect(read.filter((id) => id <= last)).toEqual(whole);
  });

  test('can be saved as CSV, from which anybody computes the chain again, without a formula', async () => {
    const owner = await promoted(await server.signUp(), createAdministration(database).promote);
    const { companyId, clientId } = await insertRows(server, owner);
    await owner.call(`/api/user/${owner.user.id}`, {
      method: 'PUT',
      json: { email: `f${clientId}@example.org`, firstName: '=1+1', lastName: '' },
    });
    const answer = await fetch(`${server.url}/api/admin/history.csv`, { headers: { Cookie: owner.cookie } });
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/csv/);
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('place,id,user_id,action,subject_id,details,moment,hash,user,token');
    const cells = lines.map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
      ),
    );
    expect(cells[0]![8]).toBe("'=1+1");
    expect(cells.length).toBeGreaterThan(2);
    let before = '';
    for (const [place, id, user, action, subject, details, moment, hash] of cells.toReversed()) {
      const text = [before, companyId, place, id, user, action, subject, details, moment].join('\n');
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      before = hash!;
    }
    const [newest] = (await historyOf(owner)).items;
    expect(newest!.action).toBe('saveCompanyHistory');
  });

  test('is read in parts and by the time', async () => {
    const whole = (await historyOf(admin, '?limit=500')).items;
    const first = await historyOf(admin, '?limit=2');
    const rest = await historyOf(admin, `?limit=500&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ id }) => id).filter((id) => id <= whole[0]!.id)).toEqual(
      whole.map(({ id }) => id),
    );
    const { createdAt } = whole[1]!;
    expect((await historyOf(admin, `?to=${createdAt}`)).items.every((one) => one.createdAt < createdAt)).toBe(true);
    expect((await historyOf(admin, `?from=${createdAt}`)).items.at(-1)!.createdAt >= createdAt).toBe(true);
    expect((await admin.call('/api/admin/history?from=yesterday')).status).toBe(400);
  });
});

/** Whoever adds a call here says that it changes nothing and shows nothing of people but to themselves. */
const silent = `getUser visitRole getWorklist listClients getClient listOpportunities getOpportunity listRoles getRole
  downloadRoleFile findPlaces getJobDescription getRubric getRoleRubric listRubricVersions listRoleRubricVersions
  analysisEvents roleEvents listIntakeSources getExport listSearches listPlugins listSilentPlugins listLetterTemplates
  getLetterSettings getErasure readJobTitle getBlind getPackSettings getLogo
  listTokens listWebhooks listDeliveries
  getSecondFactor beginSecondFactor getSecondFactorRule`.split(/\s+/);

test('each call that leaves an entry has its sentence, for what is in its path', () => {
  const calls = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, endpoint]) => leavesEntry(endpoint));
  expect(calls.filter(([name]) => !historyActionOf(name)).map(([name]) => name)).toEqual([]);
  const withoutId = calls.filter(([name, { path }]) => historyActionOf(name)![1] !== null && !path.includes(':'));
  expect(withoutId.filter(([, { method }]) => method !== 'POST').map(([name]) => name)).toEqual([]);
});

test('every other call of a user leaves an entry', () => {
  const calls = Object.entries(endpoints) as [string, Endpoint][];
  const others = calls.filter(([, endpoint]) => endpoint.access !== 'public' && !leavesEntry(endpoint));
  expect(others.map(([name]) => name).sort()).toEqual(silent.sort());
});

describe('the chain of the history', () => {
  const stateOf = async (client: Client) => {
    const [row] = await database.select().from(auditLog).where(eq(auditLog.userId, client.user.id)).limit(1);
    return (await verifyChains(database)).find(({ companyId }) => companyId === row!.companyId)!;
  };
  /** Does what only the owner of the database can. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`alter table audit_log disable trigger user`);
      await transaction.execute(statement);
      await transaction.execute(sql`alter table audit_log enable trigger user`);
    });
  const withEntries = async () => {
    const client = await server.signUp();
    const { clientId } = await insertRows(server, client);
    for (const name of ['A', 'B', 'C'])
      await client.call(`/api/clients/${clientId}`, { method: 'PUT', json: { name: `${name} ${clientId}` } });
    return client;
  };

  test('holds however many write at once, also within one transaction', async () => {
    const client = await withEntries();
    const { companyId } = await stateOf(client);
    const actor = { companyId, userId: client.user.id };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction(async (transaction) => {
          await audit(transaction, actor, 'client-deleted', index + 1);
          await audit(transaction, actor, 'role-deleted', index + 1);
        }),
      ),
    );
    const { entries, broken } = await stateOf(client);
    expect([entries, broken]).toEqual([44, undefined]);
  });

  test('cannot be changed by the server, and tells what the owner of the database has changed', async () => {
    const client = await withEntries();
    const own = sql`user_id = ${client.user.id} and place = 2`;
    const refused = { cause: { message: 'The audit log is only added to.' } };
    await expect(database.execute(sql`update audit_log set action = 'x' where ${own}`)).rejects.toMatchObject(refused);
    await expect(database.execute(sql`delete from audit_log where ${own}`)).rejects.toMatchObject(refused);
    await expect(database.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
    expect((await stateOf(client)).broken).toBeUndefined();
    await tamper(sql`update audit_log set created_at = created_at - interval '1 microsecond' where ${own}`);
    expect(await stateOf(client)).toMatchObject({ entries: 1, broken: 2 });
  });

  test('tells by a hash that was kept that its end was cut off, or that it was written anew as a whole', async () => {
    const client = await withEntries();
    const { companyId, entries: place, hash } = await stateOf(client);
    const known = [{ companyId, place, hash }];
    const stateBy = async () =>
      (await verifyChains(database, known)).find((state) => state.companyId === companyId)!.broken;
    expect(await stateBy()).toBeUndefined();
    await tamper(sql`delete from audit_log where company_id = ${companyId} and place = ${place}`);
    expect((await stateOf(client)).broken).toBeUndefined();
    expect(await stateBy()).toBe(place);
    await audit(database, { companyId, userId: null }, 'client-deleted', 1);
    expect((await stateOf(client)).broken).toBeUndefined();
    expect(await stateBy()).toBe(place);
  });

  test('tells that an entry was put in between, with a place and a hash of its own', async () => {
    const client = await withEntries();
    const { companyId } = await stateOf(client);
    await tamper(sql`update audit_log set place = 5 where company_id = ${companyId} and place = 4`);
    await tamper(sql`insert into audit_log (company_id, action, details, place, hash)
      values (${companyId}, 'role-deleted', '{}', 4, ${'0'.repeat(64)})`);
    expect(await stateOf(client)).toMatchObject({ entries: 3, broken: 4 });
  });

  test('holds when a clock is set back, and says where', async () => {
    const client = await withEntries();
    const { companyId } = await stateOf(client);
    await database.execute(sql`insert into audit_log (company_id, action, details, created_at)
      values (${companyId}, 'role-deleted', '{}', now() - interval '1 hour')`);
    const { entries, broken, setBack } = await stateOf(client);
    expect([entries, broken, setBack]).toEqual([5, undefined, 5]);
  });

  test('tells that an entry is gone, and that one stands outside', async () => {
    const [gone, added] = [await withEntries(), await withEntries()];
    await tamper(sql`delete from audit_log where user_id = ${gone.user.id} and place = 3`);
    expect(await stateOf(gone)).toMatchObject({ entries: 2, broken: 3 });
    const { companyId } = await stateOf(added);
    await tamper(sql`insert into audit_log (company_id, action, details) values (${companyId}, 'x', '{}')`);
    expect(await stateOf(added)).toMatchObject({ entries: 4, broken: 5 });
  });
});

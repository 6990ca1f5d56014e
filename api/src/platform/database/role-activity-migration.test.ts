import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';
import { migrateDatabase } from './migrate.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();

test('a role gets the activity of its candidacies at the time, its uploads, notes and versions', async () => {
  const { url, client } = await databaseBefore('role_activity');
  const [company] = await client`select id from companies`;
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const [row] =
      await client`insert into ${client(table)} ${client({ company_id: company!.id, ...values })} returning id`;
    return row!.id as number;
  };
  const user = { username: 'ada', username_key: 'ada', email: 'a@example.org', email_key: 'a@example.org' };
  const userId = await insert('users', { ...user, password_hash: 'x' });
  const clientId = await insert('clients', { name: 'Acme', name_key: 'acme' });
  const opportunityId = await insert('opportunities', { client_id: clientId, name: 'Shop' });
  const [job] = await client`select id from job_descriptions`;
  const role = (name: string, jobId: number | null) =>
    insert('roles', {
      opportunity_id: opportunityId,
      job_description_id: jobId,
      name,
      file_original_name: 'role.txt',
      file_size: 1,
      media_type: 'text/plain',
      file_path: name,
    });
  const [here, there] = [await role('Here', job!.id as number), await role('There', null)];
  const [resume] = await client`update resumes set user_id = ${userId}, created_at = ${at(1)} returning id`;
  const candidacyId = await insert('analyses', {
    job_description_id: job!.id,
    resume_id: resume!.id,
    role_id: there,
    match_score: 50,
    summary: '',
    key_strengths: '[]',
    areas_for_consideration: '[]',
    requirements: '[]',
    arithmetic: '[]',
    profile: '{}',
    warnings: '[]',
    provenance: '[]',
    as_of: '2026-01',
    input_key: 'key',
  });
  const event = (change: object, minute: number) =>
    client`insert into candidacy_events (company_id, candidacy_id, user_id, change, created_at) values
      (${company!.id}, ${candidacyId}, ${userId}, ${JSON.stringify(change)}::text::jsonb, ${at(minute)})`;
  await event({ what: 'status', from: 'Analyzed', to: 'Hired' }, 2);
  await event({ what: 'role', from: { id: here, name: 'Here' }, to: { id: 987_654, name: 'Gone' } }, 3);
  await event({ what: 'salary', from: null, to: '1' }, 4);
  await event({ what: 'role', from: { id: 987_654, name: 'Gone' }, to: { id: there, name: 'There' } }, 5);
  await event({ what: 'score', from: 1, to: 2 }, 6);
  const noteId = await insert('candidacy_notes', {
    candidacy_id: candidacyId,
    user_id: userId,
    text: 'Call',
    created_at: at(7),
  });
  for (const version of [1, 2])
    await client`insert into rubric_versions
      (company_id, job_description_id, version, requirements, changes, created_at)
      values (${company!.id}, ${job!.id}, ${version}, '[]', '[]', ${at(7 + version)})`;
  await migrateDatabase(url);
  const rows =
    await client`select what, role_id, from_role_id, note_id, candidacy_id, created_at, change -> 'files' as files
    from candidacy_events order by created_at, id`;
  expect(rows.map((row) => [row.what, row.role_id, row.from_role_id, row.candidacy_id])).toEqual([
    ['upload', there, null, null],
    ['status', here, null, candidacyId],
    ['role', null, here, candidacyId],
    ['salary', null, null, candidacyId],
    ['role', there, null, candidacyId],
    ['score', there, null, candidacyId],
    ['note', there, null, candidacyId],
    ['rubric', here, null, null],
  ]);
  expect(rows[0]).toMatchObject({ files: 1 });
  expect(rows[6]).toMatchObject({ note_id: noteId });
  await client`delete from roles where id = ${there}`;
  expect((await client`select role_id from candidacy_events where what = 'score'`)[0]).toEqual({ role_id: null });
  await client`delete from candidacy_notes`;
  expect(await client`select id from candidacy_events where what = 'note'`).toEqual([]);
});

import { type DuePerson, rejectingStatuses } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { sql } from '../../platform/database/drizzle.ts';

type Owner = { companyId: number };
/** At most so many, after a place in the order; or those of some ids. */
type Part = { limit: number; after?: string | undefined; ids?: number[] };
type Row = { id: number; name: string; clock: 'activity' | 'refusal'; since: string; due: string; place: string };

/**
 * Who is due at a moment: people all of whose clocks have run out, those with the oldest resumes first. Each candidacy
 * has a clock by its client's rule or the company's: after its refusal where it was refused and there is one for that,
 * else after what somebody has last done with it or the person. What is in no candidacy has the company's clock. A
 * clock without months never runs out, and a legal hold stops all of them.
 */
export async function findDue(
  transaction: Transaction,
  { companyId }: Owner,
  now: Date,
  { limit, after, ids }: Part,
): Promise<(DuePerson & { place: string })[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [lastAt, lastId] = after?.split('-') ?? [];
  const part = after
    ? sql`and (p.last_resume_at, p.id) > ('epoch'::timestamptz + ${lastAt}::bigint * interval '1 microsecond',
        ${lastId}::bigint)`
    : sql``;
  const rows = await transaction.execute<Row>(sql`
    with rule as (select client_id, after_activity, after_refusal from retention_rules where company_id = ${companyId}),
      own as (select * from rule where client_id is null),
      shortest as (select least(min(after_activity), min(after_refusal)) as months from rule)
    select p.id, p.name, d.clock, d.since::text, d.due::text,
      (extract(epoch from p.last_resume_at) * 1000000)::bigint || '-' || p.id as place
    from shortest, people p cross join lateral (
      select bool_or(due is null) as is_open, max(due) as due, (array_agg(clock order by due desc))[1] as clock,
        (array_agg(since order by due desc))[1] as since
      from (
        select clock, since, since + make_interval(months => months) as due
        from (${clocksOf(companyId)}) clocks
      ) clocks
    ) d
    where p.company_id = ${companyId} and p.last_resume_at + make_interval(months => shortest.months) <= ${moment}
      and not d.is_open and d.due <= ${moment} ${part}
      ${ids ? sql`and p.id in ${ids}` : sql``}
      and not legally_held(p.company_id, p.id)
    order by p.last_resume_at, p.id limit ${limit}`);
  return rows.map(({ id, name, clock, since, due, place }) => ({
    person: { id, name },
    clock,
    since: new Date(since).toISOString(),
    dueAt: new Date(due).toISOString(),
    place,
  }));
}

/** The clocks of the person `p`: what each counts from, and its months. */
const clocksOf = (companyId: number) => sql`
  select case when r.is_refusal then 'refusal' else 'activity' end as clock,
    case when r.is_refusal then r.refused_at else greatest(r.created_at, r.acted_at, touched.at) end as since,
    case when r.is_refusal then r.after_refusal else r.after_activity end as months
  from (
    select greatest(p.created_at, p.updated_at, (select max(n.updated_at) from person_notes n
      where n.company_id = ${companyId} and n.person_id = p.id)) as at
  ) touched cross join lateral (
    select r.created_at, chosen.after_activity, chosen.after_refusal,
      coalesce(a.status in ${[...rejectingStatuses]} and chosen.after_refusal is not null, false) as is_refusal,
      coalesce((select max(e.created_at) from candidacy_events e where e.company_id = ${companyId}
        and e.candidacy_id = a.id and e.what = 'status'), a.updated_at) as refused_at,
      (select max(e.created_at) from candidacy_events e where e.company_id = ${companyId}
        and e.candidacy_id = a.id and e.user_id is not null) as acted_at
    from resumes r
    left join analyses a on a.company_id = ${companyId} and a.resume_id = r.id
    left join roles ro on ro.company_id = ${companyId} and ro.id = a.role_id
    left join opportunities o on o.company_id = ${companyId} and o.id = ro.opportunity_id
    left join rule theirs on theirs.client_id = o.client_id
    left join own on true
    cross join lateral (select
      case when theirs.client_id is null then own.after_activity else theirs.after_activity end as after_activity,
      case when theirs.client_id is null then own.after_refusal else theirs.after_refusal end as after_refusal) chosen
    where r.company_id = ${companyId} and r.person_id = p.id
    union all
    select p.created_at, own.after_activity, null, false, null, null
    from (select 1) one left join own on true
    where not exists (select from resumes r where r.company_id = ${companyId} and r.person_id = p.id)
  ) r`;

import { type DuePerson, rejectingStatuses } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { sql } from '../../platform/database/drizzle.ts';

type Owner = { companyId: number };
/** At most so many, after a place in the order; or those of some ids. */
type Part = { limit: number; after?: string | null | undefined; ids?: number[] };
type Row = { id: number; name: string; clock: 'activity' | 'refusal'; since: string; due: string; place: string };
type Rows = { found: Row[]; looked: number; last: string | null };

/** People whose clocks are looked at for one part, so that its cost does not grow with the people of a company. */
const PEOPLE_OF_PART = 2_000;

/**
 * A part of those who are due at a moment, and where the next part begins, which may be there though nobody was found
 * in this one: people all of whose clocks have run out, those with the oldest resumes first. Each candidacy
 * has a clock by its client's rule or the company's: after its refusal where it was refused and there is one for that,
 * else after what somebody has last done with it or the person. What is in no candidacy has the company's clock. A
 * clock without months never runs out, and a legal hold stops all of them. Whose resume is younger than the shortest
 * clock is not looked at; as months differ in length, three days are allowed for.
 */
export async function findDue(
  transaction: Transaction,
  { companyId }: Owner,
  now: Date,
  { limit, after, ids }: Part,
): Promise<{ people: DuePerson[]; next: string | null }> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [lastAt, lastId] = after?.split('-') ?? [];
  const part = after
    ? sql`and (p.last_resume_at, p.id) > ('epoch'::timestamptz + ${lastAt}::bigint * interval '1 microsecond',
        ${lastId}::bigint)`
    : sql``;
  const place = sql`(extract(epoch from last_resume_at) * 1000000)::bigint || '-' || id`;
  const [rows] = await transaction.execute<Rows>(sql`
    with rule as (select client_id, after_activity, after_refusal from retention_rules where company_id = ${companyId}),
      own as (select * from rule where client_id is null),
      shortest as (select least(min(after_activity), min(after_refusal)) as months from rule),
      looked as materialized (
        select p.* from people p
        where p.company_id = ${companyId}
          and p.last_resume_at <= ${moment} - make_interval(months => (select months from shortest), days => -3)
          ${part} ${ids ? sql`and p.id in ${ids}` : sql``}
        order by p.last_resume_at, p.id limit ${PEOPLE_OF_PART}),
      found as materialized (
        select p.*, ${place} as place from looked p
        where not legally_held(p.company_id, p.id)
          and not exists (select from (${clocksOf(companyId)}) clock where months is null
            or at_least + make_interval(months => months) > ${moment}
              or since + make_interval(months => months) > ${moment})
        order by p.last_resume_at, p.id limit ${limit}),
      dated as (
        select p.id, p.name, p.place, p.last_resume_at, last.* from found p cross join lateral (
          select clock, since, since + make_interval(months => months) as due from (${clocksOf(companyId)}) clock
          order by due desc limit 1
        ) last)
    select (select coalesce(json_agg(dated order by last_resume_at, id), '[]') from dated) as found,
      (select count(*)::int from looked) as looked,
      (select ${place} from looked order by last_resume_at desc, id desc limit 1) as last`);
  const { found, looked, last } = rows!;
  const people = found.map(({ id, name, clock, since, due }) => ({
    person: { id, name },
    clock,
    since: new Date(since).toISOString(),
    dueAt: new Date(due).toISOString(),
  }));
  const next = found.length === limit ? found.at(-1)!.place : looked === PEOPLE_OF_PART ? last : null;
  return { people, next };
}

/**
 * The clocks of the person `p`: what each counts from, what it counts from at least as columns at hand tell, and its
 * months. Somebody without a candidacy has one.
 */
const clocksOf = (companyId: number) => sql`
  select
    case when is_refusal then 'refusal' else 'activity' end as clock,
    case when is_refusal then chosen.after_refusal else chosen.after_activity end as months,
    case when not is_refusal then greatest(p.created_at, p.updated_at, r.created_at) end as at_least,
    case when is_refusal then coalesce((select max(e.created_at) from candidacy_events e
        where e.company_id = ${companyId} and e.candidacy_id = a.id and e.what = 'status'), a.updated_at)
      else greatest(p.created_at, p.updated_at, r.created_at,
        (select max(n.updated_at) from person_notes n where n.company_id = ${companyId} and n.person_id = p.id),
        (select max(e.created_at) from candidacy_events e
          where e.company_id = ${companyId} and e.candidacy_id = a.id and e.user_id is not null)) end as since
  from (select p.id) one
  left join own on true
  left join resumes r on r.company_id = ${companyId} and r.person_id = one.id
  left join analyses a on a.company_id = ${companyId} and a.resume_id = r.id
  left join roles ro on ro.company_id = ${companyId} and ro.id = a.role_id
  left join opportunities o on o.company_id = ${companyId} and o.id = ro.opportunity_id
  left join rule theirs on theirs.client_id = o.client_id
  cross join lateral (select
    case when theirs.client_id is null then own.after_activity else theirs.after_activity end as after_activity,
    case when theirs.client_id is null then own.after_refusal else theirs.after_refusal end as after_refusal) chosen
  cross join lateral (select
    coalesce(a.status in ${[...rejectingStatuses]} and chosen.after_refusal is not null, false) as is_refusal) kind`;

import type { Db } from '@lilypad/db'
import { makeJobs } from './made-jobs.ts'

/** What a business has gathered in a year. */
export const OFFICE = { boards: 585, users: 100_000, clicks: 1_000_000, codes: 10_000, jobs: 20_000 }
const LOG_INS = 300_000
const AUDITED = 20_000

/** Some 1.5 kB that no compression makes small: what a description takes up. */
const LONG_TEXT = `(select string_agg(md5(random()::text), ' ') from generate_series(1, 45) where jobs.id > 0)`

/** Evenly over the past year, the oldest first, as rows come to be. */
const overTheYear = (count: number) => `now() - (${count} - n) * (interval '365 days' / ${count})`
/** A few people do much, most do little. */
const SOMEBODY = `(1 + floor(power(random(), 3) * ${OFFICE.users - 1}))::bigint`

const PEOPLE = [
  `insert into users (email, password_hash, first_name, last_name, created_at)
    select 'member-' || n || '@example.com', '-', 'Robin', 'Pond', now() - (${OFFICE.users} - n) * interval '5 minutes'
    from generate_series(1, ${OFFICE.users}) as n`,
  `insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, described_at)
    select 'sub_' || id, 'cus_' || id, id, case when id % 7 = 0 then 'canceled' else 'active' end, now()
    from users where id % 5 = 0`,
  `insert into log_ins (user_id, at)
    select ${SOMEBODY}, ${overTheYear(LOG_INS)} from generate_series(1, ${LOG_INS}) as n`,
  `insert into saved_searches (user_id, name, state, schedule)
    select id, 'Search ' || id, '{}', 'daily' from users where id % 4 = 0`,
  `insert into tracked_jobs (user_id, job_id, snapshot)
    select id, 1 + (id * 7 + n * 1009) % ${OFFICE.jobs}, jsonb_build_object('title', 'A job', 'companyName', 'A company')
    from users, generate_series(1, 2) as n where id % 3 = 0`,
  `insert into digests (user_id, schedule, period, job_count, created_at)
    select id, 'daily', (current_date - n)::text, (id + n) % 3, now() - n * interval '1 day'
    from users, generate_series(1, 30) as n where id % 10 = 0`,
  `insert into digest_opens (digest_id, job_id, at)
    select id, 1 + id % ${OFFICE.jobs}, created_at from digests where job_count = 2`,
]

const LISTINGS = [
  `insert into boards (system, tenant, careers_url, company_name, source, state, last_scraped_at, last_tried_at,
      last_found, last_new, last_deleted)
    select 'greenhouse', 'company' || n, 'https://boards.greenhouse.io/company' || n, 'Company ' || n % 570,
      'catalogue', case when n % 40 = 0 then 'unreachable' else 'live' end, now(), now(), 40, 1, 1
    from generate_series(0, ${OFFICE.boards - 1}) as n`,
  `insert into board_scrapes (board_id, started_at, finished_at, outcome, found, listed, new_jobs, deleted_jobs,
      requests, bytes)
    select id, now() - n * interval '1 day', now() - n * interval '1 day' + interval '3 seconds',
      case when (id + n) % 9 = 0 then 'unchanged' else 'complete' end, 40, 30, n % 3, n % 2, 3, 150000
    from boards, generate_series(1, 365) as n`,
  `update jobs set board_id = 1 + id % ${OFFICE.boards}, description = ${LONG_TEXT}, created_at = approved.at,
      approved_at = approved.at, reasons = '{"category": "The title says so.", "audience": "2 years are asked for."}',
      deleted_at = case when id % 7 < 2 then approved.at + id % 60 * (now() - approved.at) / 60 end,
      unlisted_reason = case when id % 7 < 2 then 'deleted' end
    from (select id as job, now() - id * 37 % (365 * 24) * interval '1 hour' as at from jobs) as approved
    where job = id`,
  `insert into postings (board_id, external_id, job_id, title, url, html, places, found, content_hash, first_seen_at,
      gone_at)
    select board_id, id::text, id, title, url, description, '{Remote}', '{}', md5(id::text), created_at, deleted_at
    from jobs`,
]

const CLICKS = `insert into clicks (job_id, company_name, user_id, is_similar_job, at)
  select jobs.id, jobs.company_name, case when random() < 0.7 then ${SOMEBODY} end, random() < 0.2,
    ${overTheYear(OFFICE.clicks)}
  from generate_series(1, ${OFFICE.clicks}) as n join jobs on jobs.id = 1 + n::bigint * 7919 % ${OFFICE.jobs}`

const OFFICE_WORK = [
  `insert into redemption_codes (code, source, duration_days)
    select upper(substr(md5(n::text), 1, 12)), 'Campaign ' || n % 40, 93 from generate_series(1, ${OFFICE.codes}) as n`,
  `insert into audit_log (actor_id, action, subject, at)
    select ${OFFICE.users}, (array['delete_user', 'curate_job', 'scrape_job_board'])[1 + n % 3],
      'member-' || n || '@example.com', ${overTheYear(AUDITED)} from generate_series(1, ${AUDITED}) as n`,
]

/** Tables whose rows point at others: all of them there, so that nobody needs to look row by row. */
const POINTING = [
  'subscriptions',
  'log_ins',
  'saved_searches',
  'tracked_jobs',
  'digests',
  'digest_opens',
  'board_scrapes',
  'postings',
]

/** Foreign keys are checked by triggers of PostgreSQL's own; those of ours go on. */
const switchChecks = async (db: Db, what: 'disable' | 'enable') => {
  for (const table of POINTING) {
    await db.execute(`alter table ${table} ${what} trigger all`)
    await db.execute(`alter table ${table} enable trigger user`)
  }
}

/**
 * Fills an empty, migrated database with what a business has after a year: made inside PostgreSQL, where it takes
 * a fraction of the time. The last user is an admin.
 *
 * @param db one connection alone: none of its statements has a time limit afterwards
 */
export const makeOffice = async (db: Db): Promise<void> => {
  await db.execute('set statement_timeout = 0')
  await switchChecks(db, 'disable')
  await makeJobs(db, OFFICE.jobs)
  for (const statement of [...PEOPLE, ...LISTINGS]) await db.execute(statement)
  await db.execute(CLICKS)
  for (const statement of OFFICE_WORK) await db.execute(statement)
  await db.execute(`update users set is_admin = true where id = ${OFFICE.users}`)
  await switchChecks(db, 'enable')
  await db.execute('vacuum analyze')
}

import { openDatabase, readRetention } from '@lilypad/db'
import { withNewDatabase } from './process.ts'
import { type Row, timesRow, toText } from './report.ts'

const MEMBERS = 20_000
const RUNS = 20
const MAX_MS = 300

/** Two years of members: two of three paid once or twice, half of these still do; a million jobs opened. */
const FILL = [
  `insert into users (email, password_hash, first_name, last_name, created_at, affiliate)
    select 'member-' || n || '@example.com', '-', 'A', 'B', now() - (n % 730) * interval '1 day',
      case when n % 7 = 0 then 'Affiliate ' || n % 20 end
    from generate_series(1, ${MEMBERS}) as n`,
  `insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, described_at, promotion_code)
    select 'sub_' || id || '_' || k, 'cus_' || id, id, case when id % 3 = 0 then 'active' else 'canceled' end, now(),
      case when id % 9 = 0 then 'CODE' || id % 4 end
    from users, generate_series(1, 2) as k where id % 3 <> 1`,
  `insert into clicks (job_id, company_name, user_id, is_similar_job, at)
    select n, 'Pond', n % ${MEMBERS} + 1, false, now() - (n % 700) * interval '1 day' from generate_series(1, 1000000) as n`,
  `insert into saved_searches (user_id, name, state, created_at)
    select id, 'Search', '{}', created_at + (id % 14) * interval '1 day' from users, generate_series(1, 3)`,
  `insert into tracked_jobs (user_id, job_id, snapshot, tracked_at)
    select id, k, '{}', created_at + (id % 20) * interval '1 day' from users, generate_series(1, 10) as k`,
  `insert into leaving_answers (user_id, reason, created_at) select id, 'other', now() from users where id % 5 = 0`,
  `analyze`,
]

/** What the report on who stays takes in the database. */
export const measureAdmin = (): Promise<Row[]> =>
  withNewDatabase(async (url) => {
    const { db, close } = openDatabase(url, { max: 1 })
    for (const statement of FILL) await db.execute(statement)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const since = performance.now()
      await readRetention(db, new Date())
      times.push(performance.now() - since)
    }
    await close()
    return [timesRow(`admin: who stays, of ${toText(MEMBERS)} members over two years`, times, MAX_MS)]
  })

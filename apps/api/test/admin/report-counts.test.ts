import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countDigestOpen, eraseUser, recordClick, recordLogIn, schema } from '@lilypad/db'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTestApi, type TestApi, useApi } from '../create-test-api.ts'

const api = useApi()

/** The counts that reports read, and a full count of all rows. */
async function bothCounts() {
  const days = await api.db.execute(sql`
    select day::text, company_name, clicks, similar_clicks from click_days order by day, company_name`)
  const counted = await api.db.execute(sql`
    select (at at time zone 'America/New_York')::date::text as day, company_name, count(*)::int as clicks,
      (count(*) filter (where is_similar_job))::int as similar_clicks
    from clicks group by 1, 2 order by 1, 2`)
  return { kept: days.rows, counted: counted.rows }
}
async function countsOf({ id }: { id: number }) {
  const { rows } = await api.db.execute<Record<string, number>>(sql`
    select log_ins, clicks, alerts_sent, links_opened from user_counts where user_id = ${id}`)
  return rows[0] ?? null
}
const clickOn = (jobId: number, userId: number | null, isSimilarJob = false) =>
  recordClick(api.db, { jobId, userId, isSimilarJob, tier: 'premium' })

const MIGRATION = fileURLToPath(
  new URL('../../../../packages/db/migrations/0004_report-counts.sql', import.meta.url),
)

/** The database as it was before this migration. */
async function withoutCounts({ db }: TestApi) {
  await db.execute(sql`drop table click_days, user_counts`)
  await db.execute(sql`drop function count_clicks, count_log_ins, count_alerts, count_opens cascade`)
  await db.execute(sql`drop index jobs_ever_listed`)
}

describe('clicks of any moment are in the report', () => {
  test('after many concurrent clicks the counts by day are those of the rows', async () => {
    const busy = await api.a.job({ companyName: 'Busy Pond' })
    const other = await api.a.job({ companyName: 'Other Pond' })
    const people = [await api.a.user(), await api.a.user()]
    const all = Array.from({ length: 300 }, (_, n) =>
      clickOn(
        n % 5 === 0 ? other.id : busy.id,
        n % 3 === 0 ? null : (people[n % 2]?.id ?? null),
        n % 4 === 0,
      ),
    )
    expect((await Promise.all(all)).every(Boolean)).toBe(true)
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
    expect(kept.reduce((sum, row) => sum + Number(row.clicks), 0)).toBe(300)
    const ofPeople = await Promise.all(people.map(countsOf))
    expect(ofPeople.reduce((sum, row) => sum + (row?.clicks ?? 0), 0)).toBe(200)
  })

  test('many rows written by one statement are counted as well', async () => {
    await api.db.execute(sql`
      insert into clicks (job_id, company_name, is_similar_job, at)
      select n, 'Company ' || n % 7, n % 3 = 0, '2026-03-08T00:00:00Z'::timestamptz + n * interval '7 minutes'
      from generate_series(1, 1000) as n`)
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
  })

  // holds Decisions §2: Calendar days are New York's
  test.each([
    ['just before midnight in winter', '2025-01-31T04:59:59.999Z', '2025-01-30'],
    ['midnight in winter', '2025-01-31T05:00:00Z', '2025-01-31'],
    ['just before midnight in summer', '2025-07-01T03:59:59.999Z', '2025-06-30'],
    ['midnight in summer', '2025-07-01T04:00:00Z', '2025-07-01'],
    ['the first instant of the day of 23 hours', '2025-03-09T05:00:00Z', '2025-03-09'],
    ['its last', '2025-03-10T03:59:59.999Z', '2025-03-09'],
    ['the first instant of the day of 25 hours', '2025-11-02T04:00:00Z', '2025-11-02'],
    ['the hour that comes twice, the second time', '2025-11-02T06:30:00Z', '2025-11-02'],
    ['its last', '2025-11-03T04:59:59.999Z', '2025-11-02'],
    ['the first of the day after it', '2025-11-03T05:00:00Z', '2025-11-03'],
  ])('days are New York’s: %s', async (name, at, day) => {
    const companyName = `${name} ${at}`
    await api.db
      .insert(schema.clicks)
      .values({ jobId: 1, companyName, isSimilarJob: false, at: new Date(at) })
    const { rows } = await api.db.execute(sql`
      select day::text as day, clicks from click_days where company_name = ${companyName}`)
    expect(rows).toEqual([{ day, clicks: 1 }])
  })
})

// holds Decisions §5: Deleting a user removes the person's data, keeps counts
describe('deleting a user keeps anonymous counts', () => {
  test('clicks stay as nobody’s, the person’s own counts go', async () => {
    const person = await api.a.user()
    const job = await api.a.job({ companyName: 'Leaving Pond' })
    await clickOn(job.id, person.id)
    await clickOn(job.id, person.id, true)
    await eraseUser(api.db, { id: person.id, hasProvider: false, now: new Date() })
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
    expect(kept).toContainEqual(
      expect.objectContaining({ company_name: 'Leaving Pond', clicks: 2, similar_clicks: 1 }),
    )
    expect(await countsOf(person)).toBeNull()
    const { rows } = await api.db.execute(sql`
      select user_id from clicks where company_name = 'Leaving Pond'`)
    expect(rows).toEqual([{ user_id: null }, { user_id: null }])
  })

  test('a click during the deletion of its account is counted without a person', async () => {
    const job = await api.a.job({ companyName: 'Racing Pond' })
    for (let round = 0; round < 10; round += 1) {
      const person = await api.a.user()
      const clicks = Array.from({ length: 5 }, () => clickOn(job.id, person.id))
      const gone = eraseUser(api.db, { id: person.id, hasProvider: false, now: new Date() })
      await Promise.all([...clicks, gone])
    }
    const { rows } = await api.db.execute(sql`
      select count(*)::int as clicks, count(user_id)::int as named from clicks where company_name = 'Racing Pond'`)
    expect(rows).toEqual([{ clicks: 50, named: 0 }])
    const { kept, counted } = await bothCounts()
    expect(kept).toEqual(counted)
  })
})

test('log-ins, alerts sent and opened links are counted by person', async () => {
  const person = await api.a.user()
  await Promise.all([1, 2, 3].map(() => recordLogIn(api.db, person.id)))
  const [sent] = await api.db
    .insert(schema.digests)
    .values([
      { userId: person.id, schedule: 'daily', period: '2026-11-02', jobCount: 3 },
      { userId: person.id, schedule: 'daily', period: '2026-11-03', jobCount: 0 },
      { userId: person.id, schedule: 'weekly', period: '2026-11-02', jobCount: 1 },
    ])
    .returning({ id: schema.digests.id })
  const opens = [7, 8, 8].map((jobId) =>
    countDigestOpen(api.db, { digestId: sent?.id ?? 0, jobId, now: new Date() }),
  )
  await Promise.all(opens)
  expect(await countsOf(person)).toEqual({ log_ins: 3, clicks: 0, alerts_sent: 2, links_opened: 2 })
})

test('rows from before the counters are counted once, and so are later ones', async () => {
  const older = await createTestApi()
  try {
    await withoutCounts(older)
    const person = await older.a.user()
    const gone = person.id + 1_000_000
    const click = { jobId: 1, companyName: 'Old Pond', at: new Date('2026-11-01T05:30:00Z') }
    await older.db.insert(schema.clicks).values([
      { ...click, userId: person.id, isSimilarJob: true },
      { ...click, userId: gone, isSimilarJob: false },
      { ...click, userId: null, isSimilarJob: false },
    ])
    await recordLogIn(older.db, person.id)
    const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')
    await older.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement)
    })
    await recordLogIn(older.db, person.id)
    const days = await older.db.select().from(schema.clickDays)
    expect(days).toEqual([{ day: '2026-11-01', companyName: 'Old Pond', clicks: 3, similarClicks: 1 }])
    const people = await older.db.select().from(schema.userCounts)
    expect(people).toEqual([{ userId: person.id, logIns: 2, clicks: 1, alertsSent: 0, linksOpened: 0 }])
  } finally {
    await older.close()
  }
})

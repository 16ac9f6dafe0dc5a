import { openDatabase } from '@lilypad/db'
import { scrapeTwice } from '../scrape-run.ts'
import type { Row } from '../table.ts'

const SIZE = { boards: 40, postings: 1_400 }

/** Puts every job on a board, 35 on each; no loop scrapes these boards, which are removed. */
const FILL = [
  'set statement_timeout = 0',
  `insert into boards (system, tenant, careers_url, company_name, source, state, last_scraped_at, last_tried_at, removed_at)
    select 'greenhouse', 'filled' || n, 'https://boards.greenhouse.io/filled' || n, 'Company ' || n % 570, 'catalogue',
      'live', now(), now(), now()
    from generate_series(0, (select count(*) / 35 from jobs)) as n`,
  `insert into postings (board_id, external_id, job_id, title, url, html, places, found, content_hash, first_seen_at)
    select first + id / 35, id::text, id, title, url, description, '{Remote}', '{}', md5(id::text), created_at
    from jobs, (select min(id) as first from boards) as boards where id / 35 <= (select count(*) / 35 from jobs)`,
  'update jobs set board_id = postings.board_id from postings where job_id = jobs.id',
  'vacuum analyze',
]

/** What a board's scrape costs a worker, from fetch to commit, in a database filled with jobs. */
export const scrapeCommitRow = async (databaseUrl: string, size: string): Promise<Row> => {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  try {
    for (const statement of FILL) await db.execute(statement)
  } finally {
    await close()
  }
  const { first, second, memory } = await scrapeTwice(databaseUrl, SIZE, async (run) => run)
  const each = (total: number) => `${(total / SIZE.boards).toFixed(0)} ms`
  return {
    what: `scrape commit: a board of 35 postings beside ${size} others, first and second time`,
    measured: `${each(first)}, ${each(second)}, a worker at most ${memory} MB`,
    toReach: '',
    isReached: null,
  }
}

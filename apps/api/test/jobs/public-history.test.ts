import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usePublicPages } from './public-pages.ts'
import { putPosting } from './put-posting.ts'

const { api, free, pageOf } = usePublicPages()

async function seenJob() {
  const board = await api().a.board({ lastScrapedAt: new Date('2026-06-30T12:00:00Z') })
  const job = await free({ boardId: board.id, companyName: board.companyName, postedOn: '2026-04-20' })
  await putPosting(
    api(),
    { boardId: board.id, jobId: job.id },
    { firstSeenAt: new Date('2026-05-04T12:00:00Z') },
  )
  const [posting] = await api().db.select().from(schema.postings).where(eq(schema.postings.jobId, job.id))
  if (!posting) throw new Error('The posting was not stored.')
  return { job, postingId: posting.id }
}
const historyOf = (page: string) =>
  /<section [^>]*aria-labelledby="history".*?<\/section>/s.exec(page)?.[0].replace(/<[^>]+>/g, ' ') ?? ''

// holds Beyond §2: `GET /api/load_job_history {id}` (who may see the job)
test('a public page tells what we saw of the job, in days that stay true', async () => {
  const { job, postingId } = await seenJob()
  const replacedAt = new Date('2026-06-09T12:00:00Z')
  await api()
    .db.insert(schema.postingVersions)
    .values({
      postingId,
      replacedAt,
      title: 'Teacher',
      places: [],
      changes: [
        { field: 'pay', before: '$81,000 - $86,000', after: null },
        { field: 'text', before: 'You teach <b>five</b> classes.', after: 'You teach six classes.' },
      ],
    })
  const page = await pageOf(job)
  const told = historyOf(page)
  for (const words of [
    'First seen May 4, 2026 · posted Apr 20, 2026 by the employer · watched for',
    'checked Jun 30, 2026',
    'Pay was removed on Jun 9, 2026: before $81,000 to $86,000',
    'Text changed on Jun 9, 2026',
    'You teach six classes.',
  ])
    expect(told).toContain(words)
  expect(page).toContain('You teach &lt;b&gt;five&lt;/b&gt; classes.')
  expect(told).not.toContain('median')
})

test('a public page of a job that never changed says so', async () => {
  const { job } = await seenJob()
  expect(historyOf(await pageOf(job))).toContain('No change seen from May 4, 2026 to Jun 30, 2026')
})

test('a public page names no earlier listing that visitors may not see', async () => {
  const { job, postingId } = await seenJob()
  const gone = { unlistedReason: 'deleted', deletedAt: new Date('2026-05-01T12:00:00Z') } as const
  const paidOnly = await api().a.job({ ...gone, freeTenth: false, companyName: job.companyName })
  const open = await api().a.job({ ...gone, freeTenth: true, companyName: job.companyName })
  const times = (month: number) => ({
    firstSeenAt: new Date(Date.UTC(2026, month, 3, 12)),
    goneAt: new Date('2026-05-01T12:00:00Z'),
  })
  const of = (jobId: number) => ({ boardId: job.boardId as number, jobId })
  const first = await putPosting(api(), of(open.id), times(2))
  const listsAgain = await putPosting(api(), { ...of(paidOnly.id), listsAgain: first }, times(3))
  await api().db.update(schema.postings).set({ listsAgain }).where(eq(schema.postings.id, postingId))
  const told = historyOf(await pageOf(job))
  expect(told).toContain('Mar 3, 2026 to May 1, 2026')
  expect(told).not.toContain('Apr 3, 2026')
})

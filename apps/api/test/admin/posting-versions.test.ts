import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { putPosting } from '../jobs/put-posting.ts'

let admin: Browser
const api = useApi()
beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true }))
})

async function jobWithPosting() {
  const board = await api.a.board()
  const job = await api.a.job({ boardId: board.id })
  await putPosting(
    api,
    { boardId: board.id, jobId: job.id },
    { firstSeenAt: new Date('2026-05-04T12:00:00Z') },
  )
  const [posting] = await api.db.select().from(schema.postings).where(eq(schema.postings.jobId, job.id))
  if (!posting) throw new Error('The posting was not stored.')
  return { job, postingId: posting.id }
}

// holds Beyond §2: `GET /admin-api/load_posting_versions`: every version is kept, never overwritten
test('an admin reads every version of a posting, the newest first, with a text that an earlier one keeps', async () => {
  const { job, postingId } = await jobWithPosting()
  const texts = ['Even days.', 'Odd days.', 'Even days.']
  for (const [index, text] of texts.entries())
    await api.db.insert(schema.postingVersions).values({
      postingId,
      replacedAt: new Date(Date.UTC(2026, 5, index + 1)),
      title: `Teacher ${index}`,
      places: [],
      textHash: createHash('sha256').update(text).digest('hex'),
      compressedText: index === 2 ? null : brotliCompressSync(text),
      changes: [{ field: 'text', before: text, after: 'Other days.' }],
    })
  const { versions } = await admin.loadPostingVersions({ id: job.id })
  expect(versions.map(({ title, text }) => [title, text])).toEqual([
    ['Teacher 2', 'Even days.'],
    ['Teacher 1', 'Odd days.'],
    ['Teacher 0', 'Even days.'],
  ])
  expect(versions[0]).toMatchObject({
    replaced_at: '2026-06-03T00:00:00.000Z',
    changes: [{ sentence: 'Text changed on Jun 2, 2026', before: 'Even days.', after: 'Other days.' }],
  })
})

test('a posting that never changed has no versions', async () => {
  const { job } = await jobWithPosting()
  expect((await admin.loadPostingVersions({ id: job.id })).versions).toEqual([])
})

test('nobody but an admin reads versions', async () => {
  const { job } = await jobWithPosting()
  const member = await api.as(await api.a.subscriber())
  await expect(member.loadPostingVersions({ id: job.id })).rejects.toMatchObject({ status: 403 })
  await expect(api.visitor().loadPostingVersions({ id: job.id })).rejects.toMatchObject({ status: 401 })
})

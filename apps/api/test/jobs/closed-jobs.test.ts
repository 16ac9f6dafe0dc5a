import { closeExpiredJobs, schema } from '@lilypad/db'
import { addDays, newYorkDay } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { commitAnswer, posting } from '../admin/desk-boards.ts'
import { usePublicPages } from './public-pages.ts'

const { api, get } = usePublicPages()
const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const dayIn = (days: number) => addDays(newYorkDay(new Date()), days)

async function standing() {
  const rows = await api().db.select().from(schema.jobs)
  return Object.fromEntries(rows.map(({ url, unlistedReason }) => [url.split('/').at(-1), unlistedReason]))
}

test('a posting whose last day has passed is kept, and not listed as open', async () => {
  const { id } = await api().a.board()
  const summary = await commitAnswer(api(), id, [
    posting('past', { applyBy: dayIn(-1) }),
    posting('today', { applyBy: dayIn(0) }),
    posting('open'),
  ])
  expect(summary).toMatchObject({ found: 3, newJobs: 2 })
  expect(await standing()).toEqual({ past: 'closed', today: null, open: null })
})

test('a job closes when its last day passes; its page says so, and it opens again when its employer extends it', async () => {
  const { id } = await api().a.board()
  await commitAnswer(api(), id, [posting('1', { applyBy: dayIn(0) })], inDays(-2))
  await api()
    .db.update(schema.jobs)
    .set({ freeTenth: true, applyBy: dayIn(-1) })
  expect(await closeExpiredJobs(api().db, new Date())).toBe(1)
  expect(await closeExpiredJobs(api().db, new Date())).toBe(0)
  const [before] = await api().db.select().from(schema.jobs)
  const member = await api().as(await api().a.subscriber())
  expect((await member.loadFrontEndJobs({})).jobs).toEqual([])
  const { job } = await member.loadFrontEndJob({ id: before?.id ?? 0 })
  expect(job).toMatchObject({ 'Apply By Date': dayIn(-1), 'Date Deleted': null })
  const page = await get(`/jobs/${before?.id}`)
  expect([page.status, (await page.text()).match(/This job closed on/g)?.length]).toEqual([200, 1])
  const extended = await commitAnswer(api(), id, [posting('1', { applyBy: dayIn(9) })])
  expect(extended).toMatchObject({ newJobs: 0, deletedJobs: 0 })
  const [after] = await api().db.select().from(schema.jobs)
  expect(after).toMatchObject({ id: before?.id, unlistedReason: null, approvedAt: before?.approvedAt })
})

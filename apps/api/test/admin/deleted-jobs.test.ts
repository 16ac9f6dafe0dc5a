import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { commitAnswer, failureOf, posting } from './desk-boards.ts'

const DAY = 24 * 60 * 60 * 1000
let admin: Browser
const api = useApi()
beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true }))
})
beforeEach(async () => {
  await api.db.delete(schema.postings)
  await api.db.delete(schema.jobs)
})

const ago = (ms: number) => new Date(Date.now() - ms)
const deleted = (deletedAt: Date, more: object = {}) =>
  api.a.job({ deletedAt, unlistedReason: 'deleted', ...more })
async function jobOf(id: number) {
  const [job] = await api.db.select().from(schema.jobs).where(eq(schema.jobs.id, id))
  return job
}
async function listed() {
  const premium = await api.as(await api.a.subscriber())
  return (await premium.loadFrontEndJobs({})).jobs.map((job) => job['Job Title'])
}

// holds Part 2 §7 Admin: `GET /admin-api/get_deleted_jobs`, `POST /admin-api/undelete_job`
describe('get_deleted_jobs', () => {
  // holds Part 2 §2 Admin deleted jobs: Past 30 days; columns; URL cut at 50 characters
  // holds Part 2 §3: Deleted job view
  // holds Part 2 §9: Deleted jobs of 30 days; URL cut at 50
  test('jobs deleted in the past 30 days, the latest first', async () => {
    await deleted(ago(31 * DAY), { title: 'Too old' })
    await deleted(ago(29 * DAY), { title: 'Old' })
    const fresh = await deleted(ago(DAY), { title: 'Fresh' })
    await api.a.job({ title: 'Listed' })
    await deleted(ago(DAY), { title: 'Never listed', approvedAt: null })
    const reply = await admin.getDeletedJobs({})
    expect(reply.jobs.map(({ title }) => title)).toEqual(['Fresh', 'Old'])
    expect(reply.jobs[0]).toEqual({
      id: fresh.id,
      title: 'Fresh',
      company_name: fresh.companyName,
      url: fresh.url,
    })
    expect(reply).toMatchObject({ num_jobs: 2, page_length: 100 })
  })

  // holds Part 2 §9: Users and deleted jobs: 100 a page
  test('100 a page', async () => {
    for (let number = 0; number < 103; number += 1) await deleted(ago(DAY + number * 1_000))
    const [first, second, third] = [
      await admin.getDeletedJobs({ page: 1 }),
      await admin.getDeletedJobs({ page: 2 }),
      await admin.getDeletedJobs({ page: 3 }),
    ]
    expect([first, second, third].map(({ jobs, num_jobs }) => [jobs.length, num_jobs])).toEqual([
      [100, 103],
      [3, 103],
      [0, 103],
    ])
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(103)
  })
})

// holds Decisions §3 Added calls: Curation: `POST /admin-api/delete_job`
describe('delete_job', () => {
  test('takes an imported job off the list, which may be undeleted', async () => {
    const { id } = await api.a.job({ title: 'Imported', boardId: null })
    expect(await admin.deleteJob({ id })).toEqual({ success: true })
    expect(await jobOf(id)).toMatchObject({ unlistedReason: 'deleted', deletedAt: expect.any(Date) })
    expect((await admin.getDeletedJobs({})).jobs.map(({ title }) => title)).toEqual(['Imported'])
    await admin.undeleteJob({ id })
    expect(await jobOf(id)).toMatchObject({ unlistedReason: null, deletedAt: null })
  })

  test('leaves a job of a board, which a scrape would bring back; one that is not there is 404', async () => {
    const board = await api.a.board()
    const { id } = await api.a.job({ title: 'On a board', boardId: board.id })
    const why = 'This job is on its company’s board: the next scrape would bring it back.'
    expect(await failureOf(admin.deleteJob({ id }))).toEqual([409, why])
    expect(await jobOf(id)).toMatchObject({ unlistedReason: null, deletedAt: null })
    expect(await failureOf(admin.deleteJob({ id: 999_999 }))).toEqual([404, 'There is no such job.'])
  })

  test('takes one whose board was removed off the list, which nothing would bring back', async () => {
    const board = await api.a.board()
    const { id } = await api.a.job({ title: 'Left behind', boardId: board.id })
    await admin.removeJobBoard({ job_board_url: board.careersUrl })
    await admin.undeleteJob({ id })
    const { jobs } = await admin.getCurationJobs({ search: 'Left behind' })
    expect(jobs).toMatchObject([{ id, is_imported: true }])
    expect(await admin.deleteJob({ id })).toEqual({ success: true })
    expect(await jobOf(id)).toMatchObject({ unlistedReason: 'deleted', deletedAt: expect.any(Date) })
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/get_deleted_jobs`, `POST /admin-api/undelete_job`
describe('undelete_job', () => {
  // holds Part 2 §4: Deleted to undeleted
  test('lists the job again at once, with id and approval kept', async () => {
    const approvedAt = ago(20 * DAY)
    const job = await deleted(ago(DAY), { title: 'Back again', approvedAt })
    expect(await listed()).toEqual([])
    expect(await admin.undeleteJob({ id: job.id })).toEqual({ success: true })
    expect(await listed()).toEqual(['Back again'])
    expect(await jobOf(job.id)).toMatchObject({ deletedAt: null, approvedAt })
    expect((await admin.getDeletedJobs({})).jobs).toEqual([])
  })

  // holds Decisions §7: An undeleted job is left for 30 days at most
  test('a scrape that does not find it leaves it; one that finds it makes it an ordinary job', async () => {
    const board = await api.a.board({ lastTriedAt: ago(DAY) })
    const all = ['1', '2', '3', '4', '5'].map((id) => posting(id))
    await commitAnswer(api, board.id, all)
    await commitAnswer(api, board.id, all.slice(1))
    const [{ id = 0 } = {}] = (await admin.getDeletedJobs({})).jobs
    await admin.undeleteJob({ id })
    const [gone] = await api.db.select().from(schema.postings).where(eq(schema.postings.jobId, id))
    expect(gone?.goneAt).not.toBeNull()
    await commitAnswer(api, board.id, [...all.slice(1), posting('6')])
    expect(await jobOf(id)).toMatchObject({ unlistedReason: null })
    await commitAnswer(api, board.id, all)
    expect(await jobOf(id)).toMatchObject({ undeletedAt: null, unlistedReason: null })
    await commitAnswer(api, board.id, all.slice(1))
    expect(await jobOf(id)).toMatchObject({ unlistedReason: 'deleted' })
  })

  test('one that the rules do not list says why, and stays off the list', async () => {
    const { id } = await deleted(ago(DAY), { workplace: 'Hybrid' })
    expect(await admin.undeleteJob({ id })).toEqual({
      success: true,
      message: 'It is not listed all the same: it is not remote.',
    })
    expect(await listed()).toEqual([])
    expect(await jobOf(id)).toMatchObject({ unlistedReason: 'not_remote' })
  })

  test('done twice it is done once; a job that is not there is 404', async () => {
    const { id } = await deleted(ago(DAY))
    await admin.undeleteJob({ id })
    const first = await jobOf(id)
    expect(await admin.undeleteJob({ id })).toEqual({ success: true })
    expect(await jobOf(id)).toEqual(first)
    expect(await failureOf(admin.undeleteJob({ id: 999_999 }))).toEqual([404, 'There is no such job.'])
  })

  test('is written to the audit log by the job’s name', async () => {
    const { id, companyName } = await deleted(ago(DAY), { title: 'Audited' })
    await admin.undeleteJob({ id })
    const entries = await api.db.select().from(schema.auditLog)
    expect(entries.at(-1)).toMatchObject({
      action: 'undelete_job',
      subject: `Audited, ${companyName}`,
      details: { id },
    })
  })
})

import { importPosting, isRemovedBoard, schema, undeleteJob } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../create-test-api.ts'
import { usePublicPages } from '../jobs/public-pages.ts'
import { commitAnswer, failureOf, plainCuration, posting } from './desk-boards.ts'

const { api, free, get } = usePublicPages()
const soon = { timeout: 60_000, interval: 100 }
const WHO = { asked_by: 'Ann of Pond', note: 'Her letter of May 4.' }
let admin: Browser

beforeEach(async () => {
  await api().db.delete(schema.removals)
  admin = await api().as(await api().a.user({ isAdmin: true }))
})

async function reasonOf(id: number) {
  const [job] = await api().db.select().from(schema.jobs).where(eq(schema.jobs.id, id))
  return job?.unlistedReason
}
async function listedIds() {
  const { jobs } = await (await api().as(await api().a.subscriber())).loadFrontEndJobs({})
  return jobs.map(({ id }) => id)
}
const statusOf = async (path: string) => (await get(path)).status

// holds Decisions §3 Added calls: Admin: `POST /admin-api/add_removal`
describe('add_removal', () => {
  test('the jobs of a company go at once, however its name is spelled, and its public pages answer 410', async () => {
    const board = await api().a.board({ companyName: 'Pónd & Sons' })
    const job = await free({ companyName: 'Pónd & Sons', boardId: board.id })
    const other = await free({ companyName: 'Reed' })
    await free({ companyName: 'Pónd & Sons', unlistedReason: 'not_remote' })
    await api().announceJobs()
    await expect.poll(() => statusOf('/companies/pond-sons'), soon).toBe(200)
    const reply = await admin.addRemoval({ company: 'POND and Sons', ...WHO })
    expect(reply.num_jobs).toBe(0)
    expect(reply.receipt).toMatch(/^POND and Sons has been kept off the list of Lilypad .* as .* asked\.\n/)
    expect(reply.receipt).toContain('No job on the list was by that name or at that address then')
    expect(reply.receipt).not.toContain('Backups hold')
    expect(await admin.addRemoval({ company: 'pond & sons', ...WHO })).toMatchObject({
      num_jobs: 1,
      receipt: expect.stringMatching(
        /1 job left the list, [\s\S]*\nBackups hold the postings until .* we take them off/,
      ),
    })
    expect(await listedIds()).toEqual([other.id])
    const [standing] = (await admin.loadRemovals({})).removals
    const { cases } = await admin.loadDesk({})
    expect([standing?.num_jobs, cases.find(({ id }) => id === `removal-${standing?.id}`)?.text]).toEqual([
      1,
      expect.stringMatching(/^pond & sons has been off the list since .*: 1 job left it\./),
    ])
    expect(await statusOf(`/jobs/${job.id}`)).toBe(410)
    await expect.poll(() => statusOf('/companies/pond-sons'), soon).toBe(410)
    expect(await statusOf('/companies/nobody')).toBe(404)
    expect(await (await get('/sitemap.xml')).text()).not.toContain(`/jobs/${job.id}<`)
    const member = await api().as(await api().a.subscriber())
    expect(await failureOf(member.loadFrontEndJob({ id: job.id }))).toEqual([404, expect.any(String)])
    expect(await failureOf(member.loadCompany({ company: 'Pónd & Sons' }))).toEqual([404, expect.any(String)])
  })

  test('names what is taken off in the log, to do so again after an older backup is restored', async () => {
    await admin.addRemoval({ company: 'Heron Learning', ...WHO })
    expect(api().log.join('')).toContain(
      '"company":"Heron Learning","url":null,"msg":"An employer is taken off the list."',
    )
  })

  test('an address includes all below it, and no other of its host', async () => {
    const url = 'https://jobs.example.com/pond'
    const below = [url, `${url}/1`, `${url}?job=2`, 'http://www.jobs.example.com/Pond/']
    const within = await Promise.all(below.map((one) => free({ url: one })))
    const outside = await free({ url: `${url}-street/1` })
    await admin.addRemoval({ url: `${url}/?utm_source=lilypad`, ...WHO })
    expect(await Promise.all(within.map(({ id }) => reasonOf(id)))).toEqual(within.map(() => 'do_not_list'))
    expect(await listedIds()).toEqual([outside.id])
  })

  test('neither scrapes nor imports nor admins list its jobs again while it stands, under another name either', async () => {
    const board = await api().a.board({ companyName: 'Pond', careersUrl: 'https://pond.example/careers' })
    await commitAnswer(api(), board.id, [posting('1'), posting('2')])
    await admin.addRemoval({ url: 'pond.example/careers', ...WHO })
    const summary = await commitAnswer(api(), board.id, [
      posting('1', { html: 'You will write other lessons. The salary is $70,000.' }),
      posting('3'),
    ])
    expect(summary).toMatchObject({ newJobs: 0 })
    await admin.updateJobBoard({ job_board_url: board.careersUrl, company_name: 'Lake' })
    const rows = await api().db.select().from(schema.jobs)
    for (const { id } of rows) {
      await admin.curateJob({ id, workplace: 'Remote' })
      await undeleteJob(api().db, id, new Date())
    }
    const imported = await importPosting(
      api().db,
      { board, companyName: 'Lake', found: posting('4') },
      plainCuration,
      new Date(),
    )
    expect(imported.unlistedReason).toBe('do_not_list')
    expect(await Promise.all(rows.map(({ id }) => reasonOf(id)))).toEqual(rows.map(() => 'do_not_list'))
    expect(await listedIds()).toEqual([])
    expect(await isRemovedBoard(api().db, { ...board, companyName: 'Lake' })).toBe(true)
  })

  test('refuses a removal of nothing, and an address that is none', async () => {
    const nothing = [400, 'Please give a company or an address.']
    expect(await failureOf(admin.addRemoval({ company: ' ', url: '', ...WHO }))).toEqual(nothing)
    const noAddress = [400, 'Please give a web address.']
    expect(await failureOf(admin.addRemoval({ url: 'https://', ...WHO }))).toEqual(noAddress)
  })
})

// holds Decisions §3 Added calls: Admin: `POST /admin-api/lift_removal`
// holds Decisions §3 Added calls: Admin: `GET /admin-api/load_removals`
test('lifting a removal lists its jobs again, with their approval; the audit log holds both', async () => {
  const { id: jobId, approvedAt } = await free({ companyName: 'Pond' })
  const { id } = await admin.addRemoval({ company: 'Pond', ...WHO })
  const standing = { id, company: 'Pond', url: null, ...WHO, num_jobs: 1, lifted_at: null }
  expect((await admin.loadRemovals({})).removals).toEqual([{ ...standing, added_at: expect.any(String) }])
  await admin.liftRemoval({ id })
  expect(await listedIds()).toEqual([jobId])
  const [job] = await api().db.select().from(schema.jobs)
  expect(job?.approvedAt).toEqual(approvedAt)
  expect((await admin.loadRemovals({})).removals[0]?.lifted_at).toEqual(expect.any(String))
  expect(await failureOf(admin.liftRemoval({ id }))).toEqual([
    404,
    'There is no such removal, or it is lifted already.',
  ])
  const { entries } = await admin.getAuditLog({ search: 'removal' })
  expect(entries.map(({ action, subject }) => [action, subject]).slice(0, 2)).toEqual([
    ['lift_removal', 'Pond'],
    ['add_removal', 'Pond'],
  ])
})

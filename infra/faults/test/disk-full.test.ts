import { trackedJob } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { sampleDocuments } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../src/files.ts'
import { isLeftOut, named } from '../src/needs.ts'
import type { Browser } from '../src/processes/browser.ts'
import { mountSmallDisk, reasonAgainstSmallDisk, type SmallDisk } from '../src/processes/small-disk.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const reason = reasonAgainstSmallDisk()
const name = 'the disk of files is full'

const NO_ROOM = 'We have no room left to store the file at the moment. Please try again later.'

/** A document of about 400 kB that is told from others by its number. */
const bytesOf = (number: number) =>
  Buffer.concat([Buffer.from(sampleDocuments.pdf), Buffer.alloc(400_000, `${number} `)])
const document = (number: number) => new File([bytesOf(number)], `cv-${number}.pdf`)

async function addJob(browser: Browser, title: string) {
  const { job } = await browser.addTrackedJob({ job_title: title, company_name: 'Pond School' })
  return job.id
}

async function download(browser: Browser, id: number) {
  const reply = await browser.fetch(`/api/tracker/download_resume?airtable_id=${id}`)
  return reply.ok ? Buffer.from(await reply.arrayBuffer()) : null
}

const listed = async (browser: Browser) =>
  (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode).filter((job) => job.resumeFilename !== null)

/** The keys that are noted to be deleted come due at once, and the worker's sweep goes over them. */
async function sweepFiles({ database: { db }, queue }: Topology) {
  await db.update(schema.filesToDelete).set({ dueAt: sql`now() - interval '1 minute'` })
  await queue.enqueue('sweep', {})
  await until('the sweep has looked', async () => (await db.$count(schema.filesToDelete)) === 0)
}

describe.skipIf(reason !== null || isLeftOut)(reason ? `${name} (skipped: ${reason})` : named(name), () => {
  let disk: SmallDisk
  let topology: Topology
  beforeAll(async () => {
    disk = mountSmallDisk(8)
    topology = await startTopology({ workers: 1, env: { DATA_DIR: disk.folder } })
  })
  afterAll(async () => {
    await topology?.stop()
    disk?.remove()
  })

  // holds Decisions §3: `507 no_room`: no room is left on the disk for a file
  test('an upload is refused in words and leaves nothing behind, all else goes on, and uploads work once there is room', async () => {
    const browser = await topology.as(await topology.a.user())
    const id = await addJob(browser, 'Coach')
    await browser.uploadResume({ airtable_id: id, file: document(1) })

    disk.fill()
    const refused = browser.uploadResume({ airtable_id: id, file: document(2) })
    await expect(refused).rejects.toMatchObject({ status: 507, message: NO_ROOM })
    const fresh = await addJob(browser, 'Tutor')
    await expect(browser.uploadResume({ airtable_id: fresh, file: document(3) })).rejects.toMatchObject({
      message: NO_ROOM,
    })
    // What was there before is there still.
    expect((await listed(browser)).map((job) => [job.id, job.resumeFilename])).toEqual([[id, 'cv-1.pdf']])
    expect(await download(browser, id)).toEqual(bytesOf(1))
    expect(storedFiles(disk.folder)).toBe(1)
    for (const { url } of topology.apis) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await browser.updateTrackedJob({ job: { id: fresh, notes: 'Still writing', notes_by: 1 } })
    await topology.visitor().loadFrontEndJobs({})

    disk.empty()
    await browser.uploadResume({ airtable_id: fresh, file: document(3) })
    expect(await download(browser, fresh)).toEqual(bytesOf(3))
    await sweepFiles(topology)
    expect(storedFiles(disk.folder)).toBe(2)
  })

  test('many uploads at once while there is room for three: what was acknowledged is there whole, the rest not at all', async () => {
    disk.empty()
    const before = storedFiles(disk.folder)
    const browser = await topology.as(await topology.a.user())
    const ids = []
    for (let number = 0; number < 12; number += 1) ids.push(await addJob(browser, `Coach ${number}`))
    disk.fill(3.5 * 400_000)
    const answers = await Promise.allSettled(
      ids.map((id, number) => browser.uploadResume({ airtable_id: id, file: document(number) })),
    )
    const taken = ids.filter((_id, number) => answers[number]?.status === 'fulfilled')
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.length).toBeLessThanOrEqual(3)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 507, message: NO_ROOM })
    expect((await listed(browser)).map((job) => job.id).sort()).toEqual([...taken].sort())
    for (const [number, id] of ids.entries())
      expect(await download(browser, id)).toEqual(taken.includes(id) ? bytesOf(number) : null)
    disk.empty()
    await sweepFiles(topology)
    expect(storedFiles(disk.folder)).toBe(before + taken.length)
  })
})

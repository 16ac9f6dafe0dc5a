import { once } from 'node:events'
import { request } from 'node:http'
import { trackedJob } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { sampleDocuments } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { storedFiles } from '../src/files.ts'
import { isLeftOut, named } from '../src/needs.ts'
import type { Browser } from '../src/processes/browser.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const resume = () => new File([Buffer.from(sampleDocuments.pdf)], 'cv.pdf')

async function applicant(topology: Topology) {
  const user = await topology.a.user()
  const browser = await topology.as(user)
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  const listed = async () => {
    const [first] = (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)
    return first?.resumeFilename
  }
  return { user, browser, id: job.id, listed }
}

/** Uploads again, and gives what is then downloaded. */
async function uploadAgain(browser: Browser, id: number) {
  await browser.uploadResume({ airtable_id: id, file: resume() })
  const reply = await browser.fetch(`/api/tracker/download_resume?airtable_id=${id}`)
  return Buffer.from(await reply.arrayBuffer())
}

/** Sends the beginning of an upload, and no more. */
async function beginUpload(origin: string, browser: Browser, id: number) {
  const [[name, value] = []] = [...browser.cookies]
  const sending = request(`${origin}/api/tracker/upload_resume`, {
    method: 'POST',
    headers: { cookie: `${name}=${value}`, 'content-type': 'multipart/form-data; boundary=pond' },
  })
  const ended = once(sending, 'error')
  sending.write(`--pond\r\ncontent-disposition: form-data; name="airtable_id"\r\n\r\n${id}\r\n`)
  sending.write('--pond\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n')
  await new Promise((resolve) => sending.write(Buffer.from(sampleDocuments.pdf).subarray(0, 100), resolve))
  return { ended }
}

describe.skipIf(isLeftOut)(named('an api is killed in the middle of an upload'), () => {
  test('no half of a file is kept or listed, none is left behind, and the upload can be repeated', () =>
    withTopology({ workers: 1 }, async (topology) => {
      const { apis, database, dataDir, queue } = topology
      const [here] = apis
      if (!here) throw new Error('There is no api.')
      const { user, browser, id, listed } = await applicant(topology)

      // While it is being sent.
      const { ended } = await beginUpload(here.url, browser, id)
      await here.end('SIGKILL')
      await ended
      expect([await listed(), storedFiles(dataDir)]).toEqual([null, 0])
      await here.start()

      // When the file is stored, and nobody is its owner yet: the person's row is held meanwhile.
      const holder = await database.pool.connect()
      await holder.query('begin')
      await holder.query('select 1 from users where id = $1 for update', [user.id])
      const refused = browser.at(here.url).uploadResume({ airtable_id: id, file: resume() })
      const outcome = refused.then(
        () => 'taken',
        () => 'broken off',
      )
      await until('the file is stored', () => storedFiles(dataDir) === 1)
      await here.end('SIGKILL')
      await holder.query('rollback')
      holder.release()
      expect(await outcome).toBe('broken off')
      expect(await listed()).toBe(null)

      // After an hour; here at once.
      await database.db.update(schema.filesToDelete).set({ dueAt: sql`now() - interval '1 minute'` })
      await queue.enqueue('sweep', {})
      await until('the file that nobody owns is deleted', () => storedFiles(dataDir) === 0)
      expect(await uploadAgain(browser, id)).toEqual(Buffer.from(sampleDocuments.pdf))
      expect([await listed(), storedFiles(dataDir)]).toEqual(['cv.pdf', 1])
    }))
})

import { trackedJob } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { sampleDocuments } from '@lilypad/testing'
import { isNotNull, sql } from 'drizzle-orm'
import type { Topology } from '../topology.ts'

const BYTES = 100_000
const MOST = 60

/** A document that is told from others by its number. */
const bytesOf = (number: number) =>
  Buffer.concat([Buffer.from(sampleDocuments.pdf), Buffer.alloc(BYTES, `${number} `)])

/** A member who uploads one document after another to one application, and remembers the last that was taken. */
export async function makeUploader({ a, as, database: { db }, queue }: Topology) {
  const browser = await as(await a.user())
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  let turn = 0
  let taken: number | null = null
  return {
    async upload(): Promise<void> {
      turn += 1
      const number = turn % MOST
      const file = new File([bytesOf(number)], `cv-${number}.pdf`)
      await browser.uploadResume({ airtable_id: job.id, file })
      taken = number
    },
    /** The document that was acknowledged last, where it is not what is listed and downloaded. */
    async lost(): Promise<number[]> {
      if (taken === null) return []
      const [listed] = (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)
      const reply = await browser.fetch(`/api/tracker/download_resume?airtable_id=${job.id}`)
      const bytes = Buffer.from(await reply.arrayBuffer())
      const isThere = listed?.resumeFilename === `cv-${taken}.pdf` && bytes.equals(bytesOf(taken))
      return isThere ? [] : [taken]
    },
    kept: (): Promise<number> => db.$count(schema.trackedJobs, isNotNull(schema.trackedJobs.resumeKey)),
    /** Files that nobody owns come due at once. */
    async sweep(): Promise<void> {
      await db.update(schema.filesToDelete).set({ dueAt: sql`now() - interval '1 minute'` })
      await queue.enqueue('sweep', {})
    },
  }
}

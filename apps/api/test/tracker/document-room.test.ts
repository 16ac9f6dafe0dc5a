import { ApiError } from '@lilypad/contracts'
import { MAX_DOCUMENT_BYTES, schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const api = useApi()

const letter = (text: string) => new File([text], 'letter.txt')
const addJob = async (browser: Browser) =>
  (await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })).job.id
const refusalOf = (upload: Promise<unknown>) =>
  upload.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )

/** A person whose first application has a document; they have room for this many bytes more. */
async function applicantWithRoom(room: number) {
  const user = await api.a.user()
  const browser = await api.as(user)
  const [first, second] = [await addJob(browser), await addJob(browser)]
  await browser.uploadResume({ airtable_id: first, file: letter('I teach.') })
  const { trackedJobs } = schema
  const large = { resumeBytes: MAX_DOCUMENT_BYTES - room }
  await api.db.update(trackedJobs).set(large).where(eq(trackedJobs.jobId, first))
  return { browser, first, second }
}

test('a person’s documents together take at most 200 MB', async () => {
  const { browser, first, second } = await applicantWithRoom(5)
  const refused = await refusalOf(browser.uploadCoverLetter({ airtable_id: second, file: letter('Six by') }))
  expect(refused).toEqual([413, 'Your documents can take at most 200 MB together. Please remove one first.'])
  // Nothing is left of what was refused.
  expect(await api.db.select().from(schema.filesToDelete)).toEqual([])
  expect(
    await refusalOf(browser.uploadCoverLetter({ airtable_id: second, file: letter('Five!') })),
  ).toBeNull()
  expect(
    await refusalOf(browser.uploadResume({ airtable_id: first, file: letter('A shorter one.') })),
  ).toBeNull()
})

test('another person’s documents do not count', async () => {
  await applicantWithRoom(0)
  const { browser, second } = await applicantWithRoom(100)
  expect(await refusalOf(browser.uploadResume({ airtable_id: second, file: letter('I teach.') }))).toBeNull()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findJob, trackFromElsewhere } from '../src/lilypad-client.ts'

let answer = { status: 200, body: '{}' }
const asked: (string | undefined)[] = []
const server = createServer((request, response) => {
  asked.push(request.url, request.headers.authorization)
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
const settings = { origin: '', key: 'lp_abcdefghijklmnop' }
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  settings.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const job = {
  title: 'Dean',
  companyName: 'Pond',
  url: 'https://pond.example/1',
  place: null,
  salaryRange: null,
}

test('a job is looked up by its address, with the key; its facts come by the names of the domain', async () => {
  answer = {
    status: 200,
    body: JSON.stringify({ job: { id: 7, facts: { eligibility: { statesOnly: ['VT'] } } } }),
  }
  const found = await findJob(settings, 'https://pond.example/jobs/1?a=b')
  expect(found).toMatchObject({ id: 7, facts: { eligibility: { states_only: ['VT'] } } })
  expect(asked.slice(-2)).toEqual([
    '/v1/jobs/at?url=https%3A%2F%2Fpond.example%2Fjobs%2F1%3Fa%3Db',
    `Bearer ${settings.key}`,
  ])
})

test('an address that is longer than any on Lilypad is not on Lilypad', async () => {
  answer = { status: 400, body: '{}' }
  expect(await findJob(settings, `https://pond.example/?a=${'b'.repeat(2_000)}`)).toBeNull()
})

test.each([
  [401, '{}', /revoked/, true],
  [403, '{}', /may not do that/, true],
  [404, '{}', /address in the settings/, true],
  [429, '{}', /too often/, false],
  [400, '{"detail":"The address of the job must begin with https://."}', /must begin with/, false],
  [502, 'Bad gateway', /has a problem/, false],
])('a refusal of %i says what to do', async (status, body, message, needsSettings) => {
  answer = { status, body }
  await expect(trackFromElsewhere(settings, job)).rejects.toMatchObject({
    message: expect.stringMatching(message),
    needsSettings,
  })
})

test('without a connection it says so', async () => {
  const nobody = { ...settings, origin: 'http://127.0.0.1:9' }
  await expect(findJob(nobody, job.url)).rejects.toMatchObject({
    message: expect.stringMatching(/does not answer/),
  })
})

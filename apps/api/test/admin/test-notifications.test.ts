import type { ResultOf } from '@lilypad/contracts'
import type { Handlers, Workers } from '@lilypad/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { startTestWorker } from '../start-test-worker.ts'

type Outcome = ResultOf<'send-test-alert'>['outcome']

let api: TestApi
let admin: Browser
let workers: Workers
/** The worker's next answers, and the requests it received. */
const worker: { outcome: Outcome; asked: unknown[] } = { outcome: 'written', asked: [] }
const handlers: Partial<Handlers> = {
  async 'send-test-alert'(payload) {
    worker.asked.push(payload)
    return { outcome: worker.outcome }
  },
}

beforeAll(async () => {
  api = await createTestApi()
  admin = await api.as(await api.a.user({ isAdmin: true }))
  workers = await startTestWorker(api, handlers)
})
afterAll(async () => {
  await workers.stop()
  await api.close()
})

function send(outcome: Outcome) {
  worker.outcome = outcome
  return admin.testNotifications({ user_id: 7, schedule: 'weekly' })
}

// holds Part 2 §7 Admin: `POST /admin-api/test_notifications`
test('test_notifications lets the worker write the e-mail of the person and schedule', async () => {
  expect(await send('written')).toEqual({ success: true })
  expect(worker.asked).toEqual([{ userId: 7, schedule: 'weekly' }])
})

test('it says why there is nothing to send', async () => {
  expect(await failureOf(send('no_person'))).toEqual({ status: 404, message: 'There is no such user.' })
  expect(await failureOf(send('no_searches'))).toEqual({
    status: 409,
    message: 'This user has no saved searches.',
  })
  expect(await failureOf(send('no_matches'))).toEqual({
    status: 409,
    message: 'No job matches the saved searches of this user.',
  })
})

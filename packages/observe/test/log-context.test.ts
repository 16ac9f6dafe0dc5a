import { expect, test } from 'vitest'
import { createLog, currentLogContext, getRequestId, inLogContext } from '../src/index.ts'

test.each(['0f6c1c1e-6f6d-4c0e-9d35-3b2f7b9f3a10', 'abcdefgh', 'Root_1.2-3-4567', 'x'.repeat(64)])(
  'the well-formed id %s is taken',
  (id) => {
    expect(getRequestId(id)).toBe(id)
  },
)

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'with a space',
  'fern@example.com',
  'id;drop-table',
  'a"b":"c",abcdef',
  'line\nbreak-line',
  'ﬀﬀﬀﬀﬀﬀﬀﬀ',
  ['first-id-of-two', 'second-id-of-two'],
])('in the place of %j a new one is made', (sent) => {
  const made = getRequestId(sent)
  expect(made).toMatch(/^[\da-f-]{36}$/)
  expect(made).not.toBe(getRequestId(sent))
})

test('every line in a context names its request and work, others do not', async () => {
  const lines: string[] = []
  const log = createLog({
    process: 'worker',
    level: 'info',
    to: { write: (line: string) => void lines.push(line) },
  })
  await inLogContext({ requestId: 'request-1', work: 'sweep', job: '7' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    log.info('Inside.')
  })
  log.info('Outside.')
  const [inside, outside] = lines.map((line) => JSON.parse(line))
  expect(inside).toMatchObject({ requestId: 'request-1', work: 'sweep', job: '7', msg: 'Inside.' })
  expect(outside).not.toHaveProperty('requestId')
  expect(currentLogContext()).toBeUndefined()
})

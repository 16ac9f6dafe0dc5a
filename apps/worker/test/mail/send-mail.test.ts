import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { addToOutbox, schema } from '@lilypad/db'
import type { Treatment } from '@lilypad/testing'
import { describe, expect, test } from 'vitest'
import { FROM, letPass, rowOf, useOutbox, writeEmail } from './test-outbox.ts'

const outbox = useOutbox()

/** The maximum length of a signed address: its header is not folded. */
const UNSUBSCRIBE = `http://localhost:3000/api/unsubscribe?token=${'a.b'.repeat(90)}`

const digest = {
  kind: 'digest',
  content: {
    firstName: 'Robin',
    schedule: 'daily',
    unsubscribeUrl: UNSUBSCRIBE,
    sections: [{ name: 'Any', jobs: [], more: 3 }],
  },
} as const

const idsOf = (mails: readonly { messageId?: string | undefined }[]) => [
  ...new Set(mails.map(({ messageId }) => messageId)),
]

describe('an e-mail of the outbox', () => {
  test('is sent once, in HTML and in plain text, from our sender to its recipient', async () => {
    const catcher = await outbox.catcher()
    const send = outbox.sender(catcher.url)
    const id = await writeEmail(outbox.db, { recipient: 'robin@example.com', cause: randomUUID() })
    expect(await send(id)).toBe(true)
    expect(await send(id)).toBe(false)
    expect(catcher.mails).toHaveLength(1)
    const [mail] = catcher.mails
    expect(mail?.recipients).toEqual(['robin@example.com'])
    expect(mail?.from?.text).toContain('hello@lilypad.example')
    expect(mail?.subject).toBe('Welcome to Lilypad')
    expect(mail?.html).toContain('Welcome to the pond')
    expect(mail?.text).toContain('Welcome to the pond')
    expect((await rowOf(outbox.db, id)).sentAt).toBeInstanceOf(Date)
  })

  test('is written once for a recipient, template and cause', async () => {
    const email = {
      userId: null,
      recipient: 'once@example.com',
      cause: 'the same',
      letter: { kind: 'welcome', content: { firstName: '' } },
    } as const
    const ids = await Promise.all(Array.from({ length: 5 }, () => addToOutbox(outbox.db, email)))
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
  })

  test('goes with its transaction when that fails', async () => {
    const before = await outbox.db.$count(schema.outbox)
    const failing = outbox.db.transaction(async (tx) => {
      await addToOutbox(tx, {
        userId: null,
        recipient: 'never@example.com',
        cause: 'x',
        letter: { kind: 'account-deleted', content: { firstName: '' } },
      })
      throw new Error('The cause did not happen.')
    })
    await expect(failing).rejects.toThrow('did not happen')
    expect(await outbox.db.$count(schema.outbox)).toBe(before)
  })

  test('is sent by one of two workers that are at it at the same time', async () => {
    const catcher = await outbox.catcher()
    const workers = [outbox.sender(catcher.url), outbox.sender(catcher.url)]
    const ids = await Promise.all(Array.from({ length: 6 }, () => writeEmail(outbox.db)))
    const sent = await Promise.all(ids.flatMap((id) => workers.map((send) => send(id))))
    expect(sent.filter(Boolean)).toHaveLength(ids.length)
    expect(catcher.mails).toHaveLength(ids.length)
    expect(idsOf(catcher.mails)).toHaveLength(ids.length)
  })

  test('leaves no content behind: no secret link, no name', async () => {
    const catcher = await outbox.catcher()
    const letter = { kind: 'reset', content: { firstName: 'Robin', token: 'secret-token' } } as const
    const id = await writeEmail(outbox.db, { letter })
    await outbox.sender(catcher.url)(id)
    expect(catcher.mails[0]?.text).toContain('http://localhost:3000/#/reset-password?token=secret-token')
    expect(JSON.stringify(await rowOf(outbox.db, id))).not.toMatch(/secret-token|Robin/)
  })

  test('waits in the outbox without a server', async () => {
    const id = await writeEmail(outbox.db)
    expect(await outbox.sender(undefined)(id)).toBe(false)
    expect(await rowOf(outbox.db, id)).toMatchObject({ attempts: 0, sentAt: null, failedAt: null })
  })
})

describe('a letter that is refused', () => {
  test.each([451, 421])(
    'for the time being (%i) is tried again later, under the same message id',
    async (code) => {
      const catcher = await outbox.catcher((nth) => (nth === 1 ? { refuse: code, at: 'letter' } : 'take'))
      const send = outbox.sender(catcher.url)
      const id = await writeEmail(outbox.db)
      expect(await send(id)).toBe(false)
      const refused = await rowOf(outbox.db, id)
      expect(refused).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
      expect(refused.error).not.toBeNull()
      expect(refused.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
      expect(await send(id)).toBe(false)
      expect(catcher.offered()).toBe(1)
      await letPass(outbox.db, '61 seconds')
      expect(await send(id)).toBe(true)
      expect(catcher.mails.map(({ messageId }) => messageId)).toEqual([
        `<${refused.messageId}@lilypad.example>`,
      ])
    },
  )

  test.each(['recipient', 'letter'] as const)('for good (550 of the %s) is given up at once', async (at) => {
    const catcher = await outbox.catcher(() => ({ refuse: 550, at }))
    const id = await writeEmail(outbox.db)
    expect(await outbox.sender(catcher.url)(id)).toBe(false)
    const row = await rowOf(outbox.db, id)
    expect(row.failedAt).toBeInstanceOf(Date)
    expect(row.error).toContain('550')
    expect(row.content).toEqual({})
  })

  test('repeatedly is abandoned after about a day', async () => {
    const catcher = await outbox.catcher(() => ({ refuse: 451, at: 'recipient' }))
    const send = outbox.sender(catcher.url)
    const id = await writeEmail(outbox.db)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await send(id)
      await letPass(outbox.db, '6 hours')
    }
    expect(await rowOf(outbox.db, id)).toMatchObject({ attempts: 12, failedAt: expect.any(Date) })
    expect(catcher.offered()).toBe(12)
  })
})

describe('when it is not known whether a letter arrived', () => {
  test('because the connection broke after it, it comes twice at most, with the same message id', async () => {
    const catcher = await outbox.catcher((nth) => (nth === 1 ? 'cut' : 'take'))
    const send = outbox.sender(catcher.url)
    const id = await writeEmail(outbox.db)
    expect(await send(id)).toBe(false)
    expect(catcher.mails).toHaveLength(1)
    await letPass(outbox.db, '61 seconds')
    expect(await send(id)).toBe(true)
    expect(catcher.mails).toHaveLength(2)
    expect(idsOf(catcher.mails)).toHaveLength(1)
  })

  test('because the worker was stopped in the middle, it is not sent again before the claim ends', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const catcher = await outbox.catcher((nth) => (nth === 1 ? { takeAfter: answered } : 'take'))
    const id = await writeEmail(outbox.db)
    const stopping = new AbortController()
    const stopped = outbox.sender(catcher.url)(id, stopping.signal)
    await expect.poll(() => catcher.offered()).toBe(1)
    stopping.abort(new Error('The worker stops.'))
    expect(await stopped).toBe(false)
    answer()
    const other = outbox.sender(catcher.url)
    expect(await other(id)).toBe(false)
    await letPass(outbox.db, '3 minutes')
    expect(await other(id)).toBe(true)
    expect(catcher.mails.length).toBeLessThanOrEqual(2)
    expect(idsOf(catcher.mails)).toHaveLength(1)
  })

  test('because the server takes too long, it is tried again later, under the same message id', async () => {
    const never = new Promise<void>(() => {})
    let treatment: Treatment = { takeAfter: never }
    const catcher = await outbox.catcher(() => treatment)
    const id = await writeEmail(outbox.db)
    expect(await outbox.sender(catcher.url, 500)(id)).toBe(false)
    treatment = 'take'
    const { error, messageId } = await rowOf(outbox.db, id)
    expect(error).toMatch(/time/i)
    await letPass(outbox.db, '61 seconds')
    expect(await outbox.sender(catcher.url)(id)).toBe(true)
    expect(catcher.mails.map((mail) => mail.messageId)).toEqual([`<${messageId}@lilypad.example>`])
  })

  test('because the server is unreachable, it is tried again later', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await new Promise((resolve) => server.close(resolve))
    const id = await writeEmail(outbox.db)
    expect(await outbox.sender(`smtp://127.0.0.1:${port}`)(id)).toBe(false)
    expect(await rowOf(outbox.db, id)).toMatchObject({ attempts: 1, failedAt: null, sentAt: null })
  })
})

test('a letter whose link works no longer is not sent', async () => {
  const catcher = await outbox.catcher()
  const letter = { kind: 'reset', content: { firstName: 'Robin', token: 'late' } } as const
  const id = await writeEmail(outbox.db, { letter })
  await letPass(outbox.db, '61 minutes')
  expect(await outbox.sender(catcher.url)(id)).toBe(false)
  expect(catcher.offered()).toBe(0)
  expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
})

test('invalid stored content is abandoned, and blocks nothing', async () => {
  const catcher = await outbox.catcher()
  const [row] = await outbox.db
    .insert(schema.outbox)
    .values({
      recipient: 'a@example.com',
      template: 'poem',
      cause: 'x',
      content: {},
      messageId: randomUUID(),
    })
    .returning({ id: schema.outbox.id })
  const id = row?.id ?? 0
  expect(await outbox.sender(catcher.url)(id)).toBe(false)
  expect((await rowOf(outbox.db, id)).failedAt).toBeInstanceOf(Date)
})

describe('headers', () => {
  test('cannot be injected by a name, a search or an address', async () => {
    const catcher = await outbox.catcher()
    const send = outbox.sender(catcher.url)
    const evil = 'Robin\r\nBcc: evil@example.com\r\n\r\nX: <b>\u2028'
    const section = { name: evil, jobs: [], more: 1 }
    const letter = {
      kind: 'digest',
      content: { ...digest.content, firstName: evil, sections: [section] },
    } as const
    await send(await writeEmail(outbox.db, { letter }))
    await send(await writeEmail(outbox.db, { recipient: 'a@example.com\r\nBcc: evil@example.com' }))
    await send(await writeEmail(outbox.db, { recipient: 'a@example.com, evil@example.com' }))
    const recipients = catcher.mails.flatMap((mail) => mail.recipients)
    expect(recipients).not.toContain('evil@example.com')
    for (const { headers, raw } of catcher.mails) {
      expect(headers.has('bcc')).toBe(false)
      expect(headers.has('x')).toBe(false)
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im)
    }
    expect(catcher.mails).toHaveLength(1)
  })

  // holds Decisions §8: List-Unsubscribe and one click (RFC 8058)
  test('of unsubscribing stand on bulk e-mail alone, and each letter says that a machine wrote it', async () => {
    const catcher = await outbox.catcher()
    const send = outbox.sender(catcher.url)
    await send(await writeEmail(outbox.db, { letter: digest }))
    await send(await writeEmail(outbox.db))
    const heads = catcher.mails.map(({ raw }) => raw.slice(0, raw.indexOf('\r\n\r\n')))
    expect(heads[0]?.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${UNSUBSCRIBE}>`)
    expect(heads[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(heads[1]).not.toMatch(/List-Unsubscribe/i)
    for (const head of heads) {
      expect(head).toContain('Auto-Submitted: auto-generated')
      expect(head).toContain(`From: ${FROM}`)
    }
  })
})

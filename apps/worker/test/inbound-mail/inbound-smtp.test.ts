import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAX_MAIL_BYTES } from '@lilypad/crypto'
import {
  listMailProposals,
  MAILS_AN_HOUR,
  newInboundToken,
  schema,
  setInboundToken,
  storeMail,
} from '@lilypad/db'
import { freePort, makers } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openInboundSmtp } from '../../src/inbound-mail/open-inbound-smtp.ts'
import { useWorker } from '../test-worker.ts'

let port = 0
const worker = useWorker(async () => {
  port = await freePort()
  return { INBOUND_MAIL_DOMAIN: 'inbox.example', INBOUND_SMTP_PORT: String(port), LILYPAD_EMBEDDED: 'on' }
})

async function member() {
  const a = makers(worker.db)
  const person = await a.user()
  const token = newInboundToken()
  await setInboundToken(worker.db, person.id, token)
  const job = await a.job({ title: 'Reading Coach', companyName: 'Pond School' })
  await a.star(person, job)
  return { person, token, address: `${token}@inbox.example`, job }
}

let sent = 0
function nextId() {
  sent += 1
  return `${sent}`
}
const toMessage = (text: string, { id = nextId(), head = '' } = {}) =>
  `From: Pond School <hr@pondschool.example>\r\nMessage-ID: <${id}@mail.example>\r\nSubject: Reading Coach\r\n${head}\r\n${text}\r\n`

const INTERVIEW =
  'We would like to interview you for the Reading Coach role at Pond School on March 17, 2027.'

/** Delivers a message over real SMTP; the code of the refusal, or 250. */
async function deliver(to: string | string[], raw: string | Buffer): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from: 'dana@mail.example', to }, raw })
    return 250
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0
  } finally {
    transport.close()
  }
}

const mailsOf = ({ id }: { id: number }) =>
  worker.db.select().from(schema.inboundMails).where(eq(schema.inboundMails.userId, id))

/** Waits until all mails of the person are read. */
async function readMails(person: { id: number }) {
  for (;;) {
    const mails = await mailsOf(person)
    if (mails.length > 0 && mails.every(({ raw }) => raw === null)) return mails
    await sleep(50)
  }
}

// holds Beyond §6: Mail: by SMTP into the worker
describe('a mail by SMTP', () => {
  test('becomes a proposal with its sentence, once for a Message-ID, and its message is deleted', async () => {
    const { person, address, job } = await member()
    const message = toMessage(`Hello Dana,\r\n\r\n${INTERVIEW} Please confirm.`)
    expect(await Promise.all([deliver(address, message), deliver(address.toUpperCase(), message)])).toEqual([
      250, 250,
    ])
    await readMails(person)
    expect(await listMailProposals(worker.db, person.id)).toMatchObject([
      { sender: 'Pond School', sentence: INTERVIEW, jobId: job.id, status: 2, day: '2027-03-17' },
    ])
  })

  test('that says nothing of an application keeps no text', async () => {
    const { person, address } = await member()
    expect(await deliver(address, toMessage('Your order has been received.'))).toBe(250)
    const [mail] = await readMails(person)
    expect([mail?.raw, mail?.subject, mail?.sentence, mail?.sender]).toEqual([null, null, null, null])
  })

  test.each([
    [
      'of thousands of parts',
      'Content-Type: multipart/mixed; boundary=b\r\n',
      '--b\r\n\r\nx\r\n'.repeat(5_000),
    ],
    ['with a head of 100 KB', `X: ${'y'.repeat(70)}\r\n`.repeat(1_400), INTERVIEW],
    ['with a head of two megabytes', `X: ${'y'.repeat(70)}\r\n`.repeat(28_000), INTERVIEW],
  ])('%s is given up at once, and its message is deleted', async (_what, head, text) => {
    const { person, address } = await member()
    expect(await deliver(address, toMessage(text, { head: `MIME-Version: 1.0\r\n${head}` }))).toBe(250)
    const [mail] = await readMails(person)
    expect([mail?.raw, mail?.sentence]).toEqual([null, null])
  })

  test('in HTML is read as its text', async () => {
    const { person, address } = await member()
    const html = `<html><body><p>Hello</p><p>${INTERVIEW}</p><script>alert(1)</script></body></html>`
    await deliver(address, toMessage(html, { head: 'Content-Type: text/html\r\n' }))
    await readMails(person)
    expect(await listMailProposals(worker.db, person.id)).toMatchObject([{ sentence: INTERVIEW, status: 2 }])
  })

  test('that is attached to another, or whose plain text only excuses itself, is read all the same', async () => {
    const parts = (first: string, second: string) =>
      toMessage(`--b\r\n${first}\r\n--b\r\n${second}\r\n--b--`, {
        head: 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n',
      })
    const excuse = 'Content-Type: text/plain\r\n\r\nThis mail cannot be shown.'
    const attached = `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${toMessage(INTERVIEW)}`
    for (const second of [attached, `Content-Type: text/html\r\n\r\n<p>${INTERVIEW}</p>`]) {
      const { person, address } = await member()
      await deliver(address, parts(excuse, second))
      await readMails(person)
      expect(await listMailProposals(worker.db, person.id)).toMatchObject([
        { sentence: INTERVIEW, status: 2 },
      ])
    }
  })

  test('is refused alike at every address that is not one', async () => {
    const { person, token } = await member()
    await setInboundToken(worker.db, person.id, null)
    for (const to of [
      `${token}@inbox.example`,
      `${'0'.repeat(32)}@inbox.example`,
      'a@inbox.example',
      'a@b.example',
    ])
      expect(await deliver(to, toMessage(INTERVIEW))).toBe(550)
  })

  test('of more than 5 MiB is refused, and so are too many an hour', async () => {
    const { person, address } = await member()
    expect(await deliver(address, Buffer.alloc(MAX_MAIL_BYTES + 10, 'a\r\n'))).toBe(552)
    const now = new Date()
    for (let count = 0; count < MAILS_AN_HOUR.toAddress; count += 1)
      await storeMail(worker.db, {
        ...{
          userId: person.id,
          messageHash: `m${count}`,
          senderHash: `s${count}`,
          raw: Buffer.from(''),
          now,
        },
      })
    expect(await deliver(address, toMessage(INTERVIEW))).toBe(452)
  })
})

function nested(levels: number) {
  const open = Array.from(
    { length: levels },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  return `From: a@b.example\r\nMessage-ID: <nested@x>\r\n${open.join('')}\r\n${INTERVIEW}`
}

describe('a hostile mail proposes nothing it does not say, and the next one is read', () => {
  test.each([
    ['nested deeply', nested(20_000)],
    ['with huge headers', toMessage('Hi', { id: 'huge', head: `X-Long: ${'a '.repeat(2_000_000)}\r\n` })],
    ['with very many headers', toMessage('Hi', { id: 'many', head: 'X-A: b\r\n'.repeat(300_000) })],
    [
      'with HTML nested deeply',
      toMessage('<div>'.repeat(900_000), { id: 'html', head: 'Content-Type: text/html\r\n' }),
    ],
    ['of one endless line', toMessage('thank you for '.repeat(350_000), { id: 'line' })],
    ['with NUL and other bytes', toMessage('\0\x01\xff We regret\0 to inform you', { id: 'nul' })],
  ])('%s', async (_what, raw) => {
    const { address } = await member()
    const other = await member()
    expect([250, 552]).toContain(await deliver(address, raw))
    expect(await deliver(other.address, toMessage(INTERVIEW))).toBe(250)
    await readMails(other.person)
    expect(await listMailProposals(worker.db, other.person.id)).toHaveLength(1)
  })
})

/** Ends connections after 150 ms, unless a message is under way. */
async function openImpatient() {
  const settings = worker.config.inboundMail
  if (!settings) throw new Error('Mail is not taken.')
  const smtpPort = await freePort()
  const span = (ms: number) => (ms > 200_000 ? ms : ms / 1_000)
  const needs = { ...worker, logger: pino({ level: 'silent' }), now: () => new Date(), span }
  return { smtpPort, smtp: await openInboundSmtp({ ...settings, smtpPort }, needs) }
}

test('a connection that sends nothing but signs of life ends, and makes room for the next sender', async () => {
  const { smtpPort, smtp } = await openImpatient()
  const socket = connect(smtpPort, '127.0.0.1')
    .on('error', () => undefined)
    .resume()
  const alive = setInterval(() => socket.write('NOOP\r\n'), 20)
  await once(socket, 'close')
  clearInterval(alive)
  await smtp?.close()
})

test('a message that is under way when its connection has lasted long enough is taken, then the connection ends', async () => {
  const { person, address } = await member()
  const { smtpPort, smtp } = await openImpatient()
  const socket = connect(smtpPort, '127.0.0.1').setEncoding('utf8')
  let answers = ''
  socket.on('data', (text) => {
    answers += text
  })
  const closed = once(socket, 'close')
  const [head = '', text = ''] = toMessage(INTERVIEW).split('\r\n\r\n')
  for (const said of [
    'EHLO a.example',
    'MAIL FROM:<dana@mail.example>',
    `RCPT TO:<${address}>`,
    'DATA',
    head,
  ]) {
    await once(socket, 'data')
    socket.write(`${said}\r\n`)
  }
  await sleep(400)
  socket.write(`\r\n${text}\r\n.\r\n`)
  await closed
  expect(answers).toMatch(/250 Received\.\r\n$/)
  expect(await mailsOf(person)).toHaveLength(1)
  await smtp?.close()
})

test('a mail server may hold twenty connections', async () => {
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const [banner] = await once(socket, 'data')
    return { socket, code: Number(String(banner).slice(0, 3)) }
  }
  const all = await Promise.all(Array.from({ length: 21 }, open))
  expect(all.map(({ code }) => code).sort()).toEqual([...Array(20).fill(220), 421])
  for (const { socket } of all) socket.destroy()
})

test('five mails of a person in an hour are read before further ones of anybody', async () => {
  const { person } = await member()
  const one = await member()
  const now = new Date()
  const keep = async (userId: number) => {
    const id = nextId()
    return storeMail(worker.db, {
      userId,
      messageHash: `order-${id}`,
      senderHash: id,
      raw: Buffer.from('-'),
      now,
    })
  }
  const kept = []
  for (let turn = 0; turn < 6; turn += 1) kept.push(await keep(person.id))
  kept.push(await keep(one.person.id))
  const isOneOfMany = kept.map((mail) => mail.outcome === 'kept' && mail.isOneOfMany)
  expect(isOneOfMany).toEqual([false, false, false, false, false, true, false])
})

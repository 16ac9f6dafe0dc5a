import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../src/index.ts'

// The time of a line is digits too, and some have those of a card.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z'), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

/** What an attacker, careless code or a library may try to log. */
const SECRETS = {
  password: 'hop skip and jump',
  token: 'q7Zr-4Yk9_vTeXn2LsWm',
  cookie: '9c1f44e2aa0b4d7f',
  card: '4242 4242 4242 4242',
  email: 'robin.frog+jobs@pond.example.com',
}
const FRAGMENTS = /hop skip|and jump|q7Zr|TeXn|9c1f44|aa0b4d|4242|robin|pond\.example/

function logged(process: 'api' | 'worker', write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ process, level: 'info', to: { write: (line: string) => void lines.push(line) } }))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

const { password, token, cookie, card, email } = SECRETS
const encoded = encodeURIComponent(email)

const HOSTILE: [name: string, details: object, message?: string][] = [
  ['fields of a body', { body: { email, password, card, cvc: 424_242 } }],
  ['fields that lie deep', { a: { b: [{ c: { d: { newPassword: password, resetToken: token } } }] } }],
  ['a list under a secret name', { tokens: [token, token], recipients: [email] }],
  ['an object under a secret name', { session: { id: token, of: email }, card: { number: card } }],
  ['names in any spelling', { 'Set-Cookie': cookie, API_KEY: token, eMail: email, PASSWORD: password }],
  [
    'headers',
    { headers: { cookie: `lilypad_session=${token}; x=${cookie}`, authorization: `Bearer ${token}` } },
  ],
  ['raw headers in a text', { raw: `GET / HTTP/1.1\nCookie: a=${cookie}; b=${token}\nHost: x` }],
  ['a raw authorization', { raw: `authorization: Basic ${token}` }],
  ['a JSON body in a text', { raw: JSON.stringify({ password, email, token, card_number: card }) }],
  ['an escaped JSON body in a text', { raw: JSON.stringify(JSON.stringify({ email })) }],
  ['a body in a text in a text', { raw: JSON.stringify({ a: JSON.stringify({ password, token }) }) }],
  ['a body in texts, thrice', { raw: JSON.stringify(JSON.stringify(JSON.stringify({ token, email }))) }],
  [
    'a quote within an escaped value',
    { raw: JSON.stringify({ a: JSON.stringify({ token: `x" ${token}` }) }) },
  ],
  ['a query in a query', { url: `/x?to=${encodeURIComponent(`/y?token=${token}&email=${encoded}`)}` }],
  ['the id of a session', { sessionId: token, session_id: token }],
  ['a card number with spaces that do not break', { raw: card.replaceAll(' ', '\u00a0') }],
  ['a query string', { url: `/x?token=${token}&email=${encoded}&password=${encodeURIComponent(password)}` }],
  ['an address with a fragment', { url: `https://x.example/#/reset-password?token=${token}` }],
  ['a form', { raw: `password=${password}&card=${card.replaceAll(' ', '+')}` }],
  ['an address with a log-in', { url: `postgres://lilypad:${token}@db:5432/lilypad` }],
  ['an e-mail address as a name', { [email]: 1 }],
  ['an e-mail address in brackets', { raw: `Robin <${email}>, "x"<${email}>` }],
  ['a card number as a number', { value: 4_242_424_242_424_242 }],
  ['a card number with dashes', { raw: `paid by ${card.replaceAll(' ', '-')}.` }],
  ['the message itself', {}, `${email} gave password: ${password}`],
  ['a JSON web token', { raw: `eyJhbGciOiJIUzI1NiJ9.${token}${token}.${cookie}` }],
  ['a personal key in a sentence', { raw: `The key lp_${'TeXn'.repeat(12)} is not known` }],
  ['a key of Stripe', { raw: `sk_live_${cookie}${cookie} whsec_${cookie}` }],
]

describe.each(['api', 'worker'] as const)('the log of the %s holds nothing of', (process) => {
  test.each(HOSTILE)('%s', (_name, details, message = 'Hello.') => {
    const line = logged(process, (log) => log.info(details, message))
    expect(line).not.toMatch(FRAGMENTS)
    expect(JSON.parse(line)).toMatchObject({ process })
  })

  test.each<[string, () => Error]>([
    ['its message', () => new Error(`No user ${email} with token=${token}`)],
    ['a message that looks like a stack', () => new Error(`x\n    at ${email}\n    at ${card}`)],
    ['its cause', () => new Error('Outer.', { cause: new Error(`password: ${password}`) })],
    [
      'the values of a query',
      () =>
        new Error(`Failed query: select 1 where email = $1\nparams: ${email},\n${password}`, {
          cause: Object.assign(new Error(`invalid input syntax for type bigint: "${token}"`), {
            code: '22P02',
          }),
        }),
    ],
    [
      'fields that hang on it',
      () => Object.assign(new Error('Failed.'), { detail: email, config: { token } }),
    ],
  ])('an error: %s', (_name, make) => {
    expect(logged(process, (log) => log.error({ err: make() }, 'It failed.'))).not.toMatch(FRAGMENTS)
  })
})

test('what helps to find an error stays', () => {
  const error = new Error('Failed query: select $1\nparams: x', {
    cause: new Error('syntax error at or near "x"'),
  })
  const details = { err: error, emailId: 7, boardId: 12, ms: 3, path: '/api/load_home_page_jobs' }
  const line = JSON.parse(logged('api', (log) => log.error(details, 'It failed.')))
  expect(line).toMatchObject({
    emailId: 7,
    boardId: 12,
    ms: 3,
    path: '/api/load_home_page_jobs',
    msg: 'It failed.',
    err: {
      message: 'Failed query: select $1\nparams: [hidden]',
      cause: { message: 'syntax error at or near "x"' },
    },
  })
  expect(line.err.stack.join()).toContain('redaction.test')
})

test('a long text is cut', () => {
  const line = logged('api', (log) =>
    log.info({ raw: 'a'.repeat(1_000_000), dots: 'a.@'.repeat(300_000) }, 'Long.'),
  )
  expect(line.length).toBeLessThan(20_000)
})

test('the patterns never see the sign of what was cut: it would make each letter take two bytes', () => {
  const replace = vi.spyOn(String.prototype, 'replace')
  const line = logged('api', (log) => log.info({ raw: `${email} `.repeat(200) }, 'Long.'))
  const seen = replace.mock.contexts.map(String)
  replace.mockRestore()
  expect(JSON.parse(line).raw).toMatch(/^\[e-mail\] .*…$/)
  expect(seen.filter((text) => text.length === 4_000)).not.toEqual([])
  expect(seen.filter((text) => text.includes('…'))).toEqual([])
})

test('a line that JSON cannot hold is written all the same', () => {
  const loop: { self?: object } = {}
  loop.self = loop
  expect(logged('api', (log) => log.info({ loop, email }, 'Loop.'))).toContain('Loop.')
})

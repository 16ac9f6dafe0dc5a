import { expect, test } from 'vitest'
import { createLogger } from '../src/logger.ts'

const logged = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  let text = ''
  const stream = {
    write(line: string) {
      text += line
    },
  }
  write(createLogger('info', stream))
  return text
}

test('logs carry no password, token, cookie or e-mail address', () => {
  const person = { email: 'robin@example.com', password: 'hop skip', deep: { token: 'abc123' } }
  const text = logged((logger) =>
    logger.info({ person, cookie: 'abc123', headers: { cookie: 'abc123' } }, 'Hello.'),
  )
  expect(text).toContain('Hello.')
  expect(text).not.toMatch(/robin|hop skip|abc123/)
})

test('a failed query is logged without its parameters', () => {
  const error = new Error('Failed query: select $1\nparams: robin@example.com,\nsecond line', {
    cause: new Error('syntax error'),
  })
  const text = logged((logger) => logger.error({ err: error }, 'It failed.'))
  expect(text).toContain('select $1')
  expect(text).toContain('syntax error')
  expect(text).not.toMatch(/robin|second line/)
})

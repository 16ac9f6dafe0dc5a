import type { FastifyBaseLogger, FastifyError, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'

const EMAIL = /[^\s"'(=<>,;]+@[^\s"')=<>,;]+/g
const FRAME = /^\s+at /

type Failure = Error & Partial<FastifyError> & { query?: unknown }

/** The innermost error says what happened; what wraps a query's failure repeats the values it was given. */
const rootOf = (error: Failure): Failure => (error.cause instanceof Error ? rootOf(error.cause) : error)

/** An error for the log: what, where and which statement, but none of the values, and no e-mail address. */
const describeError = (error: Failure) => {
  const root = rootOf(error)
  return {
    type: root.name,
    code: root.code,
    message: root.message.replaceAll(EMAIL, '[e-mail]'),
    query: typeof error.query === 'string' ? error.query : undefined,
    stack: error.stack?.split('\n').filter((line) => FRAME.test(line)),
  }
}

/** The addresses of feeds are secret. */
const pathOf = (url: string) => url.split('?', 1)[0]?.replace(/^\/feeds\/.*/, '/feeds/[hidden]')

/** Neither headers nor query nor body: they may hold cookies, tokens and addresses. */
const describeRequest = ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) })

/** The process's log: JSON lines, at `level`, to standard output unless told otherwise. */
export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino({ level, base: null, serializers: { err: describeError, req: describeRequest } }, to)

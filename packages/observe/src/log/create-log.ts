import { type DestinationStream, type Logger, pino, type SerializerFn } from 'pino'
import { currentLogContext } from '../log-context.ts'
import { traceId } from '../traces/current.ts'
import { describeError } from './describe-error.ts'
import { redactLine } from './redact-line.ts'
import { openLogOutput } from './standard-output.ts'

export type LogOptions = {
  /** The kind of process that writes it. */
  process: 'api' | 'worker'
  /** A pino level: `info` for everything that operators should see. */
  level: string
  /** Serializers by field name, besides that of errors (`err`). */
  serializers?: Record<string, SerializerFn>
  /** Standard output unless told otherwise. */
  to?: DestinationStream
}

const STDOUT = 1

const openStandardOutput = () => {
  const output = openLogOutput(STDOUT)
  globalThis.process.once('exit', output.flushSync)
  return output
}

const trailOfLine = () => {
  const context = currentLogContext()
  const trace = traceId()
  return { ...context, ...(trace !== undefined && { traceId: trace }) }
}

/**
 * The log of a process: JSON lines, each with its request (`requestId`) and work (`work`, `job`), and without
 * passwords, tokens, cookies, card numbers and e-mail addresses. Logging never fails: see `openLogOutput`.
 */
export const createLog = ({
  process,
  level,
  serializers = {},
  to = openStandardOutput(),
}: LogOptions): Logger =>
  pino(
    {
      level,
      base: { process },
      mixin: trailOfLine,
      serializers: {
        err: (error: unknown) => (error instanceof Error ? describeError(error) : error),
        ...serializers,
      },
      hooks: { streamWrite: redactLine },
    },
    to,
  )

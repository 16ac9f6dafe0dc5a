import { type DestinationStream, type Logger, pino, type SerializerFn } from 'pino'
import { currentLogContext, traceId } from '../log-context.ts'
import { describeError } from './describe-error.ts'
import { redactLine } from './redact-text.ts'
import { openLogOutput } from './standard-output.ts'

export type LogOptions = {
  process: 'api' | 'worker'
  /** A pino level: `info` for everything that operators should see. */
  level: string
  /** By field name, besides that of errors (`err`). */
  serializers?: Record<string, SerializerFn>
  /** Standard output unless told otherwise. */
  to?: DestinationStream
}

const STDOUT = 1

function openStandardOutput() {
  const output = openLogOutput(STDOUT)
  globalThis.process.once('exit', output.flushSync)
  return output
}

function trailOfLine() {
  const context = currentLogContext()
  const trace = traceId()
  return { ...context, ...(trace !== undefined && { traceId: trace }) }
}

/** JSON lines with their request and work, without secrets and personal data. Never fails: see `openLogOutput`. */
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

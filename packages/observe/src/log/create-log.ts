import { type DestinationStream, type Logger, pino, type SerializerFn } from 'pino'
import { traceId } from '../traces/current.ts'
import { currentTrail } from '../trail.ts'
import { describeError } from './describe-error.ts'
import { redactLine } from './redact-line.ts'

export type LogOptions = {
  /** Which kind of process writes it. */
  process: 'api' | 'worker'
  /** Of pino: `info` for all that operators should see. */
  level: string
  /** How more than errors (`err`) is written, by the name of the field. */
  serializers?: Record<string, SerializerFn>
  /** Standard output unless told otherwise. */
  to?: DestinationStream
}

const trailOfLine = () => {
  const trail = currentTrail()
  const trace = traceId()
  return { ...trail, ...(trace !== undefined && { traceId: trace }) }
}

/**
 * The log of a process: JSON lines, each with the request (`requestId`) and the work (`work`, `job`) that it is
 * written for, and each without passwords, tokens, cookies, card numbers and e-mail addresses.
 */
export const createLog = ({ process, level, serializers = {}, to }: LogOptions): Logger =>
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
    ...(to ? [to] : []),
  )

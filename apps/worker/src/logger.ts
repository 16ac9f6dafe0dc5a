import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Nothing that identifies a person or opens a door reaches the log, wherever it hangs. */
const SECRET = ['password', 'token', 'authorization', 'cookie', 'secret', 'email', 'recipient']
const REDACTED = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** A failed query names its parameters, which may be anything. */
const withoutParameters = (text: string) =>
  text.replace(/^params:[\s\S]*?(?=\n\s+at |$(?![\s\S]))/m, 'params: [hidden]')

const serializeError = (error: Error) => {
  const { type, message, stack } = stdSerializers.err(error)
  const { cause } = error
  return {
    type,
    message: withoutParameters(message),
    stack: withoutParameters(stack),
    ...(cause instanceof Error && { cause: withoutParameters(cause.message) }),
  }
}

/** The process's log: JSON lines, redacted. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { process: 'worker' },
      redact: { paths: REDACTED, censor: '[hidden]' },
      serializers: { err: serializeError },
    },
    ...(stream ? [stream] : []),
  )

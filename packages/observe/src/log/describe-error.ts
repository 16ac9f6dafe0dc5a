import { redactText } from './redact-text.ts'

type Failure = Error & { code?: unknown; cause?: unknown }

const DEEPEST = 3
const FRAME = /^\s+at /

/** A failed query repeats its values; a value that PostgreSQL refuses (class 22) ends the message. */
function withoutValues({ message, code }: Failure): string {
  const withoutParameters = message.replace(/^params:[\s\S]*/m, 'params: [hidden]')
  return typeof code === 'string' && /^22\w{3}$/.test(code)
    ? withoutParameters.replace(/:[\s\S]*/, ': [hidden]')
    : withoutParameters
}

/** The stack without the message: the message may look like anything. */
function toFrames({ stack = '', message }: Failure): string[] {
  const start = stack.indexOf(message)
  return (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .filter((line) => FRAME.test(line))
}

const describe = (error: Failure, depth: number): object => ({
  type: error.name,
  ...(typeof error.code === 'string' && { code: error.code }),
  message: withoutValues(error),
  ...(depth === 0 && { stack: toFrames(error) }),
  ...(error.cause instanceof Error && depth < DEEPEST && { cause: describe(error.cause, depth + 1) }),
})

export const describeError = (error: Failure): object => describe(error, 0)

type Told = { type: string; message: string; stack?: string[]; cause?: Told }

const inWords = ({ type, message, stack = [], cause }: Told): string =>
  [`${type}: ${message}`, ...stack, ...(cause ? [`Caused by ${inWords(cause)}`] : [])].join('\n')

/** For a place that keeps errors for days, such as the queue: without values and anything that a log must not hold. */
export function retellError(error: unknown): Error {
  const told = describeError(error instanceof Error ? error : new Error(String(error))) as Told
  const retold = new Error(redactText(told.message))
  retold.name = told.type
  retold.stack = redactText(inWords(told))
  return retold
}

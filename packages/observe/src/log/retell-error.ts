import { describeError } from './describe-error.ts'
import { redactText } from './redact-text.ts'

type Told = { type: string; message: string; stack?: string[]; cause?: Told }

const inWords = ({ type, message, stack = [], cause }: Told): string =>
  [`${type}: ${message}`, ...stack, ...(cause ? [`Caused by ${inWords(cause)}`] : [])].join('\n')

/**
 * An error for a place that keeps what it is told for days, such as the queue: of the same name, with what failed, where
 * and what was behind it, but without the values of queries and without what the log may not hold either.
 */
export const retellError = (error: unknown): Error => {
  const told = describeError(error instanceof Error ? error : new Error(String(error))) as Told
  const retold = new Error(redactText(told.message))
  retold.name = told.type
  retold.stack = redactText(inWords(told))
  return retold
}

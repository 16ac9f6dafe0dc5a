import { describeError } from './describe-error.ts'
import { redactText } from './redact-text.ts'

type Told = { type: string; message: string; stack?: string[]; cause?: Told }

const inWords = ({ type, message, stack = [], cause }: Told): string =>
  [`${type}: ${message}`, ...stack, ...(cause ? [`Caused by ${inWords(cause)}`] : [])].join('\n')

/** For a place that keeps errors for days, such as the queue: without values and anything that a log must not hold. */
export const retellError = (error: unknown): Error => {
  const told = describeError(error instanceof Error ? error : new Error(String(error))) as Told
  const retold = new Error(redactText(told.message))
  retold.name = told.type
  retold.stack = redactText(inWords(told))
  return retold
}

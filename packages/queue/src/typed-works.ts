import { type PayloadOf, type ResultOf, type Work, type WorkName, works } from '@lilypad/contracts'

/** Throws ZodError for a payload that the registry does not describe. */
export const parsePayload = <N extends WorkName>(name: N, value: unknown): PayloadOf<N> =>
  works[name].payload.parse(value) as PayloadOf<N>

/** Throws ZodError when a handler's result is not what the registry says. */
export const parseResult = <N extends WorkName>(name: N, value: unknown): ResultOf<N> =>
  works[name].result.parse(value) as ResultOf<N>

/** What joins works of one kind, or null; without the `:` that BullMQ keeps for itself. */
export const joiningKey = <N extends WorkName>(name: N, payload: PayloadOf<N>): string | null => {
  const work: Work = works[name]
  const key = work.key(payload)
  return key === null ? null : `${name}.${key}`.replaceAll(':', '_')
}

/** One work may come due in several ways, each with a payload of its own. */
export const scheduleId = <N extends WorkName>(name: N, payload: PayloadOf<N>): string =>
  joiningKey(name, payload) ?? name

import { type PayloadOf, type ResultOf, type Work, type WorkName, works } from '@lilypad/contracts'

/** Throws ZodError for a payload that the registry does not describe. */
export const parsePayload = <N extends WorkName>(name: N, value: unknown): PayloadOf<N> =>
  works[name].payload.parse(value) as PayloadOf<N>

/** Throws ZodError when a handler's result is not what the registry says. */
export const parseResult = <N extends WorkName>(name: N, value: unknown): ResultOf<N> =>
  works[name].result.parse(value) as ResultOf<N>

/** The key that joins works of one kind, or null; without `:`, which BullMQ reserves. */
export const joiningKey = <N extends WorkName>(name: N, payload: PayloadOf<N>): string | null => {
  const work: Work = works[name]
  const key = work.key(payload)
  return key === null ? null : `${name}.${key}`.replaceAll(':', '_')
}

/** A work may have several schedules, each with its own payload. */
export const scheduleId = <N extends WorkName>(name: N, payload: PayloadOf<N>): string =>
  joiningKey(name, payload) ?? name

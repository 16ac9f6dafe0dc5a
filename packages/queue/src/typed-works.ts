import { type PayloadOf, type ResultOf, type Work, type WorkName, works } from '@lilypad/contracts'

/** @throws ZodError */
export const parsePayload = <N extends WorkName>(name: N, value: unknown): PayloadOf<N> =>
  works[name].payload.parse(value) as PayloadOf<N>

/** @throws ZodError */
export const parseResult = <N extends WorkName>(name: N, value: unknown): ResultOf<N> =>
  works[name].result.parse(value) as ResultOf<N>

/** Joins works of one kind; without `:`, which BullMQ reserves. */
export const joiningKey = <N extends WorkName>(name: N, payload: PayloadOf<N>): string | null => {
  const work: Work = works[name]
  const key = work.key(payload)
  return key === null ? null : `${name}.${key}`.replaceAll(':', '_')
}

/** A work may have several schedules, each with its own payload. */
export const scheduleId = <N extends WorkName>(name: N, payload: PayloadOf<N>): string =>
  joiningKey(name, payload) ?? name

import { type PayloadOf, type ResultOf, type Work, type WorkName, works } from '@lilypad/contracts'

export const isWorkName = (name: string): name is WorkName => Object.hasOwn(works, name)

/** What the version before enqueued has the field's former name. */
const withNewNames = (value: unknown) =>
  value && typeof value === 'object' && 'emailId' in value ? { ...value, outboxId: value.emailId } : value

/** @throws ZodError */
export const parsePayload = <N extends WorkName>(name: N, value: unknown): PayloadOf<N> =>
  works[name].payload.parse(withNewNames(value)) as PayloadOf<N>

/** @throws ZodError */
export const parseResult = <N extends WorkName>(name: N, value: unknown): ResultOf<N> =>
  works[name].result.parse(value) as ResultOf<N>

/** Joins works of one kind; without `:`, which BullMQ reserves. */
export function joiningKey<N extends WorkName>(name: N, payload: PayloadOf<N>): string | null {
  const work: Work = works[name]
  const key = work.key(payload)
  return key === null ? null : `${name}.${key}`.replaceAll(':', '_')
}

/** A work may have several schedules, each with its own payload. */
export const scheduleId = <N extends WorkName>(name: N, payload: PayloadOf<N>): string =>
  joiningKey(name, payload) ?? name

/** What was read of a posting; null for what is not stated. */
export type FoundFields = {
  title: string | null
  company: string | null
  place: string | null
  pay: string | null
}

export const NOTHING: FoundFields = { title: null, company: null, place: null, pay: null }

export function mergeFoundFields(...all: readonly Partial<FoundFields>[]): FoundFields {
  const pick = (field: keyof FoundFields) => all.find((one) => one[field])?.[field] ?? null
  return { title: pick('title'), company: pick('company'), place: pick('place'), pay: pick('pay') }
}

const LONGEST = 200

/** One line of at most 200 characters; null for anything else than a text. */
export const findLine = (value: unknown): string | null =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim() || null : null

/** The value at a path of names in data of unknown shape. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  )

/** The stated parts, each once: 'Austin, TX, United States'. */
export const joined = (parts: readonly unknown[], by = ', '): string | null =>
  [...new Set(parts.map(findLine).filter((part) => part !== null))].join(by) || null

export type Fields = Record<string, string | undefined>

/** The fields of a query that occur once, as text. */
export const queryFields = (query: unknown): Fields =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** The fields of a form as browsers send it. */
export const readForm = (body: string): Fields => Object.fromEntries(new URLSearchParams(body))

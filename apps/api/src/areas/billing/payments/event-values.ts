import * as z from 'zod/mini'

/** An id, or the object that has it. */
export const id = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value: string | { id: string }) => (typeof value === 'string' ? value : value.id)),
)
export const seconds = z.pipe(
  z.number(),
  z.transform((value: number) => new Date(value * 1000)),
)

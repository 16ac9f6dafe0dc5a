import * as z from 'zod/mini'

/** All that a push notification holds: a title, how many new jobs it tells of, and the path of the page that it opens. */
export const pushNote = z.object({
  title: z.string(),
  count: z.number(),
  address: z.string().check(z.regex(/^\/(?![/\\])/)),
})
export type PushNote = z.output<typeof pushNote>

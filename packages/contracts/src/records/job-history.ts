import * as z from 'zod/mini'
import { day, instant } from './values.ts'

const words = z.nullable(z.string())

/** A field of a posting that its employer changed; of texts only the changed passages. */
const postingChange = z.union([
  z.object({ field: z.enum(['title', 'workplace', 'type', 'pay', 'text']), before: words, after: words }),
  z.object({ field: z.literal('places'), before: z.array(z.string()), after: z.array(z.string()) }),
])

/** What we saw of a job on its board: instants except for the board's own day, oldest first. */
export const jobHistory = z.object({
  posted_by_employer: z.nullable(day),
  first_seen: instant,
  last_checked: z.nullable(instant),
  /** Whole days from when it was first seen until now, or until it was last seen. */
  days_open: z.number(),
  /** The first without changes. */
  versions: z.array(z.object({ seen_at: instant, changes: z.array(postingChange) })),
  /** It went and came back with the same id. */
  relisted: z.array(z.object({ gone_at: instant, back_at: instant })),
  /** Postings with other ids that this one lists again. */
  earlier_listings: z.array(z.object({ first_seen: instant, last_seen: instant, title: z.string() })),
  /** The boards that show it, where more than one does; else none. */
  sources: z.array(z.object({ board: z.string(), address: z.string(), last_checked: z.nullable(instant) })),
  employer: z.object({
    company: z.string(),
    open_jobs: z.number(),
    closed_jobs: z.number(),
    /** Of jobs that opened and closed under our eyes; null below five. */
    median_days_open: z.nullable(z.number()),
  }),
})
export type JobHistory = z.infer<typeof jobHistory>

import { CATEGORIES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { recordId } from '../records/values.ts'

const LENGTH = 'Say in 2 to 100 characters what you did.'

/** What someone did, in their own words. */
export const titlesFrom = z.string().check(z.trim(), z.minLength(2, LENGTH), z.maxLength(100, LENGTH))

const suggestedTitle = z.object({
  title: z.string(),
  category: z.enum(CATEGORIES),
  /** Every figure counts all listed jobs, whatever the caller may see. */
  open: z.number(),
  /** Those that ask for or welcome teaching at a school or a college. */
  welcome_classroom: z.number(),
  /** The lowest and the highest sum in dollars a year that these jobs print. */
  pay: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** What else they require most often: 'Bachelor’s degree (7 of 12)'. */
  asks: z.array(z.string()),
  /** The newest that the caller may see. */
  jobs: z.array(recordId),
})

export const titlesCalls = callsByName({
  suggestTitles: callsFor('jobs', 'public').get({
    summary:
      'Titles of listed jobs to search for, from what a person did, the best first; none where nothing fits.',
    request: z.object({ from: titlesFrom }),
    reply: z.object({ titles: z.array(suggestedTitle) }),
  }),
})

import { CHOICE_NAMES, FILTER_NAMES, JOB_SORTS, TRAVEL_LEVELS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { jobRow } from '../records/job.ts'
import { instant } from '../records/values.ts'

const anyone = callsFor('jobs', 'public')

const text = z.string().check(z.maxLength(200))

const MAX_STATE_LENGTH = 20_000

/** How many cards the first page has, and each later one. */
export const FIRST_CARDS = 100
export const MORE_CARDS = 10

/** What a person told us that a job can fit, as `wishesOf` makes it. */
const wishes = z.object({
  role: z.nullable(text),
  state: z.nullable(text),
  categories: z.array(text).check(z.maxLength(100)),
  travel: z.array(z.enum(TRAVEL_LEVELS)).check(z.maxLength(TRAVEL_LEVELS.length)),
  leastPay: z.nullable(z.number()),
  haveAnswered: z.boolean(),
})

/** How many jobs each option of a filter would leave, in the order of the panel. */
const facets = z.record(z.enum(CHOICE_NAMES), z.record(z.string(), z.number()))

export const jobSearchCalls = callsByName({
  searchJobs: anyone.post({
    changes: false,
    summary:
      'A page of the listed jobs that pass a filter and that the caller’s tier may see, without what the person hides: for lists too long for the browser. A change is found a few seconds later.',
    request: z.object({
      /** The chosen filters, as a saved search has them: JSON, or its text. Its own order does not count. */
      state: z.union([
        z.string().check(z.maxLength(MAX_STATE_LENGTH)),
        z
          .record(z.string(), z.unknown())
          .check(z.refine((state) => JSON.stringify(state).length <= MAX_STATE_LENGTH)),
      ]),
      sort: z.enum(JOB_SORTS),
      /** The last page's `after`; null for the first page. */
      after: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
      /** Since when jobs are new to the person. */
      new_since: z._default(z.nullable(instant), null),
      /** Those alone that are new to the person. */
      only_new: z._default(z.boolean(), false),
      /** Needed by the order `fit`: without them, it is that of dates. */
      wishes: z._default(z.nullable(wishes), null),
    }),
    reply: z.object({
      /** How many jobs pass, stacked ones included. */
      total: z.number(),
      num_new: z.number(),
      /** After each job, the same job at other places: at most 100 a card and 1,000 a page; `total` counts all. */
      jobs: z.array(jobRow.wire),
      /** Null on later pages. */
      facets: z.nullable(facets),
      /** The highest maximum salary of the jobs that the caller's tier may see, in dollars a year; null on later pages. */
      highest_salary: z.nullable(z.number()),
      /** Filters to drop, in words, and how many jobs are left then; empty when jobs are found. */
      drop_offers: z.array(
        z.object({
          text: z.string(),
          count: z.number(),
          filters: z.array(z.enum(FILTER_NAMES)),
          /** What stays of the text where `searchField` is among the filters: all but a word, or nothing. */
          search_field: z._default(z.string(), ''),
        }),
      ),
      /** Where the next page goes on; null on the last. */
      after: z.nullable(z.string()),
    }),
  }),
})

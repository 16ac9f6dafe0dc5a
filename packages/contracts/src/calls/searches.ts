import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { alertSchedule, savedSearch } from '../records/search.ts'
import { recordId } from '../records/values.ts'

const member = callsFor('searches', 'member')
const premium = callsFor('searches', 'premium')

const schedule = z._default(z.nullable(alertSchedule), null)

export const searchesCalls = callsByName({
  getSearches: member.get({
    summary: 'The person’s saved searches.',
    reply: z.object({
      filters_states: z.array(savedSearch.wire),
      last_loaded_search_id: z.nullable(recordId),
    }),
  }),
  saveSearch: premium.post({
    summary: 'Saves the chosen filters under a name, with or without alerts.',
    request: z.object({
      name: z._default(z.nullable(z.string()), null),
      state: z.string().check(z.maxLength(20_000)),
      notification_schedule: schedule,
    }),
    reply: z.object({ filters_state: savedSearch.wire }),
  }),
  deleteSearch: member.post({
    summary: 'Deletes a saved search.',
    request: z.object({ id: recordId }),
  }),
  setLastLoadedSearch: member.post({
    summary: 'Notes which search was loaded, and clears what was new in it.',
    request: z.object({ id: recordId }),
  }),
  saveNotificationSchedule: member.post({
    summary:
      'Switches the alerts of a search to daily, weekly or off, and to push notifications or e-mail; only members with a paid plan switch them on.',
    request: z.object({
      id: recordId,
      notification_schedule: schedule,
      /** Left out, it stays as it is. */
      is_pushed: z.optional(z.boolean()),
    }),
  }),
})

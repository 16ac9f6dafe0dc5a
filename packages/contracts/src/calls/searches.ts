import * as z from 'zod/mini'
import { callsFor } from '../call.ts'
import { alertSchedule, savedSearch } from '../records/search.ts'
import { recordId } from '../records/values.ts'

const member = callsFor('searches', 'member')
const premium = callsFor('searches', 'premium')

const schedule = z._default(z.nullable(alertSchedule), null)

export const searchesCalls = {
  getSearches: member.get({
    path: '/api/get_searches',
    summary: 'The person’s saved searches.',
    reply: z.object({
      filters_states: z.array(savedSearch.wire),
      /** The search that was loaded last; the dashboard opens with it. */
      last_loaded_search_id: z.nullable(recordId),
    }),
  }),
  saveSearch: premium.post({
    path: '/api/save_search',
    summary: 'Saves the chosen filters under a name, with or without alerts.',
    request: z.object({
      name: z._default(z.nullable(z.string()), null),
      state: z.string().check(z.maxLength(20_000)),
      notification_schedule: schedule,
    }),
    reply: z.object({ filters_state: savedSearch.wire }),
  }),
  deleteSearch: member.post({
    path: '/api/delete_search',
    summary: 'Deletes a saved search.',
    request: z.object({ id: recordId }),
  }),
  setLastLoadedSearch: member.post({
    path: '/api/set_last_loaded_search',
    summary: 'Notes which search was loaded, and clears what was new in it.',
    request: z.object({ id: recordId }),
  }),
  saveNotificationSchedule: member.post({
    path: '/api/save_notification_schedule',
    summary:
      'Switches the alerts of a search to daily, weekly or off, and to push notifications or e-mail; only members with a paid plan switch them on.',
    request: z.object({
      id: recordId,
      notification_schedule: schedule,
      /** Left out, it stays as it is. */
      is_pushed: z.optional(z.boolean()),
    }),
  }),
}

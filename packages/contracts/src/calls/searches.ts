import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { alertSchedule, savedSearch } from '../records/search.ts'
import { recordId } from '../records/values.ts'

const schedule = z._default(z.nullable(alertSchedule), null)

export const searchesCalls = {
  getSearches: call({
    area: 'searches',
    access: 'member',
    method: 'GET',
    path: '/api/get_searches',
    summary: 'The person’s saved searches.',
    request: nothing,
    reply: z.object({
      filters_states: z.array(savedSearch.wire),
      /** The search that was loaded last; the dashboard opens with it. */
      last_loaded_search_id: z.nullable(recordId),
    }),
  }),
  saveSearch: call({
    area: 'searches',
    access: 'premium',
    method: 'POST',
    path: '/api/save_search',
    summary: 'Saves the chosen filters under a name, with or without alerts.',
    request: z.object({
      name: z._default(z.nullable(z.string()), null),
      state: z.string().check(z.maxLength(20_000)),
      notification_schedule: schedule,
    }),
    reply: z.object({ filters_state: savedSearch.wire }),
  }),
  deleteSearch: call({
    area: 'searches',
    access: 'member',
    method: 'POST',
    path: '/api/delete_search',
    summary: 'Deletes a saved search.',
    request: z.object({ id: recordId }),
    reply: nothing,
  }),
  setLastLoadedSearch: call({
    area: 'searches',
    access: 'member',
    method: 'POST',
    path: '/api/set_last_loaded_search',
    summary: 'Notes which search was loaded, and clears what was new in it.',
    request: z.object({ id: recordId }),
    reply: nothing,
  }),
  saveNotificationSchedule: call({
    area: 'searches',
    access: 'member',
    method: 'POST',
    path: '/api/save_notification_schedule',
    summary:
      'Switches the alerts of a search to daily, weekly or off, and to push notifications or e-mail; only premium members switch them on.',
    request: z.object({
      id: recordId,
      notification_schedule: schedule,
      /** Left out, it stays as it is. */
      is_pushed: z.optional(z.boolean()),
    }),
    reply: nothing,
  }),
}

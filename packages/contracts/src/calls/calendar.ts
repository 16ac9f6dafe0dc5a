import { CALENDAR_DETAILS, CALENDAR_KINDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'

const member = callsFor('tracker', 'member')

const kinds = z.array(z.enum(CALENDAR_KINDS)).check(z.maxLength(CALENDAR_KINDS.length))
const detail = z.enum(CALENDAR_DETAILS)
/** `url` is null while it is off. */
const calendarFeed = z.object({ url: z.nullable(z.string()), kinds, detail })

export const calendarCalls = callsByName({
  loadCalendarFeed: member.get({
    summary: 'The secret address of the person’s calendar, null while it is off, and what it tells.',
    reply: calendarFeed,
    ownerOnly: true,
  }),
  setCalendarFeed: member.post({
    summary:
      'Switches the calendar on or off. It tells deadlines, reminders and interviews of tracked jobs: by `title` alone, or in `full` with employer, status and addresses.',
    request: z.object({ enabled: z.boolean(), kinds, detail }),
    reply: calendarFeed,
    ownerOnly: true,
  }),
  renewCalendarFeed: member.post({
    summary: 'Gives the calendar a new address; the old one is 404 from then on. One that is off stays off.',
    reply: calendarFeed,
    ownerOnly: true,
  }),
})

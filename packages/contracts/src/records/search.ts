import { ALERT_SCHEDULES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { recordId } from './values.ts'

export const alertSchedule = z.enum(ALERT_SCHEDULES)
export type AlertSchedule = z.output<typeof alertSchedule>

export const savedSearch = record({
  id: field('id', recordId),
  name: field('name', z.string()),
  /** The chosen filters, as JSON text. */
  state: field('state', z.string()),
  schedule: field('notification_schedule', z.nullable(alertSchedule)),
  /** Whether its alerts come as push notifications, as long as a browser of the person takes them. */
  isPushed: field('is_pushed', z.boolean()),
  /** The jobs that the last alert run found; emptied when the search is loaded. */
  newJobs: field('new_jobs', z.array(recordId)),
  /** The secret address of its RSS feed (with `.json` in place of `.xml`, a JSON feed); null for free members. */
  feedUrl: field('feed_url', z.nullable(z.string())),
})
export type SavedSearch = DecodedOf<typeof savedSearch.fields>

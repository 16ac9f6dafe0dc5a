import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { recordId } from './values.ts'

export const announcementRecord = record({
  id: field('id', recordId),
  content: field('Content', z.string()),
  forFree: field('Free Users', z.boolean()),
  forPaid: field('Paid Users', z.boolean()),
  forVisitors: field('Non-logged-in Users', z.boolean()),
})
export type Announcement = DecodedOf<typeof announcementRecord.fields>

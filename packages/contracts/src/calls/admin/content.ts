import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { recordId } from '../../records/values.ts'
import { announcementRecord } from '../home.ts'

const admin = callsFor('admin', 'admin')

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const isNew = z._default(z.nullable(recordId), null)

const testimonial = z.object({
  id: recordId,
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  is_sample: z.boolean(),
})
export type StoredTestimonial = z.output<typeof testimonial>

const keptLogo = z.object({ id: recordId, name: z.string(), url: z.string() })
export type StoredLogo = z.output<typeof keptLogo>

const announcementsReply = z.object({ alerts: z.array(announcementRecord.wire) })
const contentReply = z.object({ testimonials: z.array(testimonial), logos: z.array(keptLogo) })

/** Each change replies with all content after the change. */
export const contentCalls = callsByName({
  saveAlert: admin.post({
    summary: 'Changes a message of the stripe, or adds one when `id` is null, and says who sees it.',
    request: z.object({
      id: isNew,
      content: text(500),
      for_free: z.boolean(),
      for_paid: z.boolean(),
      for_visitors: z.boolean(),
    }),
    reply: announcementsReply,
  }),
  deleteAlert: admin.post({
    summary: 'Takes a message off the stripe for good.',
    request: z.object({ id: recordId }),
    reply: announcementsReply,
  }),
  getSiteContents: admin.get({
    summary: 'The testimonials and the logos of the home and sign-up pages, in their order.',
    reply: contentReply,
  }),
  saveTestimonial: admin.post({
    summary: 'Changes what a member says, or adds it when `id` is null; what an admin wrote is no sample.',
    request: z.object({ id: isNew, quote: text(600), name: text(100), role: text(100) }),
    reply: contentReply,
  }),
  addSalesLogo: admin.upload({
    summary: 'Adds the logo of a company where subscribers found work: PNG, JPEG, WebP, GIF or AVIF.',
    request: z.object({ name: text(100) }),
    reply: contentReply,
  }),
  moveSiteContent: admin.post({
    summary: 'Moves a testimonial or a logo before or behind its neighbour of the same kind.',
    request: z.object({ id: recordId, by: z.union([z.literal(-1), z.literal(1)]) }),
    reply: contentReply,
  }),
  deleteSiteContent: admin.post({
    summary: 'Takes a testimonial or a logo off the pages for good.',
    request: z.object({ id: recordId }),
    reply: contentReply,
  }),
})

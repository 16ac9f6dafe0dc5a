import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { type DecodedOf, field, record } from '../record.ts'
import { fullJob } from '../records/job.ts'
import { recordId } from '../records/values.ts'

export const announcementRecord = record({
  id: field('id', recordId),
  content: field('Content', z.string()),
  forFree: field('Free Users', z.boolean()),
  forPaid: field('Paid Users', z.boolean()),
  forVisitors: field('Non-logged-in Users', z.boolean()),
})
export type Announcement = DecodedOf<typeof announcementRecord.fields>

const anyone = callsFor('home', 'public')

const address = z.nullable(z.string())

export const homeCalls = callsByName({
  loadHomePageJobs: anyone.get({
    summary:
      'Up to six jobs for the home page: featured first, then the newest of the free subset; and how many there are in all. Descriptions end after 10,000 characters.',
    request: z.object({ new: z.optional(z.string()) }),
    reply: z.object({
      jobs: z.array(fullJob.wire),
      /** Listed jobs, and those that everybody sees. */
      num_jobs: z.number(),
      num_free_jobs: z.number(),
    }),
  }),
  loadAlerts: anyone.get({
    summary: 'The announcements of the stripe, with the three flags that say who sees them.',
    reply: z.object({ alerts: z.array(announcementRecord.wire) }),
  }),
  loadColors: anyone.get({
    summary: 'Audience label to rgb colour; made on first use and then remembered.',
    reply: z.object({
      colors: z.object({ audience_color_map: z.record(z.string(), z.string()) }),
    }),
  }),
  loadSalesLogos: anyone.get({
    summary: 'Logos of companies where subscribers found work, for the sign-up page.',
    reply: z.object({ logos: z.array(z.object({ name: z.string(), url: z.string() })) }),
  }),
  loadTestimonials: anyone.get({
    summary: 'What members say, for the home page: the first three; sample texts are marked.',
    reply: z.object({
      testimonials: z.array(
        z.object({ quote: z.string(), name: z.string(), role: z.string(), is_sample: z.boolean() }),
      ),
    }),
  }),
  loadSettings: anyone.get({
    summary: 'What the client must know at run time: links and keys that the operator sets.',
    reply: z.object({
      settings: z.object({
        /** Null while the plan cannot be bought. */
        payment_link_skip: address,
        payment_link_jump: address,
        /** Jump at the price of the intake, which offers the usual one while this is null. */
        payment_link_jump_intake: address,
        /** True where the payment sandbox stands in: no money moves. */
        is_payment_sandbox: z.boolean(),
        mixpanel_token: address,
        rewardful_key: address,
        newsletter_url: address,
        social_linkedin_url: address,
        social_facebook_url: address,
        contact_email: address,
        terms_url: z.string(),
        public_url: z.string(),
      }),
    }),
  }),
})

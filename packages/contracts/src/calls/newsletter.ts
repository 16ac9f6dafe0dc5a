import { NEWSLETTER_STATUSES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'

const member = callsFor('newsletter', 'member')
const anyone = callsFor('newsletter', 'public')

const status = z.enum(NEWSLETTER_STATUSES)

export const newsletterCalls = callsByName({
  getNewsletterSubs: member.get({
    summary: 'The person’s newsletter lists: list id to status.',
    reply: z.object({ subs: z.record(z.string(), status) }),
  }),
  setNewsletterSub: member.post({
    summary: 'Subscribes the person to a newsletter list or takes them off it.',
    request: z.object({ list_id: z.coerce.number().check(z.int()), status }),
  }),
  getNewsletterPosts: anyone.get({
    summary: 'The newest articles of the newsletter, at most five.',
    reply: z.object({
      posts: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          summary: z.nullable(z.string()),
          published_on: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  processLead: anyone.post({
    summary: 'Subscribes an e-mail address to the free newsletter.',
    request: z.object({ email: z._default(z.nullable(z.string()), null) }),
    rateLimit: 'credentials',
  }),
})

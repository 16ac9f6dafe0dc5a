import { NEWSLETTER_STATUSES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'

const status = z.enum(NEWSLETTER_STATUSES)

export const newsletterCalls = {
  getNewsletterSubs: call({
    area: 'newsletter',
    access: 'member',
    method: 'GET',
    path: '/api/get_newsletter_subs',
    summary: 'The person’s newsletter lists: list id to status.',
    request: nothing,
    reply: z.object({ subs: z.record(z.string(), status) }),
  }),
  setNewsletterSub: call({
    area: 'newsletter',
    access: 'member',
    method: 'POST',
    path: '/api/set_newsletter_sub',
    summary: 'Subscribes the person to a newsletter list or takes them off it.',
    request: z.object({ list_id: z.coerce.number().check(z.int()), status }),
    reply: nothing,
  }),
  getNewsletterPosts: call({
    area: 'newsletter',
    access: 'public',
    method: 'GET',
    path: '/api/get_newsletter_posts',
    summary: 'The newest articles of the newsletter, at most five.',
    request: nothing,
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
  processLead: call({
    area: 'newsletter',
    access: 'public',
    method: 'POST',
    path: '/api/process_lead',
    summary: 'Subscribes an e-mail address to the free newsletter.',
    request: z.object({ email: z._default(z.nullable(z.string()), null) }),
    reply: nothing,
    rateLimit: 'credentials',
  }),
}

import { announcementRecord } from '@lilypad/contracts'
import type { Answers } from './answers.ts'

/** The day on which every picture is taken, a Wednesday, at ten in the morning in New York. */
export const NOW = new Date('2026-03-11T14:00:00Z')

const DAY = 24 * 60 * 60 * 1000

/** The instant `days` days before the picture is taken. */
export const daysAgo = (days: number): string => new Date(NOW.getTime() - days * DAY).toISOString()

/** The same as a day, `YYYY-MM-DD`. */
export const dayAgo = (days: number): string => daysAgo(days).slice(0, 10)

const announcement = announcementRecord.encode({
  id: 1,
  content: 'New here? A tenth of our jobs is open to everybody. Take a look around.',
  forFree: false,
  forPaid: false,
  forVisitors: true,
})

const testimonials = [
  {
    id: 1,
    quote:
      'I used to open eleven tabs after dinner. Now I read one short list, and each line tells me what it pays.',
    name: 'Maren T.',
    role: 'Middle school teacher, now curriculum writer',
    is_sample: true,
  },
  {
    id: 2,
    quote: 'I starred five jobs on a Sunday, applied to three, and had two interviews by Friday.',
    name: 'Jonah R.',
    role: 'Academic advisor, now customer success manager',
    is_sample: false,
  },
]

const logos = ['Quillmarsh', 'Thistlewick', 'Brightwater', 'Cedarwick', 'Lanternreach'].map((name, at) => ({
  id: at + 1,
  name,
  url: `/logos/${name}.svg`,
}))

export const SITE_CONTENTS = { testimonials, logos }

/** Answers that do not depend on who is logged in. */
export const SITE: Answers = {
  loadAlerts: { alerts: [announcement] },
  loadSettings: {
    settings: {
      payment_link_skip: 'http://localhost:3000/sandbox/checkout?plan=skip',
      payment_link_jump: 'http://localhost:3000/sandbox/checkout?plan=jump',
      payment_link_jump_intake: 'http://localhost:3000/sandbox/checkout?plan=jump_intake',
      is_payment_sandbox: true,
      mixpanel_token: null,
      rewardful_key: null,
      newsletter_url: 'http://localhost:3000/newsletter',
      social_linkedin_url: null,
      social_facebook_url: null,
      contact_email: 'hello@lilypad.example',
      terms_url: '/terms.pdf',
      public_url: 'http://localhost:3000',
    },
  },
  loadTestimonials: { testimonials },
  loadSalesLogos: { logos },
  getNewsletterPosts: { posts: [] },
  loadFollowed: { companies: [] },
  loadMailProposals: { is_available: false, address: null, proposals: [] },
}

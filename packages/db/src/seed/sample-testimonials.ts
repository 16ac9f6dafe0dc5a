import type { SiteContent } from '../schema/index.ts'

const said = (name: string, role: string, quote: string): SiteContent['testimonial'] => ({
  quote,
  name,
  role,
  is_sample: true,
})

/** Three voices for the home page, invented and marked as such, until an admin puts real ones there. */
export const SAMPLE_TESTIMONIALS: readonly SiteContent['testimonial'][] = [
  said(
    'Maren T.',
    'Middle school teacher, now curriculum writer',
    'I used to open eleven tabs after dinner. Now I read one short list, and have the evening back.',
  ),
  said(
    'Jonah R.',
    'Academic advisor, now customer success manager',
    'I starred five jobs on a Sunday, applied to three, and had two interviews by Friday. The filters did the sorting for me.',
  ),
  said(
    'Priya S.',
    'Instructional designer at an education non-profit',
    'Every answer comes with the sentence of the posting that it was read from. I read the sentence, and then I decide.',
  ),
]

import { type Announcement, announcementRecord, type FullJob, fullJob } from '@lilypad/contracts'
import { shortAudience } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

export const homeJobsQuery = queryOptions(
  callQuery(api, 'loadHomePageJobs', { new: '1' }, ({ jobs }): FullJob[] => jobs.map(fullJob.decode)),
)

export const announcementsQuery = queryOptions(
  callQuery(api, 'loadAlerts', {}, ({ alerts }): Announcement[] => alerts.map(announcementRecord.decode)),
)

/** A family of audiences, such as all 'Relevant Skills (…)', has the colour of its parent. */
const oneHueAFamily = (colors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([label, own]) => [label, colors[shortAudience(label)] ?? own]),
  )

/** Audience label to rgb colour. */
export const colorsQuery = queryOptions(
  callQuery(api, 'loadColors', {}, ({ colors }) => oneHueAFamily(colors.audience_color_map)),
)

/** The testimonials; omitted if they do not load. */
export const testimonialsQuery = queryOptions({
  ...callQuery(api, 'loadTestimonials', {}, ({ testimonials }) => testimonials),
  retry: false,
})

export const settingsQuery = queryOptions({
  ...callQuery(api, 'loadSettings', {}, ({ settings }) => settings),
  staleTime: Number.POSITIVE_INFINITY,
})

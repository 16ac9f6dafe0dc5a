import {
  type Announcement,
  announcementRecord,
  type Calls,
  type FullJob,
  fullJob,
  type ReplyOf,
} from '@lilypad/contracts'
import { shortAudience } from '@lilypad/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

export type HomePage = {
  jobs: FullJob[]
  /** How many jobs are listed, and how many of them everybody sees. */
  counts: { all: number; free: number }
}

export const homePage = (reply: ReplyOf<Calls['loadHomePageJobs']>): HomePage => ({
  jobs: reply.jobs.map(fullJob.decode),
  counts: { all: reply.num_jobs, free: reply.num_free_jobs },
})

export const homeQuery = queryOptions(callQuery(api, 'loadHomePageJobs', { new: '1' }, homePage))

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

export const testimonialsQuery = queryOptions({
  ...callQuery(api, 'loadTestimonials', {}, ({ testimonials }) => testimonials),
  retry: false,
})

export const settingsQuery = queryOptions({
  ...callQuery(api, 'loadSettings', {}, ({ settings }) => settings),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Where the page is; while the server draws it, where people find it. */
export function usePageOrigin(): string {
  const { data } = useQuery(settingsQuery)
  return globalThis.location?.origin ?? data?.public_url ?? ''
}

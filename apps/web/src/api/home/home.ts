import { type Announcement, announcementRecord, type FullJob, fullJob } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../client.ts'

export const homeJobsQuery = queryOptions({
  queryKey: ['loadHomePageJobs'],
  queryFn: async ({ signal }): Promise<FullJob[]> => {
    const { jobs } = await api.loadHomePageJobs({ new: '1' }, { signal })
    return jobs.map(fullJob.decode)
  },
})

export const announcementsQuery = queryOptions({
  queryKey: ['loadAlerts'],
  queryFn: async ({ signal }): Promise<Announcement[]> => {
    const { alerts } = await api.loadAlerts({}, { signal })
    return alerts.map(announcementRecord.decode)
  },
})

/** Audience label to rgb colour. */
export const colorsQuery = queryOptions({
  queryKey: ['loadColors'],
  queryFn: async ({ signal }) => (await api.loadColors({}, { signal })).colors.audience_color_map,
})

/** The testimonials; omitted if they do not load. */
export const testimonialsQuery = queryOptions({
  queryKey: ['loadTestimonials'],
  queryFn: async ({ signal }) => (await api.loadTestimonials({}, { signal })).testimonials,
  retry: false,
})

export const settingsQuery = queryOptions({
  queryKey: ['loadSettings'],
  queryFn: async ({ signal }) => (await api.loadSettings({}, { signal })).settings,
  staleTime: Number.POSITIVE_INFINITY,
})

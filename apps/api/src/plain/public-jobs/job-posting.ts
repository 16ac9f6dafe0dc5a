import { type PublicJob, publicJobPage } from '@lilypad/db'
import { type JobType, newYorkInstant, placeKind } from '@lilypad/domain'
import type { Html } from '../html.ts'
import { baseSalary } from './base-salary.ts'
import { postedDay } from './posted-day.ts'

const EMPLOYMENT: Record<JobType, string> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

const PLACE_TYPES = { state: 'State', country: 'Country', region: 'AdministrativeArea' }

/** Two places are called Georgia: the type tells them apart, and states name their country. */
const place = (name: string) => {
  const kind = placeKind(name)
  const written = kind === 'state' ? `${name}, USA` : name.replace(/ \(country\)$/, '')
  return { '@type': PLACE_TYPES[kind], name: written }
}

/** A job that names no place hires in the whole of the US. */
const places = ({ locations }: PublicJob) =>
  (locations.length === 0 ? ['United States'] : locations).map(place)

const employer = ({ companyName, logoFile }: PublicJob, publicUrl: string) => ({
  '@type': 'Organization',
  name: companyName,
  ...(logoFile !== null && { logo: `${publicUrl}/logos/${encodeURIComponent(logoFile)}` }),
})

const HOUR_MS = 60 * 60 * 1000

/** One can apply until the day is over, by the product's calendar. */
const endOf = (day: string) => new Date(newYorkInstant(day, 23).getTime() + HOUR_MS - 1000).toISOString()

/**
 * A job as Google for Jobs reads it, schema.org's `JobPosting`; null where something that is required is not known.
 * Only remote jobs are listed, so that each is TELECOMMUTE and says from where one may apply.
 *
 * @param description the whole of the description as sanitised HTML
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const jobPosting = (job: PublicJob, description: Html | null, publicUrl: string): object | null => {
  const title = job.title.trim()
  const company = job.companyName.trim()
  if (title === '' || company === '' || description === null) return null
  const pay = baseSalary(job)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: description.html,
    identifier: { '@type': 'PropertyValue', name: 'Lilypad', value: String(job.id) },
    url: publicJobPage(publicUrl, job.id),
    datePosted: postedDay(job),
    ...(job.applyBy !== null && { validThrough: endOf(job.applyBy) }),
    ...(job.jobType !== null && { employmentType: EMPLOYMENT[job.jobType] }),
    hiringOrganization: employer(job, publicUrl),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: places(job),
    ...(pay && { baseSalary: pay }),
    directApply: false,
  }
}

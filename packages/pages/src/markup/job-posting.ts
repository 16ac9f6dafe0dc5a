import { publicJobPage, serverPaths } from '@lilypad/contracts/addresses'
import {
  type Degree,
  eligibleStates,
  findResidence,
  HOUR_MS,
  type JobType,
  newYorkDay,
  newYorkInstant,
  type PlaceKind,
  placeKind,
  placeName,
  type Requirements,
  type Residence,
  type StoredFacts,
  toFacts,
} from '@lilypad/domain'
import type { SanitizedHtml } from '../jobs/job-page.tsx'
import { baseSalary, type Paid, type ReadSalary } from './base-salary.ts'

const PLACE_TYPES: Record<PlaceKind, string> = {
  state: 'State',
  country: 'Country',
  region: 'AdministrativeArea',
}

/** Two places are called Georgia: the type distinguishes them, and states name their country. */
function place(name: string) {
  const kind = placeKind(name)
  const written = kind === 'state' ? `${name}, USA` : name.replace(/ \(country\)$/, '')
  return { '@type': PLACE_TYPES[kind], name: written }
}

/**
 * From where one may apply: where some states are ruled out, all others. Null where it is not stated: such a job is not
 * published as one for the whole United States.
 */
function applicantPlaces(residence: Residence): object[] | null {
  const { places, excludedStates } = residence
  if (places === null) return null
  const named = places.flatMap((name) =>
    name === 'United States' && excludedStates.length > 0
      ? (eligibleStates(residence) ?? []).map((code) => placeName(`US-${code}`))
      : [name],
  )
  return named.map(place)
}

const EMPLOYMENT: Record<JobType, string> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

type MarkedJob = Parameters<typeof findResidence>[0] &
  StoredFacts &
  Paid & {
    id: number
    title: string
    companyName: string
    logoFile: string | null
    jobType: JobType | null
    postedOn: string | null
    approvedAt: Date
    applyBy: string | null
  }

const employer = ({ companyName, logoFile }: MarkedJob, publicUrl: string) => ({
  '@type': 'Organization',
  name: companyName,
  ...(logoFile !== null && { logo: publicUrl + serverPaths.logo.href(logoFile) }),
})

/** People can apply until the end of the day, by the product's calendar. */
const toEnd = (day: string) => new Date(newYorkInstant(day, 23).getTime() + HOUR_MS - 1000).toISOString()

/**
 * A job as schema.org's `JobPosting`, for Google for Jobs; null when a required value is unknown. Only remote jobs are
 * listed, so each is TELECOMMUTE. From where one may apply, and what is required, is told where it is stated.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  job: MarkedJob,
  description: SanitizedHtml | null,
  { publicUrl, readSalary }: { publicUrl: string; readSalary: ReadSalary },
): object | null {
  const title = job.title.trim()
  const company = job.companyName.trim()
  if (title === '' || company === '' || description === null) return null
  const pay = baseSalary(job, readSalary)
  const facts = toFacts(job)
  const places = applicantPlaces(findResidence(job))
  const lastDay = facts.calendar.deadline ?? job.applyBy
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: description.html,
    identifier: { '@type': 'PropertyValue', name: 'Lilypad', value: String(job.id) },
    url: publicJobPage(publicUrl, job.id),
    // Google requires it: where the board gives no day, it is the day on which we added the job.
    datePosted: job.postedOn ?? newYorkDay(job.approvedAt),
    ...(lastDay !== null && { validThrough: toEnd(lastDay) }),
    ...(job.jobType !== null && { employmentType: EMPLOYMENT[job.jobType] }),
    hiringOrganization: employer(job, publicUrl),
    jobLocationType: 'TELECOMMUTE',
    ...(places && { applicantLocationRequirements: places }),
    ...requiredMarkup(facts.requirements),
    ...(pay && { baseSalary: pay }),
    directApply: false,
  }
}

/** Google's words for a job that asks for nothing. */
const NO_REQUIREMENTS = 'no requirements'

/** Google's categories of credentials. */
const CREDENTIALS: Record<Exclude<Degree, 'none'>, string> = {
  'high school': 'high school',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
}

const education = (degree: Degree) =>
  degree === 'none'
    ? NO_REQUIREMENTS
    : { '@type': 'EducationalOccupationalCredential', credentialCategory: CREDENTIALS[degree] }

const MONTHS = 12

const experience = (years: number) =>
  years === 0
    ? NO_REQUIREMENTS
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: Math.round(years * MONTHS) }

/**
 * What a job requires of people, where its posting states it. That experience may replace a degree is told with both,
 * as Google wants it.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting#education-and-experience-properties-beta
 */
const requiredMarkup = ({
  education_required: degree,
  experience_years_min: years,
  or_equivalent_experience: isReplaceable,
}: Requirements): object => ({
  ...(degree !== null && { educationRequirements: education(degree) }),
  ...(years !== null && { experienceRequirements: experience(years) }),
  ...(isReplaceable && degree !== null && years !== null && { experienceInPlaceOfEducation: true }),
})

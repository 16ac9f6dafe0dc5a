import type { Degree, Requirements } from '@lilypad/domain'

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
export const requiredMarkup = ({
  education_required: degree,
  experience_years_min: years,
  or_equivalent_experience: isReplaceable,
}: Requirements): object => ({
  ...(degree !== null && { educationRequirements: education(degree) }),
  ...(years !== null && { experienceRequirements: experience(years) }),
  ...(isReplaceable && degree !== null && years !== null && { experienceInPlaceOfEducation: true }),
})

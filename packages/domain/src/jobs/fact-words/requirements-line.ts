import type { Degree, Requirements } from '../../postings/facts.ts'
import type { WithEvidence } from '../../postings/posting-facts.ts'
import { type FactLine, factLine } from './fact-line.ts'

const DEGREES: Record<Degree, string> = {
  none: 'No degree or diploma',
  'high school': 'High school diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
}

const MONTHS = 12
/** Below this, halves of years are told in months: 18 months, but 3.5 years. */
const MONTHS_BELOW_YEARS = 2

const spanSaid = (years: number) => {
  const isWhole = Number.isInteger(years)
  const count = !isWhole && years < MONTHS_BELOW_YEARS ? Math.round(years * MONTHS) : years
  const unit = count === years ? 'year' : 'month'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const experienceSaid = (years: number | null) => {
  if (years === null) return null
  return years === 0 ? 'No experience needed' : `At least ${spanSaid(years)} of experience`
}

const requiredSaid = (degree: Degree, replaceable: string) =>
  degree === 'none' ? `${DEGREES[degree]} needed` : `${DEGREES[degree]}${replaceable || ' required'}`

export const requirementsLine = (fact: WithEvidence<Requirements>): FactLine => {
  const { education_required: required, education_preferred: preferred, classroom_years_min: taught } = fact
  const replaceable = fact.or_equivalent_experience ? ' or equivalent experience' : ''
  const wished = preferred && `${DEGREES[preferred]}${required ? '' : replaceable} preferred`
  return factLine('requirements', 'Degree and experience', {
    sayings: [
      { matter: 'degree', says: required && requiredSaid(required, replaceable) },
      { matter: 'degree', says: wished },
      { matter: 'experience', says: experienceSaid(fact.experience_years_min) },
      { matter: 'experience', says: taught ? `At least ${spanSaid(taught)} of teaching` : null },
    ],
    open: ['degree', 'experience'],
    evidence: fact.evidence,
  })
}

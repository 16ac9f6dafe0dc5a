import type { PostingFacts } from '../../postings/posting-facts.ts'
import type { FactLine } from './fact-line.ts'
import { licenceLine } from './licence-line.ts'
import { requirementsLine } from './requirements-line.ts'
import { whenLine } from './when.ts'
import { whereLine } from './where.ts'

/** The question that the lines of a job's facts answer. */
export const FACTS_QUESTION = 'Can I take this job?'

/**
 * The facts of a job in words, one line each: where one may live, licence, degree and experience, when.
 *
 * @param applyBy the deadline that the employer's board gives beside the text
 */
export const factLines = (facts: PostingFacts, applyBy: string | null = null): FactLine[] => [
  whereLine(facts.eligibility),
  licenceLine(facts.licence),
  requirementsLine(facts.requirements),
  whenLine(facts.calendar, applyBy),
]

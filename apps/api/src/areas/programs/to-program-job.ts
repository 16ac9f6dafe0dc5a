import { camelKeys, pick, TEXT_FIELDS, toJobRow, toListed, type WholeProgramJob } from '@lilypad/contracts'
import type { WholeJob } from '@lilypad/db'
import { findResidence, statedPlaces } from '@lilypad/domain'
import { factsOf } from '../jobs/records/facts-of.ts'
import { dayOf, whenChecked } from '../jobs/records/to-job.ts'

const camelFacts = (job: WholeJob): WholeProgramJob['facts'] => {
  const { eligibility, licence, requirements, calendar } = factsOf(job)
  return {
    eligibility: camelKeys(eligibility),
    licence: camelKeys(licence),
    requirements: camelKeys(requirements),
    calendar: camelKeys(calendar),
  }
}

/** A whole job as other programs get it. */
export const toWhole = (job: WholeJob & { isTracked: boolean }, publicUrl: string): WholeProgramJob => {
  const residence = findResidence(job)
  return {
    ...toListed(toJobRow(job), publicUrl),
    ...pick({ ...job, residence, statedPlaces: statedPlaces(residence) }, TEXT_FIELDS),
    checkedOn: dayOf(whenChecked(job)),
    postedOn: job.postedOn,
    removedOn: dayOf(job.deletedAt),
    facts: camelFacts(job),
  }
}

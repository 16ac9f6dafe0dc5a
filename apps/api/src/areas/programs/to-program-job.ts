import { camelKeys, pick, TEXT_FIELDS, toJobRow, toListed, type WholeProgramJob } from '@lilypad/contracts'
import type { WholeJob } from '@lilypad/db'
import { findResidence, statedPlaces, toFacts } from '@lilypad/domain'
import { toDay, whenChecked } from '../jobs/records/to-job.ts'

function camelFacts(job: WholeJob): WholeProgramJob['facts'] {
  const { eligibility, licence, requirements, calendar } = toFacts(job)
  return {
    eligibility: camelKeys(eligibility),
    licence: camelKeys(licence),
    requirements: camelKeys(requirements),
    calendar: camelKeys(calendar),
  }
}

export function toWhole(job: WholeJob & { isTracked: boolean }, publicUrl: string): WholeProgramJob {
  const residence = findResidence(job)
  return {
    ...toListed(toJobRow(job), publicUrl),
    ...pick({ ...job, residence, statedPlaces: statedPlaces(residence) }, TEXT_FIELDS),
    checkedOn: toDay(whenChecked(job)),
    postedOn: job.postedOn,
    removedOn: toDay(job.deletedAt),
    facts: camelFacts(job),
  }
}

import { type FitJob, fitWeight, type JobSort, type Wishes } from '@lilypad/domain'
import { isAllowed } from './conditions.ts'
import type { Coded, Dictionaries } from './facts.ts'

/** Where a job stands in an order: the next page goes on behind it, also if it is gone by then. */
export type JobCursor = { group: number; featured: boolean; approvedAt: number; id: number }

export type NewestCursor = Pick<JobCursor, 'approvedAt' | 'id'>

export type Order = { sort: JobSort; wishes: Wishes | null }

const NOTHING_STATED: FitJob = {
  category: 'Other',
  audience: [],
  travel: 'No Travel',
  salaryMax: null,
  eligibleStates: null,
}
const FIT_FACTS = ['category', 'audience', 'travel', 'salaryMax', 'eligibleStates'] as const satisfies Coded[]

/** Each fact counts for itself: what it adds is asked once for each of its values. */
function toFit(dictionaries: Dictionaries, wishes: Wishes): string {
  const least = fitWeight(NOTHING_STATED, wishes)
  const parts = FIT_FACTS.flatMap((fact) => {
    const adds = dictionaries[fact].values.map(
      (value) => fitWeight({ ...NOTHING_STATED, [fact]: value }, wishes) - least,
    )
    const different = [...new Set(adds)].filter((add) => add !== 0)
    const cases = different.map((add) => {
      const has = isAllowed(
        fact,
        adds.map((one) => one === add),
      )
      return ` when ${has} then ${add}`
    })
    return cases.length === 0 ? [] : [` - case${cases.join('')} else 0 end`]
  })
  return `(${-least}${parts.join('')})`
}

/** The first number by which jobs are ordered, the lowest first; within the same number they stand by date. */
export function toGroup(dictionaries: Dictionaries, { sort, wishes }: Order): string {
  if (sort === 'relevance') return 'band'
  return sort === 'fit' && wishes ? toFit(dictionaries, wishes) : '0'
}

export const IN_ORDER = 'place, featured desc, approved desc, id'
export const NEWEST_FIRST = 'approved desc, id'

export const isNewestBehind = ({ approvedAt, id }: NewestCursor): string =>
  `approved < ${approvedAt} or (approved = ${approvedAt} and id > ${id})`

export const isBehind = ({ group, featured, ...newest }: JobCursor): string =>
  `place > ${group} or (place = ${group} and
    ((${featured} and not featured) or (featured = ${featured} and (${isNewestBehind(newest)}))))`

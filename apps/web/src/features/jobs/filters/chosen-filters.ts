import { audienceLabel, type JobFilter, NO_FILTER } from '@lilypad/domain'
import type { Option } from '@/ui/fields/option.ts'
import { formatDay } from '@/ui/text/format.ts'
import { inThousands } from './in-thousands.ts'

/** One chosen filter: its label, and the change that removes it from the current filter. */
export type ChosenFilter = { key: string; name: string; without: (was: JobFilter) => Partial<JobFilter> }

type ListName = 'categories' | 'types' | 'travel' | 'locations'

const listed = <N extends ListName>(filter: JobFilter, list: N): ChosenFilter[] =>
  filter[list].map((name) => ({
    key: `${list} ${name}`,
    name,
    without: (was) => ({ [list]: (was[list] as readonly string[]).filter((one) => one !== name) }),
  }))

/** A group whose children are all chosen is shown as one. */
const audiences = ({ audience }: JobFilter, groups: readonly Option[]): ChosenFilter[] => {
  const without = (ids: readonly string[]) => (was: JobFilter) => ({
    audience: was.audience.filter((id) => !ids.includes(id)),
  })
  const full = groups.flatMap(({ itemName, children = [] }) => {
    const ids = children.map((child) => child.id)
    const isFull = ids.length > 0 && ids.every((id) => audience.some((one) => one === id))
    return isFull ? [{ itemName, ids }] : []
  })
  const single = audience.filter((id) => !full.some(({ ids }) => ids.includes(id)))
  return [
    ...full.map(({ itemName, ids }) => ({ key: `group ${itemName}`, name: itemName, without: without(ids) })),
    ...single.map((id) => ({ key: id, name: audienceLabel(id), without: without([id]) })),
  ]
}

/** Every chosen filter, each with the change that removes it. */
export const chosenFilters = (filter: JobFilter, groups: readonly Option[]): ChosenFilter[] => {
  const { searchField, salaryFrom, postedSince, onlyFavorites } = filter
  const chosen: ChosenFilter[] = []
  const add = (key: string, name: string, without: Partial<JobFilter>) =>
    chosen.push({ key, name, without: () => without })
  if (searchField.trim() !== '') add('search', `“${searchField.trim()}”`, { searchField: '' })
  chosen.push(...listed(filter, 'categories'), ...listed(filter, 'types'), ...audiences(filter, groups))
  chosen.push(...listed(filter, 'travel'), ...listed(filter, 'locations'))
  if (salaryFrom > NO_FILTER.salaryFrom)
    add('salary', `From ${inThousands(salaryFrom)}`, { salaryFrom: NO_FILTER.salaryFrom })
  if (postedSince !== null) add('since', `Since ${formatDay(postedSince)}`, { postedSince: null })
  if (onlyFavorites) add('saved', 'Saved jobs only', { onlyFavorites: false })
  return chosen
}

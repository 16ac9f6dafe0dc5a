import {
  AUDIENCE_IDS,
  type AudienceId,
  CATEGORIES,
  HIRING_NATIONALLY,
  JOB_TYPES,
  TRAVEL_LEVELS,
} from '../../postings/job-values.ts'
import { AUDIENCE_GROUPS, audienceLabel, audienceOptions, childAudiences } from '../audience-groups.ts'
import type { ChoiceFilter, JobTest } from './filter.ts'

type Definition<Option extends string> = Pick<
  ChoiceFilter<Option>,
  'label' | 'shortLabel' | 'savedName' | 'queryName' | 'fact' | 'options' | 'optionsOf' | 'read'
> &
  Partial<Pick<ChoiceFilter<Option>, 'kind' | 'favoritesPass' | 'chips'>>

function choiceFilter<Option extends string>(own: Definition<Option>): ChoiceFilter<Option> {
  const favoritesPass = own.favoritesPass ?? false
  return {
    kind: 'choices',
    none: [],
    toQuery: (chosen) => chosen,
    fromQuery: (values) => values,
    chips: (chosen) => chosen.map((option) => toChip(option, option, [option])),
    test(chosen): JobTest | null {
      if (chosen.length === 0) return null
      const wanted: ReadonlySet<string> = new Set(chosen)
      const passes: JobTest = (job) => own.optionsOf(job).some((option) => wanted.has(option))
      return favoritesPass ? (job) => job.isTracked || passes(job) : passes
    },
    ...own,
    favoritesPass,
  }
}

const closedChoiceFilter = <Option extends string>({
  options,
  fact,
  ...names
}: Pick<ChoiceFilter<Option>, 'label' | 'shortLabel' | 'savedName' | 'queryName'> & {
  options: readonly Option[]
  fact: 'category' | 'jobType' | 'travel'
}): ChoiceFilter<Option> =>
  choiceFilter({
    ...names,
    fact,
    options: () => options,
    optionsOf(job) {
      const option = job[fact]
      return option === null ? [] : [option]
    },
    read(saved) {
      const chosen = new Set(readTexts(saved))
      return options.filter((option) => chosen.has(option))
    },
  })

const toChip = <Option extends string>(key: string, text: string, options: readonly Option[]) => ({
  key,
  text,
  without: (was: readonly Option[]) => was.filter((one) => !options.includes(one)),
})

/** Each once; none if it is not a list. */
function readTexts(saved: unknown): string[] {
  if (!Array.isArray(saved)) return []
  return [...new Set(saved.filter((entry) => typeof entry === 'string' && entry.trim() !== ''))]
}

export const categories = closedChoiceFilter({
  label: 'Job category',
  shortLabel: 'Category',
  savedName: 'category_selected',
  queryName: 'category',
  options: CATEGORIES,
  fact: 'category',
})

/** A job that names no type has none of the options. */
export const types = closedChoiceFilter({
  label: 'Job type',
  shortLabel: 'Job type',
  savedName: 'type_selected',
  queryName: 'type',
  options: JOB_TYPES,
  fact: 'jobType',
})

export const travel = closedChoiceFilter({
  label: 'Travel requirements',
  shortLabel: 'Travel',
  savedName: 'travel_selected',
  queryName: 'travel',
  options: TRAVEL_LEVELS,
  fact: 'travel',
})

/** Holds only children: choosing a parent chooses its children, and they are shown as one while all are chosen. */
export const audience = choiceFilter<AudienceId>({
  kind: 'groups',
  label: 'Job audience',
  shortLabel: 'Audience',
  savedName: 'audience_selected',
  queryName: 'audience',
  fact: 'audience',
  options: () => AUDIENCE_IDS,
  optionsOf: (job) => audienceOptions(job.audience),
  read: (saved) => childAudiences(readTexts(saved)),
  chips(chosen) {
    const whole = AUDIENCE_GROUPS.flatMap(({ id, itemName, children = [] }) => {
      const ids = children.map((child) => child.id)
      const isWhole = ids.length > 0 && ids.every((child) => chosen.includes(child))
      return isWhole ? [{ id, itemName, ids }] : []
    })
    const single = chosen.filter((id) => !whole.some(({ ids }) => ids.includes(id)))
    return [
      ...whole.map(({ id, itemName, ids }) => toChip(id, itemName, ids)),
      ...single.map((id) => toChip(id, audienceLabel(id), [id])),
    ]
  },
})

const NATIONALLY: readonly string[] = [HIRING_NATIONALLY]

export function locationOptions(jobs: readonly { locations: readonly string[] }[]): string[] {
  const places = new Set<string>()
  for (const job of jobs) for (const place of job.locations) places.add(place)
  places.delete(HIRING_NATIONALLY)
  return [HIRING_NATIONALLY, ...[...places].sort((a, b) => a.localeCompare(b, 'en'))]
}

/** `Hiring Nationally` finds jobs that name no place. Places are not a closed list: any text may be a place's name. */
export const locations = choiceFilter<string>({
  label: 'Job location',
  shortLabel: 'Location',
  savedName: 'location_selected',
  queryName: 'location',
  fact: 'locations',
  options: locationOptions,
  optionsOf: (job) => (job.locations.length === 0 ? NATIONALLY : job.locations),
  favoritesPass: true,
  read: readTexts,
})

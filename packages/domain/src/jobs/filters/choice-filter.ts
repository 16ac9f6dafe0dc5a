import type { ChoiceFilter, JobTest } from './filter.ts'

type Definition<Option extends string> = Pick<
  ChoiceFilter<Option>,
  'label' | 'shortLabel' | 'savedName' | 'queryName' | 'fact' | 'options' | 'optionsOf' | 'read'
> &
  Partial<Pick<ChoiceFilter<Option>, 'kind' | 'favoritesPass' | 'chips'>>

export const choiceFilter = <Option extends string>(own: Definition<Option>): ChoiceFilter<Option> => {
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

export const closedChoiceFilter = <Option extends string>({
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

export const toChip = <Option extends string>(key: string, text: string, options: readonly Option[]) => ({
  key,
  text,
  without: (was: readonly Option[]) => was.filter((one) => !options.includes(one)),
})

/** Each once; none if it is not a list. */
export const readTexts = (saved: unknown): string[] => {
  if (!Array.isArray(saved)) return []
  return [...new Set(saved.filter((entry) => typeof entry === 'string' && entry.trim() !== ''))]
}

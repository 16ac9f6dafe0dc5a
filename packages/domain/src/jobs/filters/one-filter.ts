import type { JobTest, OneFilter } from './filter.ts'

type Definition<Value extends string | null> = Pick<
  OneFilter<Value>,
  'label' | 'shortLabel' | 'savedName' | 'queryName' | 'fact' | 'none' | 'noneText' | 'options'
> & {
  chipOf(text: string): string
  testOf(value: NonNullable<Value>): JobTest
}

export const oneFilter = <Value extends string | null>({
  chipOf,
  testOf,
  ...own
}: Definition<Value>): OneFilter<Value> => {
  const chosen = (value: unknown) => own.options.find((option) => option.value === value) ?? null
  return {
    ...own,
    kind: 'one',
    read: (saved) => chosen(saved)?.value ?? own.none,
    toQuery: (value) => (chosen(value) === null || value === null ? [] : [value]),
    fromQuery: ([value]) => value,
    chips(value) {
      const option = chosen(value)
      return option === null ? [] : [{ key: '', text: chipOf(option.text), without: () => own.none }]
    },
    test(value) {
      const option = chosen(value)
      return option && testOf(option.value)
    },
  }
}

import type { FlagFilter } from './filter.ts'

export const onlyFavorites: FlagFilter = {
  kind: 'flag',
  label: 'Display ONLY saved jobs',
  savedName: 'only_favorites',
  queryName: 'saved',
  fact: 'isTracked',
  none: false,
  read: (saved) => saved === true,
  toQuery: (isOn) => (isOn ? ['1'] : []),
  fromQuery: ([value]) => value === '1',
  chips: (isOn) => (isOn ? [{ key: '', text: 'Saved jobs only', without: () => false }] : []),
  test: (isOn) => (isOn ? ({ isTracked }) => isTracked : null),
}

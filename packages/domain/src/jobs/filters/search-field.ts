import type { TextFilter } from './filter.ts'

export const MAX_SEARCH_LENGTH = 200

export const soughtIn = (text: string): string => text.trim().toLowerCase()

export const searchField: TextFilter = {
  kind: 'text',
  label: 'Search jobs',
  savedName: 'search_field',
  queryName: 'search',
  fact: 'searchText',
  none: '',
  read: (saved) => (typeof saved === 'string' ? saved : ''),
  toQuery: (text) => (text.trim() === '' ? [] : [text]),
  fromQuery: ([text]) => text,
  chips: (text) => (text.trim() === '' ? [] : [{ key: '', text: `“${text.trim()}”`, without: () => '' }]),
  test(text) {
    const sought = soughtIn(text)
    return sought === '' ? null : ({ searchText }) => searchText.includes(sought)
  },
}

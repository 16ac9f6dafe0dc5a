import type { TextFilter } from './filter.ts'

/** Case and surrounding blanks do not matter. */
export const searchField: TextFilter = {
  kind: 'text',
  label: 'Search jobs',
  savedName: 'search_field',
  queryName: 'search',
  none: '',
  read: (saved) => (typeof saved === 'string' ? saved : ''),
  toQuery: (text) => (text.trim() === '' ? [] : [text]),
  fromQuery: ([text]) => text,
  chips: (text) => (text.trim() === '' ? [] : [{ key: '', text: `“${text.trim()}”`, without: () => '' }]),
  test(text) {
    const sought = text.trim().toLowerCase()
    return sought === '' ? null : ({ searchText }) => searchText.includes(sought)
  },
}

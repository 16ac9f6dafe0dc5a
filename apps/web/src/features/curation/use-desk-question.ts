import { useSearchParams } from 'react-router-dom'
import type { CurationShow } from '@/api/admin/curation.ts'
import { useListAddress } from '@/ui/lists/use-list-address.ts'

export const SHOWS: readonly { id: CurationShow; name: string }[] = [
  { id: 'all', name: 'All' },
  { id: 'listed', name: 'Listed' },
  { id: 'unlisted', name: 'Not listed' },
  { id: 'edited', name: 'Edited' },
]

/** Which jobs are asked for; it stands in the address: `?show=edited&search=reed&page=2`. */
export const useDeskQuestion = () => {
  const [query, setQuery] = useSearchParams()
  const show = SHOWS.find(({ id }) => id === query.get('show'))?.id ?? 'all'
  const setShow = (value: CurationShow) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        next.set('show', value)
        if (value === 'all') next.delete('show')
        return next
      },
      { replace: true },
    )
  return { ...useListAddress(), show, setShow }
}

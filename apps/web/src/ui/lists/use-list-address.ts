import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

const PAUSE_MS = 300
const HIGHEST = 1_000_000

function toPage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST ? page : 1
}

/** What else the address says of the list stays. */
function toQuery(before: URLSearchParams, page: number, search: string) {
  const query = new URLSearchParams(before)
  query.delete('search')
  query.delete('page')
  if (search !== '') query.set('search', search)
  if (page > 1) query.set('page', `${page}`)
  return query
}

/** What of a long list is shown, kept in the address so that it can be shared and left by going back: `?search=reed&page=2`. */
export function useListAddress() {
  const [query] = useSearchParams()
  const search = query.get('search') ?? ''
  return {
    page: toPage(query.get('page')),
    search,
    hrefOf: (page: number) => `?${toQuery(query, page, search)}`,
  }
}

/** The search of the address, to be typed: it reaches the address a moment after the last key, and starts at the first page. */
export function useTypedSearch() {
  const [query, setQuery] = useSearchParams()
  const { key } = useLocation()
  const isTyped = useNavigationType() === 'REPLACE'
  const search = query.get('search') ?? ''
  const [typed, setTyped] = useState(search)

  // After opening a link or going back, the field shows the text from the address.
  useEffect(() => {
    if (key && !isTyped) setTyped(search)
  }, [key, isTyped, search])

  useEffect(() => {
    const text = typed.trim()
    if (text === search) return
    const timer = setTimeout(
      () => setQuery((before) => toQuery(before, 1, text), { replace: true }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, search, setQuery])

  return [typed, setTyped] as const
}

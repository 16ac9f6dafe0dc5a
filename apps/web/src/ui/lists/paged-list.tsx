import { buttonClass, type Column, cx, formatCount, Table } from '@lilypad/ui'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { Button } from '../button.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { TimeAgo } from '../text/time-ago.tsx'

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
function useTypedSearch() {
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

type ListHeadProps = {
  label: string
  /** How many there are, in words; nothing until it is known. */
  count: string | undefined
  /** True while what is shown still answers an earlier search. */
  isWaiting?: boolean
}

export function ListHead({ label, count, isWaiting = false }: ListHeadProps) {
  const [typed, setTyped] = useTypedSearch()
  return (
    <div className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,24rem)_1fr]">
      <SearchField label={label} value={typed} onChange={setTyped} />
      <p
        role="status"
        className={cx(
          'min-h-5 text-ink-soft text-sm tabular-nums transition-opacity duration-120 md:text-right',
          isWaiting && 'opacity-50',
        )}
      >
        {count}
      </p>
    </div>
  )
}

type StepProps = { label: string; to: string | null; rel: 'prev' | 'next' }

function Step({ label, to, rel }: StepProps) {
  if (to === null) {
    return (
      <Button size="small" disabled>
        {label}
      </Button>
    )
  }
  return (
    <Link to={to} rel={rel} className={buttonClass('plain', 'small')}>
      {label}
    </Link>
  )
}

type PagerProps = {
  label: string
  pageLength: number
  total: number
}

/** '101–200 of 12,345' for the second page of a hundred rows; pages count from 1. */
export function spanOfPage(page: number, pageLength: number, total: number): string {
  const first = (page - 1) * pageLength + 1
  const last = Math.min(page * pageLength, total)
  if (first > total) return `0 of ${formatCount(total)}`
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`
}

/** Where the address is in a long list, and the way to the pages beside; nothing for a list of one page. */
export function Pager({ label, pageLength, total }: PagerProps) {
  const { page, hrefOf } = useListAddress()
  const pages = Math.ceil(total / pageLength)
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft text-sm tabular-nums">{spanOfPage(page, pageLength, total)}</p>
      <div className="flex gap-2">
        <Step label="Previous" rel="prev" to={page > 1 ? hrefOf(Math.min(page - 1, pages)) : null} />
        <Step label="Next" rel="next" to={page < pages ? hrefOf(page + 1) : null} />
      </div>
    </nav>
  )
}

/** The rows of one page of a list that is there as a whole. */
export function rowsOfPage<T>(rows: readonly T[], page: number, pageLength: number): readonly T[] {
  return rows.slice((page - 1) * pageLength, page * pageLength)
}

type PagedTableProps<Row> = ComponentProps<typeof Table<Row>> & {
  /** How many rows there are, where `rows` is one page of them. */
  total?: number
  pageLength?: number
  pages: string
  none: ReactNode
}

export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { rows, total = rows.length, pageLength = 100, pages, none, ...table } = props
  const { page } = useListAddress()
  const shown = rows.length === total ? rowsOfPage(rows, page, pageLength) : rows
  return (
    <>
      {rows.length === 0 ? none : <Table {...table} rows={shown} />}
      <Pager label={pages} pageLength={pageLength} total={total} />
    </>
  )
}

/** The column that says when, in words; the instant on hover. */
export const whenColumn = <Row,>(at: (row: Row) => string): Column<Row> => ({
  name: 'When',
  cell: (row) => (
    <span className="whitespace-nowrap">
      <TimeAgo at={at(row)} />
    </span>
  ),
})

import { type Column, Table } from '@lilypad/ui'
import type { ComponentProps, ReactNode } from 'react'
import { rowsOfPage } from '@/ui/lists/page-span.ts'
import { Pager } from '@/ui/lists/pager.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

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

import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<T> = {
  name: string
  cell: (row: T) => ReactNode
  /** Numbers stand at the right, with figures of equal width. */
  numeric?: boolean
  /** Buttons stand at the right of a row, and below everything else on a card, which does not name them. */
  actions?: boolean
}

type TableProps<T> = {
  caption: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string | number
  /** Rows whose matter is settled are paler than the others. */
  isSettled?: (row: T) => boolean
}

const HEAD =
  'sticky top-(--header-height) z-10 bg-surface px-3 py-2 text-left font-semibold text-ink-soft text-xs shadow-[inset_0_-1px_var(--line)]'
const ROW =
  'h-12 transition-opacity duration-120 hover:bg-wash max-md:block max-md:h-auto max-md:rounded-md max-md:bg-surface-raised max-md:px-2 max-md:py-2.5 max-md:ring-1 max-md:ring-line max-md:ring-inset'
const CELL = 'min-w-0 px-3 py-1.5 md:border-line md:border-b max-md:py-1'
/** On a card each value stands beside the name of its column. */
const NAMED =
  'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:before:shrink-0 max-md:before:text-ink-soft max-md:before:content-[attr(data-name)]'

const alignOf = <T,>({ numeric, actions }: Column<T>) => (numeric || actions) && 'md:text-right'

const HeadCell = <T,>({ column }: { column: Column<T> }) => (
  // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as cards is none for some browsers
  <th role="columnheader" scope="col" className={cx(HEAD, alignOf(column))}>
    {column.name}
  </th>
)

const Cell = <T,>({ column, row }: { column: Column<T>; row: T }) => (
  <td
    // biome-ignore lint/a11y/noRedundantRoles: as above
    role="cell"
    data-name={column.name}
    className={cx(
      CELL,
      column.actions ? 'max-md:block' : NAMED,
      column.numeric && 'tabular-nums',
      alignOf(column),
    )}
  >
    <div className={cx('wrap-anywhere min-w-0', !column.actions && 'max-md:text-right')}>
      {column.cell(row)}
    </div>
  </td>
)

/** Rows of 48 px with a head that stays; on a phone each row is a card that names its values. */
export const Table = <T,>({ caption, columns, rows, rowKey, isSettled }: TableProps<T>) => (
  // biome-ignore lint/a11y/noRedundantRoles: as above
  <table role="table" className="w-full border-separate border-spacing-0 text-left text-sm max-md:block">
    <caption className="sr-only">{caption}</caption>
    {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
    <thead role="rowgroup" className="max-md:sr-only">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
      </tr>
    </thead>
    {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
    <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
      {rows.map((row) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <tr key={rowKey(row)} role="row" className={cx(ROW, isSettled?.(row) && 'text-ink-soft')}>
          {columns.map((column) => (
            <Cell key={column.name} column={column} row={row} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

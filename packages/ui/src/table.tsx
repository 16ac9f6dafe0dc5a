/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<T> = {
  name: string
  cell: (row: T) => ReactNode
  /** What a row is about: on a card it stands first, as its title, and is not named. */
  title?: boolean
  /** On a card it has a line of its own. */
  wide?: boolean
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
  isSettled?: (row: T) => boolean
}

const HEAD =
  'sticky top-(--header-height) z-10 bg-surface px-3 py-2 text-left font-semibold text-ink-soft text-xs shadow-[inset_0_-1px_var(--line)]'
const ROW =
  'h-12 transition-opacity duration-120 md:hover:bg-wash max-md:flex max-md:h-auto max-md:flex-wrap max-md:gap-x-6 max-md:gap-y-3 max-md:rounded-md max-md:bg-surface-raised max-md:px-5 max-md:py-4 max-md:ring-1 max-md:ring-line max-md:ring-inset'
const CELL = 'min-w-0 md:border-line md:border-b md:px-3 md:py-1.5'
const TITLE = 'max-md:order-first max-md:basis-full max-md:font-semibold max-md:text-base'
/** On a card each value stands below the name of its column, and one that is empty is left out. */
const NAMED =
  'max-md:min-w-20 max-md:max-w-full max-md:before:block max-md:before:text-ink-soft max-md:before:text-xs max-md:before:content-[attr(data-name)] max-md:has-[>:empty]:hidden'

const toAlignment = <T,>({ numeric, actions }: Column<T>) => (numeric || actions) && 'md:text-right'

function onCard<T>({ title, wide, actions }: Column<T>) {
  if (title) return TITLE
  return cx(!actions && NAMED, (actions || wide) && 'max-md:basis-full')
}

const HeadCell = <T,>({ column }: { column: Column<T> }) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a table that is laid out as cards
  <th role="columnheader" scope="col" className={cx(HEAD, toAlignment(column))}>
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
      onCard(column),
      column.numeric && 'whitespace-nowrap tabular-nums',
      toAlignment(column),
    )}
  >
    <div className="wrap-anywhere min-w-0">{column.cell(row)}</div>
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

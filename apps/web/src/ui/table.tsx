import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<T> = {
  name: string
  cell: (row: T) => ReactNode
  /** Numbers stand at the right, with figures of equal width. */
  numeric?: boolean
}

type TableProps<T> = {
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
}

/** Rows of 48 px with a head that stays; on a phone each row is a card that names its values. */
export const Table = <T,>({ caption, columns, rows, rowKey }: TableProps<T>) => (
  <table className="w-full text-left text-sm max-md:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-md:sr-only">
      <tr>
        {columns.map(({ name, numeric }) => (
          <th
            key={name}
            scope="col"
            className={cx(
              'border-line border-b px-3 py-2 font-semibold text-ink-soft text-xs',
              numeric && 'text-right',
            )}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:grid max-md:gap-3">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          className="h-12 hover:bg-wash max-md:block max-md:h-auto max-md:rounded-md max-md:p-2 max-md:ring-1 max-md:ring-line"
        >
          {columns.map(({ name, cell, numeric }) => (
            <td
              key={name}
              data-name={name}
              className={cx(
                'border-line px-3 py-2 max-md:flex max-md:justify-between max-md:gap-4 md:border-b',
                'max-md:before:text-ink-soft max-md:before:content-[attr(data-name)]',
                numeric && 'tabular-nums md:text-right',
              )}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

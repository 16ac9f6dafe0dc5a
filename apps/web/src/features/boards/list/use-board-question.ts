import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BOARD_FILTERS, type BoardFilter } from './board-filter.ts'
import { BOARD_ORDERS, type BoardOrder } from './board-order.ts'

/** Which boards are asked for, and in which order; state and order stand in the address: `?state=suspect&sort=jobs`. */
export const useBoardQuestion = () => {
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const filter = BOARD_FILTERS.find((one) => one === query.get('state')) ?? 'all'
  const order = BOARD_ORDERS.find(({ id }) => id === query.get('sort'))?.id ?? 'company'
  const set = (name: string, value: string, usual: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === usual) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    /** As it is typed. */
    search,
    setSearch,
    /** What is looked for by now: the field goes before the cards. */
    sought: useDeferredValue(search),
    filter,
    setFilter: (value: BoardFilter) => set('state', value, 'all'),
    order,
    setOrder: (value: BoardOrder) => set('sort', value, 'company'),
  }
}
export type BoardQuestion = ReturnType<typeof useBoardQuestion>

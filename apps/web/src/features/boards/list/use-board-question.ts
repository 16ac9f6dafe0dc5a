import { useDeferredValue, useState } from 'react'
import { useAddressChoice } from '@/ui/lists/use-address-choice.ts'
import { BOARD_FILTERS, type BoardFilter } from './board-filter.ts'
import { BOARD_ORDERS, type BoardOrder } from './board-order.ts'

const ORDERS = BOARD_ORDERS.map(({ id }) => id)

/** Which boards are asked for, and in which order; state and order stand in the address: `?state=suspect&sort=jobs`. */
export const useBoardQuestion = () => {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useAddressChoice<BoardFilter>('state', BOARD_FILTERS, 'all')
  const [order, setOrder] = useAddressChoice<BoardOrder>('sort', ORDERS, 'company')
  return {
    /** As it is typed. */
    search,
    setSearch,
    /** What is looked for by now: the field goes before the cards. */
    sought: useDeferredValue(search),
    filter,
    setFilter,
    order,
    setOrder,
  }
}
export type BoardQuestion = ReturnType<typeof useBoardQuestion>

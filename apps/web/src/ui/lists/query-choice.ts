import { useSearchParams } from 'react-router-dom'

/** A choice kept in the address, but for the usual one: `?sort=jobs`. Another choice starts a list at its first page. */
export function useQueryChoice<T extends string>(name: string, options: readonly T[], usual: T) {
  const [query, setQuery] = useSearchParams()
  const choose = (next: T) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        after.delete(name)
        if (next !== usual) after.set(name, next)
        return after
      },
      { replace: true },
    )
  return [options.find((one) => one === query.get(name)) ?? usual, choose] as const
}

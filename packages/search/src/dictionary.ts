/** The distinct values of a fact by their codes, which stay; `words` are those that free text finds each by. */
export type Dictionary = {
  values: readonly unknown[]
  words: readonly string[]
  /** The code of a job's value, a new one where no job had it before. */
  toCode(value: unknown): number
  /** As many jobs more, or fewer, hold a code from now on. */
  count(code: number, isFree: boolean, by: number): void
  /** The codes that jobs hold; of the free subset alone, or all. */
  held(isFree: boolean): number[]
}

const toKey = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)

export const createDictionary = (toWords: (value: unknown) => string): Dictionary => {
  const codes = new Map<unknown, number>()
  const values: unknown[] = []
  const words: string[] = []
  const holders: number[] = []
  const freeHolders: number[] = []
  const add = (value: unknown, key: unknown): number => {
    codes.set(key, values.length)
    words.push(toWords(value))
    return values.push(value) - 1
  }
  return {
    values,
    words,
    toCode(value) {
      const key = toKey(value)
      return codes.get(key) ?? add(value, key)
    },
    count(code, isFree, by) {
      holders[code] = (holders[code] ?? 0) + by
      if (isFree) freeHolders[code] = (freeHolders[code] ?? 0) + by
    },
    held: (isFree) =>
      [...(isFree ? freeHolders : holders).entries()].flatMap(([code, n]) => (n > 0 ? [code] : [])),
  }
}

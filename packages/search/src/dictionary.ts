/** The distinct values of a fact by their codes, which stay; `words` are those that free text finds each by. */
export type Dictionary = {
  values: readonly unknown[]
  words: readonly string[]
  /** The code of a job's value, which the job holds from now on. */
  hold(value: unknown, isFree: boolean): number
  release(code: number, isFree: boolean): void
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
  const count = (code: number, isFree: boolean, by: 1 | -1) => {
    holders[code] = (holders[code] ?? 0) + by
    if (isFree) freeHolders[code] = (freeHolders[code] ?? 0) + by
  }
  const add = (value: unknown, key: unknown): number => {
    codes.set(key, values.length)
    words.push(toWords(value))
    holders.push(0)
    freeHolders.push(0)
    return values.push(value) - 1
  }
  return {
    values,
    words,
    hold(value, isFree) {
      const key = toKey(value)
      const code = codes.get(key) ?? add(value, key)
      count(code, isFree, 1)
      return code
    },
    release: (code, isFree) => count(code, isFree, -1),
    held: (isFree) =>
      [...(isFree ? freeHolders : holders).entries()].flatMap(([code, n]) => (n > 0 ? [code] : [])),
  }
}

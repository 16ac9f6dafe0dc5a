/** Reads each text once; past `max` results all of them go. */
export function memoize<Result>(max: number, read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const before = results.get(text)
    if (before !== undefined) return before
    if (results.size === max) results.clear()
    const result = read(text)
    results.set(text, result)
    return result
  }
}

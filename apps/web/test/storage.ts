/** A browser's storage that keeps its entries in this object. */
export const storageOf = (kept: Record<string, string> = {}) =>
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => delete kept[key] },
  })

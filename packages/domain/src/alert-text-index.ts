const LONGEST_GRAM = 3

/** Finds the texts that contain another. */
export type TextIndex = {
  /** Ascending places of the texts that contain `sought`, which is not empty. */
  find(sought: string): readonly number[]
}

/**
 * An index of texts by their runs of up to three characters. A text is looked into only when it has the rarest
 * run of what is sought, so that a thousand different words cost far less than a thousand walks over all texts.
 */
export const indexTexts = (texts: readonly string[]): TextIndex => {
  const byLength = new Map<number, Grams>()
  const gramsOf = (length: number) => {
    const grams = byLength.get(length) ?? collectGrams(texts, length)
    byLength.set(length, grams)
    return grams
  }
  return {
    find(sought) {
      const length = Math.min(sought.length, LONGEST_GRAM)
      const candidates = rarest(gramsOf(length), sought, length)
      if (sought.length === length) return candidates
      return candidates.filter((place) => texts[place]?.includes(sought))
    },
  }
}

/** By run of characters, the ascending places of the texts that have it. */
type Grams = ReadonlyMap<string, readonly number[]>

const collectGrams = (texts: readonly string[], length: number): Grams => {
  const grams = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    for (let start = 0; start + length <= text.length; start += 1) {
      const gram = text.slice(start, start + length)
      const places = grams.get(gram)
      if (!places) grams.set(gram, [place])
      else if (places.at(-1) !== place) places.push(place)
    }
  }
  return grams
}

const NOWHERE: readonly number[] = []

const rarest = (grams: Grams, sought: string, length: number): readonly number[] => {
  let best = grams.get(sought.slice(0, length)) ?? NOWHERE
  for (let start = 1; start + length <= sought.length; start += 1) {
    const places = grams.get(sought.slice(start, start + length)) ?? NOWHERE
    if (places.length < best.length) best = places
  }
  return best
}

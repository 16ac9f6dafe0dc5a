import { type PlaceList, placeLists } from '../../places/place-lists.ts'
import { toWords } from '../../sentence-model/ngrams.ts'
import { type ModelWeights, openModel } from '../../sentence-model/sentence-model.ts'
import weights from './residence-weights.json' with { type: 'json' }

/** What a sentence says of the places that it lists: one may live there alone, or not there; an office; anything else. */
export const RESIDENCE_CLASSES = ['limits', 'excludes', 'office', 'none'] as const

const RADIUS = 14

// The model reads what is said of a list, not which places it holds.
function toMask({ states, countries, isSmaller }: PlaceList) {
  if (isSmaller) return ' placewithin '
  if (states.length > 0) return states.length > 1 ? ' statelist ' : ' onestate '
  return countries.length > 1 ? ' countrylist ' : ' onecountry '
}

const MASKS = new Set(['placewithin', 'statelist', 'onestate', 'countrylist', 'onecountry'])

/** Around each list of places of a sentence at most 14 words on each side; every list stands as one word. */
export function placeWindows(
  sentence: string,
  lists = placeLists(sentence),
): { list: PlaceList; words: string[] }[] {
  if (lists.length === 0) return []
  let [masked, end] = ['', 0]
  for (const list of lists) {
    masked += sentence.slice(end, list.from) + toMask(list)
    end = list.to
  }
  const words = toWords(masked + sentence.slice(end))
  const places = [...words.keys()].filter((index) => MASKS.has(words[index] ?? ''))
  return lists.flatMap((list, index) => {
    const at = places[index]
    return at === undefined ? [] : [{ list, words: words.slice(Math.max(0, at - RADIUS), at + RADIUS + 1) }]
  })
}

const read = openModel(() => weights as ModelWeights)

/** What a sentence says of a list of places, each as a chance from 0 to 1. */
export type PlacesSaid = { list: PlaceList; limits: number; excludes: number }

export const placesSaid = (sentence: string, lists?: PlaceList[]): PlacesSaid[] =>
  placeWindows(sentence, lists).map(({ list, words }) => {
    const [limits = 0, excludes = 0] = read(words).chances
    return { list, limits, excludes }
  })

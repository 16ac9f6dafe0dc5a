import { createSmallNumbers, type SmallNumbers } from './numbers.ts'

/** A fact of many jobs: each of its values once, and for each row the place of its value among them. */
export type Column<Value> = { values: readonly Value[]; codes: SmallNumbers }

const keyOf = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)

export const createColumn = <Value>(...known: Value[]) => {
  const values = known
  const places = new Map(known.map((value, place) => [keyOf(value), place]))
  const codes = createSmallNumbers()
  return {
    add(value: Value) {
      const key = keyOf(value)
      let place = places.get(key)
      if (place === undefined) {
        place = values.push(value) - 1
        places.set(key, place)
      }
      codes.add(place)
    },
    finish: (): Column<Value> => ({ values, codes: codes.finish() }),
  }
}

/** A list in pieces of at most this many, in order; none of an empty list. */
export function* piecesOf<T>(list: readonly T[], most: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += most) yield list.slice(start, start + most)
}

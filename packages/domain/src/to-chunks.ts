export function* toChunks<T>(list: readonly T[], most: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += most) yield list.slice(start, start + most)
}

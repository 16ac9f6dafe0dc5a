type NumbersOf = { 4: Uint32Array<ArrayBuffer>; 8: Float64Array<ArrayBuffer> }

const CHUNK = 65_536

/** Collects numbers, many of them, of so many bytes each: 4 for whole ones, 8 for any. */
export const createNumbers = <Bytes extends 4 | 8>(bytes: Bytes) => {
  const make = (length: number) =>
    (bytes === 4 ? new Uint32Array(length) : new Float64Array(length)) as NumbersOf[Bytes]
  const chunks: NumbersOf[Bytes][] = []
  let last = make(0)
  let size = 0
  return {
    add(value: number) {
      const place = size % CHUNK
      if (place === 0) {
        last = make(CHUNK)
        chunks.push(last)
      }
      last[place] = value
      size += 1
    },
    /** All of them in one; the collector is empty afterwards. */
    finish(): NumbersOf[Bytes] {
      const all = make(size)
      for (let at = 0; at < size; at += CHUNK) {
        const chunk = chunks.shift() as NumbersOf[Bytes]
        all.set(chunk.subarray(0, size - at), at)
      }
      return all
    },
  }
}

/** Whole numbers up to a greatest one, in as little memory as they need. */
export type SmallNumbers = Uint8Array | Uint16Array | Uint32Array

export const smallest = (numbers: Uint32Array, greatest: number): SmallNumbers => {
  if (greatest < 2 ** 8) return Uint8Array.from(numbers)
  return greatest < 2 ** 16 ? Uint16Array.from(numbers) : numbers
}

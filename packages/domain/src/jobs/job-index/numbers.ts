/** As much as one collector may take; memory is used as it grows. */
const MOST_BYTES = 2 ** 29
const STEP_BYTES = 2 ** 18

/** Collects numbers, many of them, in one place that grows: whole ones in 4 bytes, any in 8. */
export const createNumbers = <Kind extends typeof Uint32Array | typeof Float64Array>(Kind: Kind) => {
  const buffer = new ArrayBuffer(0, { maxByteLength: MOST_BYTES })
  const numbers = new Kind(buffer)
  let size = 0
  return {
    add(value: number) {
      if (size === numbers.length) buffer.resize(buffer.byteLength + STEP_BYTES)
      numbers[size] = value
      size += 1
    },
    /** All of them, of just their length; the collector gives its memory back at once. */
    finish() {
      const all = numbers.slice(0, size) as InstanceType<Kind>
      buffer.resize(0)
      return all
    },
  }
}

/** Whole numbers up to a greatest one, in as little memory as they need. */
export type SmallNumbers = Uint8Array | Uint16Array | Uint32Array

export const smallest = (numbers: Uint32Array, greatest: number): SmallNumbers => {
  if (greatest < 2 ** 8) return new Uint8Array(numbers)
  return greatest < 2 ** 16 ? new Uint16Array(numbers) : numbers
}

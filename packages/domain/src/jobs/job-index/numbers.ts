/** As much as one collector may take; memory is used as it grows. */
const MOST_BYTES = 2 ** 29
const STEP_BYTES = 2 ** 18

type Kinds = typeof Uint8Array | typeof Uint16Array | typeof Uint32Array | typeof Float64Array

export const createNumbers = <Kind extends Kinds>(Kind: Kind, first: ArrayLike<number> = []) => {
  const buffer = new ArrayBuffer(first.length * Kind.BYTES_PER_ELEMENT, { maxByteLength: MOST_BYTES })
  const numbers = new Kind(buffer)
  let size = first.length
  numbers.set(first)
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

export type SmallNumbers = Uint8Array | Uint16Array | Uint32Array

export const createSmallNumbers = () => {
  let numbers: { add(value: number): void; finish(): SmallNumbers } = createNumbers(Uint8Array)
  let most = 2 ** 8
  return {
    add(value: number) {
      while (value >= most) {
        most *= most
        numbers = createNumbers(most === 2 ** 16 ? Uint16Array : Uint32Array, numbers.finish())
      }
      numbers.add(value)
    },
    finish: () => numbers.finish(),
  }
}

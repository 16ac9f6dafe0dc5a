/** Collects numbers, many of them. */
export const createNumbers = () => {
  let numbers = new Float64Array(1_024)
  let size = 0
  return {
    add(value: number) {
      if (size === numbers.length) {
        const longer = new Float64Array(size * 2)
        longer.set(numbers)
        numbers = longer
      }
      numbers[size] = value
      size += 1
    },
    finish: (): Float64Array => numbers.slice(0, size),
  }
}

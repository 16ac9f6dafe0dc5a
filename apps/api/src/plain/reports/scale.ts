const NICE = [1, 2, 5, 10]
const MOST_LINES = 5

/**
 * Where the lines of a chart lie that must reach a value: whole numbers from 0 up, at most six of them, in steps
 * that people count in.
 */
export const scaleTo = (most: number): number[] => {
  const rough = Math.max(1, most) / MOST_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = NICE.find((factor) => factor * power >= rough) ?? 10
  const step = Math.max(1, nice * power)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

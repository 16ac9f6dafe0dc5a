const NICE = [1, 2, 5, 10]
const MAX_LINES = 5

/** The grid lines of a chart that must reach a value: at most six whole numbers from 0 up, in round steps. */
export function toScale(most: number): number[] {
  const rough = Math.max(1, most) / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = NICE.find((factor) => factor * power >= rough) ?? 10
  const step = Math.max(1, nice * power)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

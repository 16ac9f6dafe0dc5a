/** Every component stays below this, so that white text is readable on the colour. */
const BRIGHTEST = 180

/** `rgb(12, 140, 77)`. `random` gives numbers from 0 to below 1. */
export function randomColor(random: () => number): string {
  const component = () => Math.floor(random() * BRIGHTEST)
  return `rgb(${component()}, ${component()}, ${component()})`
}

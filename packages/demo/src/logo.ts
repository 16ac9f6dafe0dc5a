import type { Employer } from './demo-types.ts'
import { type Random, randomFrom } from './random.ts'

/** Shapes in a square of 64, in the colour `ink`; `dot` is a second, paler one. */
type Mark = (ink: string, dot: string, random: Random) => string

const MARKS: readonly [Mark, ...Mark[]] = [
  (ink, dot) =>
    `<path d="M14 44a18 18 0 0 1 36 0z" fill="${ink}"/><circle cx="32" cy="19" r="6" fill="${dot}"/>`,
  (ink, dot) =>
    `<rect x="13" y="34" width="10" height="16" rx="3" fill="${ink}"/><rect x="27" y="24" width="10" height="26" rx="3" fill="${dot}"/><rect x="41" y="14" width="10" height="36" rx="3" fill="${ink}"/>`,
  (ink, dot) =>
    `<path d="M32 10 54 32 32 54 10 32z" fill="${ink}"/><path d="M32 22 42 32 32 42 22 32z" fill="${dot}"/>`,
  (ink, dot) =>
    `<circle cx="25" cy="32" r="15" fill="${ink}"/><circle cx="41" cy="32" r="11" fill="${dot}" fill-opacity=".85"/>`,
  (ink, dot) =>
    `<path d="M32 10C48 22 48 42 32 54 16 42 16 22 32 10z" fill="${ink}"/><path d="M32 20v30" stroke="${dot}" stroke-width="3" stroke-linecap="round"/>`,
  (ink, dot) =>
    `<path d="M10 42c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M10 26c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="${dot}" stroke-width="6" stroke-linecap="round"/>`,
  (ink, dot) =>
    `<path d="M12 18h18a4 4 0 0 1 4 4v28a6 6 0 0 0-6-6H12z" fill="${ink}"/><path d="M52 18H38a4 4 0 0 0-4 4v28a6 6 0 0 1 6-6h12z" fill="${dot}"/>`,
  (ink, dot, random) => petals(ink, dot, random.int(5, 7)),
]

const petals = (ink: string, dot: string, count: number): string => {
  const petal = Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="32" cy="18" rx="6" ry="10" fill="${ink}" transform="rotate(${Math.round((360 / count) * index)} 32 32)"/>`,
  )
  return `${petal.join('')}<circle cx="32" cy="32" r="6" fill="${dot}"/>`
}

const paler = (ground: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round((Number.parseInt(ground.slice(at, at + 2), 16) + 2 * 255) / 3)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A small mark in the employer's two colours; `place` in the catalogue chooses the shape. No script, text or outside reference. */
export const logoSvg = ({ tenant, name, colours }: Employer, place: number): string => {
  const [ground, ink] = colours
  const random = randomFrom(`${tenant} logo`)
  const mark = MARKS[place % MARKS.length] ?? MARKS[0]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128" role="img" aria-label="${name.replace(/&/g, '&amp;')}">` +
    `<rect width="64" height="64" rx="14" fill="${ground}"/>${mark(ink, paler(ground), random)}</svg>`
  )
}

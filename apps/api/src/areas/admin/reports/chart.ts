import { type Html, html, nothing } from '../../../pages/html.ts'
import { scaleTo } from './scale.ts'
import { figure } from './words.ts'

/** One column: its values by series, and the words for screen readers and tooltips. */
export type Column = { label: string; says: string; values: readonly number[] }

export type Chart = {
  /** Unique in its page. */
  id: string
  title: string
  /** The content of the chart, in a sentence. */
  description: string
  series: readonly string[]
  columns: readonly Column[]
  /** Whether series are stacked or side by side. */
  isStacked: boolean
}

type Size = { name: 'wide' | 'narrow'; width: number; height: number }

/** Drawn in two sizes, so that its text is large enough on a phone; the stylesheet shows one of them. */
const SIZES: readonly Size[] = [
  { name: 'wide', width: 960, height: 280 },
  { name: 'narrow', width: 360, height: 240 },
]
const ROOM = { right: 6, top: 10, bottom: 24 }
/** The width of a digit of the scale. */
const DIGIT_WIDTH = 8
/** The width of a letter of a label, and the gap between two labels. */
const LETTER_WIDTH = 6.3
const LABEL_GAP = 6
const MOST_BAR = 44
const FILL = 0.72

type Plane = {
  size: Size
  lines: number[]
  /** Where the columns begin, and their width. */
  left: number
  step: number
  x(index: number): number
  y(value: number): number
}

const heightOf = ({ isStacked }: Chart, { values }: Column) =>
  isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)

const planeOf = (chart: Chart, size: Size): Plane => {
  const lines = scaleTo(Math.max(0, ...chart.columns.map((column) => heightOf(chart, column))))
  const top = lines.at(-1) ?? 1
  const left = 10 + DIGIT_WIDTH * figure(top).length
  const step = (size.width - left - ROOM.right) / Math.max(1, chart.columns.length)
  const tall = size.height - ROOM.top - ROOM.bottom
  return {
    size,
    lines,
    left,
    step,
    x: (index) => left + step * index,
    y: (value) => ROOM.top + tall * (1 - value / top),
  }
}

const px = (value: number) => value.toFixed(1)

const gridOf = ({ lines, left, y, size }: Plane): Html[] =>
  lines.map(
    (
      value,
    ) => html`<line class="grid" x1="${left}" x2="${size.width - ROOM.right}" y1="${px(y(value))}" y2="${px(y(value))}"/>
<text class="mark" x="${left - 8}" y="${px(y(value) + 4)}" text-anchor="end">${figure(value)}</text>`,
  )

/** Labels for as many columns as fit, none beyond the edge. */
const labelsOf = ({ columns }: Chart, { x, step, size }: Plane): Html[] => {
  const width = Math.max(0, ...columns.map(({ label }) => label.length)) * LETTER_WIDTH
  const every = Math.ceil((width + LABEL_GAP) / step)
  return columns.map(({ label }, index) => {
    const middle = x(index + 0.5)
    if (index % every !== 0 || middle + width / 2 > size.width) return nothing
    return html`<text class="mark" x="${px(middle)}" y="${size.height - 6}" text-anchor="middle">${label}</text>`
  })
}

type Bar = { left: number; width: number; from: number; to: number; series: number }

/** The positions of a column's bars. */
const barsOf = (chart: Chart, { values }: Column, index: number, plane: Plane): Bar[] => {
  const room = Math.min(plane.step * FILL, MOST_BAR)
  const left = plane.x(index) + (plane.step - room) / 2
  const width = chart.isStacked ? room : room / values.length
  let below = 0
  return values.map((value, series) => {
    const from = chart.isStacked ? below : 0
    below += value
    return { left: chart.isStacked ? left : left + width * series, width, from, to: from + value, series }
  })
}

const drawBar = ({ left, width, from, to, series }: Bar, { y }: Plane): Html =>
  to === from
    ? nothing
    : html`<rect class="series-${series}" x="${px(left)}" y="${px(y(to))}" width="${px(width)}" height="${px(y(from) - y(to))}"/>`

const columnsOf = (chart: Chart, plane: Plane): Html[] =>
  chart.columns.map((column, index) => {
    const bars = barsOf(chart, column, index, plane).map((bar) => drawBar(bar, plane))
    return html`<g><title>${column.says}</title><rect class="hover" x="${px(plane.x(index))}" y="${ROOM.top}" width="${px(plane.step)}" height="${px(plane.y(0) - ROOM.top)}"/>${bars}</g>
`
  })

const drawing = (chart: Chart, size: Size): Html => {
  const plane = planeOf(chart, size)
  const id = `${chart.id}-${size.name}`
  return html`<svg class="${size.name}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">
<title id="${id}-title">${chart.title}</title>
<desc id="${id}-words">${chart.description}</desc>
${gridOf(plane)}
${columnsOf(chart, plane)}
${labelsOf(chart, plane)}
</svg>`
}

const legend = ({ series }: Chart): Html =>
  series.length < 2
    ? nothing
    : html`<ul class="legend">${series.map((name, index) => html`<li class="series-${index}">${name}</li>`)}</ul>`

/**
 * A column chart as inline SVG: no script, no inline style, with a description for screen readers. None where every
 * value is 0: the figures say so.
 */
export const drawChart = (chart: Chart): Html =>
  chart.columns.every((column) => heightOf(chart, column) === 0)
    ? nothing
    : html`
<figure class="chart">
<figcaption>${chart.title}</figcaption>
${legend(chart)}
${SIZES.map((size) => drawing(chart, size))}
</figure>`

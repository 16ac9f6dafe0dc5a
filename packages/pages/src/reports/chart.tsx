/** @jsxRuntime automatic */
import { formatCount } from '@lilypad/ui'
import { toScale } from './chart-scale.ts'

/** One column: its values by series, and the words for screen readers and tooltips. */
type Column = { label: string; says: string; values: readonly number[] }

export type ChartProps = {
  id: string
  title: string
  description: string
  series: readonly string[]
  columns: readonly Column[]
  isStacked: boolean
}

/** Drawn in two sizes, so that its text is large enough on a phone; the stylesheet shows one of them. */
const SIZES = [
  { name: 'wide', width: 960, height: 280, className: 'max-sm:hidden print:block' },
  { name: 'narrow', width: 360, height: 240, className: 'sm:hidden print:hidden' },
]
const MARGIN = { right: 6, top: 10, bottom: 24 }
const DIGIT_WIDTH = 8
const LETTER_WIDTH = 6.3
const LABEL_GAP = 6
const MAX_BAR_WIDTH = 44
/** The part of a column's width that its bars take. */
const FILL = 0.72

type Plane = {
  chart: ChartProps
  width: number
  height: number
  lines: number[]
  /** Where the columns begin, and their width. */
  left: number
  step: number
  x(index: number): number
  y(value: number): number
}

function toHeight({ isStacked }: ChartProps, { values }: Column): number {
  return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
}

function toPlane(chart: ChartProps, { width, height }: (typeof SIZES)[number]): Plane {
  const lines = toScale(Math.max(0, ...chart.columns.map((column) => toHeight(chart, column))))
  const top = lines.at(-1) ?? 1
  const left = 10 + DIGIT_WIDTH * formatCount(top).length
  const step = (width - left - MARGIN.right) / Math.max(1, chart.columns.length)
  const tall = height - MARGIN.top - MARGIN.bottom
  return {
    chart,
    width,
    height,
    lines,
    left,
    step,
    x: (index) => left + step * index,
    y: (value) => MARGIN.top + tall * (1 - value / top),
  }
}

const px = (value: number) => value.toFixed(1)

function Grid({ lines, left, y, width }: Plane) {
  return lines.map((value) => (
    <g key={value}>
      <line className="stroke-line" x1={left} x2={width - MARGIN.right} y1={px(y(value))} y2={px(y(value))} />
      <text x={left - 8} y={px(y(value) + 4)} textAnchor="end">
        {formatCount(value)}
      </text>
    </g>
  ))
}

/** Labels for as many columns as fit, none beyond the edge. */
function Labels({ chart: { columns }, x, step, width, height }: Plane) {
  const longest = Math.max(0, ...columns.map(({ label }) => label.length)) * LETTER_WIDTH
  const every = Math.ceil((longest + LABEL_GAP) / step)
  return columns.map(({ label }, index) => {
    const middle = x(index + 0.5)
    if (index % every !== 0 || middle + longest / 2 > width) return null
    return (
      <text key={index} x={px(middle)} y={height - 6} textAnchor="middle">
        {label}
      </text>
    )
  })
}

type BarsProps = { values: readonly number[]; index: number; plane: Plane }

function Bars({ values, index, plane: { chart, step, x, y } }: BarsProps) {
  const all = Math.min(step * FILL, MAX_BAR_WIDTH)
  const left = x(index) + (step - all) / 2
  const width = chart.isStacked ? all : all / values.length
  let below = 0
  return values.map((value, series) => {
    const from = chart.isStacked ? below : 0
    below += value
    const height = y(from) - y(from + value)
    if (value === 0) return null
    return (
      <rect
        key={series}
        className={`series-${series}`}
        x={px(chart.isStacked ? left : left + width * series)}
        y={px(y(from + value))}
        width={px(width)}
        height={px(height)}
      />
    )
  })
}

function Columns({ plane }: { plane: Plane }) {
  const { chart, x, y, step } = plane
  return chart.columns.map(({ says, values }, index) => (
    <g key={index} className="group">
      <title>{says}</title>
      <rect
        className="fill-transparent group-hover:fill-surface-sunken"
        x={px(x(index))}
        y={MARGIN.top}
        width={px(step)}
        height={px(y(0) - MARGIN.top)}
      />
      <Bars values={values} index={index} plane={plane} />
    </g>
  ))
}

function Drawing({ chart, size }: { chart: ChartProps; size: (typeof SIZES)[number] }) {
  const plane = toPlane(chart, size)
  const id = `${chart.id}-${size.name}`
  return (
    <svg
      className={`mt-2 h-auto w-full overflow-visible ${size.className}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <title id={`${id}-title`}>{chart.title}</title>
      <desc id={`${id}-words`}>{chart.description}</desc>
      <Grid {...plane} />
      <Columns plane={plane} />
      <Labels {...plane} />
    </svg>
  )
}

/**
 * A column chart as inline SVG: no script, no inline style, with a description for screen readers. None where every
 * value is 0: the figures say so.
 */
export function Chart({ chart }: { chart: ChartProps }) {
  if (chart.columns.every((column) => toHeight(chart, column) === 0)) return null
  return (
    <figure className="chart mb-10 break-inside-avoid">
      <figcaption className="break-after-avoid font-bold text-lg">{chart.title}</figcaption>
      {chart.series.length > 1 && (
        <ul className="legend mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {chart.series.map((name, index) => (
            <li key={name} className={`series-${index}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {SIZES.map((size) => (
        <Drawing key={size.name} chart={chart} size={size} />
      ))}
    </figure>
  )
}

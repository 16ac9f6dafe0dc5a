import type { ReactNode } from 'react'
import { Flower, Pad, Ripple } from '@/ui/pictures/pond.tsx'

const picture = (drawing: ReactNode) =>
  function Picture() {
    return (
      <svg viewBox="0 0 200 140" aria-hidden="true" className="size-full">
        {drawing}
      </svg>
    )
  }

const Line = ({ y, width, strong = false }: { y: number; width: number; strong?: boolean }) => (
  <rect x="66" y={y} width={width} height="7" rx="3.5" className="fill-ink" opacity={strong ? 0.6 : 0.2} />
)

/** A posting under the surface, and the pad that has found it. */
export const HiddenPicture = picture(
  <>
    <Pad x={42} y={60} size={58} turn={-20} />
    <Pad x={166} y={58} size={46} turn={50} />
    <path
      d="M0 74c17-7 33-7 50 0s33 7 50 0 33-7 50 0 33 7 50 0"
      fill="none"
      className="stroke-primary"
      strokeWidth="2"
      opacity="0.5"
    />
    <g opacity="0.95">
      <rect
        x="52"
        y="86"
        width="96"
        height="46"
        rx="9"
        className="fill-surface stroke-line-strong"
        strokeDasharray="4 4"
      />
      <Line y={98} width={58} strong />
      <Line y={112} width={36} />
    </g>
    <g transform="translate(128 66)">
      <circle r="25" className="fill-primary" opacity="0.14" />
      <circle r="25" fill="none" className="stroke-accent-text" strokeWidth="5" />
      <path d="m19 19 19 19" className="stroke-accent-text" strokeWidth="7" strokeLinecap="round" />
    </g>
  </>,
)

const Rail = ({ y, at }: { y: number; at: number }) => (
  <g transform={`translate(24 ${y})`}>
    <rect width="152" height="6" y="-3" rx="3" className="fill-ink" opacity="0.12" />
    <rect width={at} height="6" y="-3" rx="3" className="fill-primary" opacity="0.6" />
    <circle cx={at} r="10" className="fill-surface-raised stroke-primary" strokeWidth="4" />
  </g>
)

export const FiltersPicture = picture(
  <>
    <Rail y={34} at={112} />
    <Rail y={70} at={46} />
    <Rail y={106} at={84} />
  </>,
)

/** Steps that say what they pay. */
export const SalaryPicture = picture(
  <>
    <Ripple x={100} y={122} size={96} />
    <rect x="30" y="84" width="34" height="34" rx="8" className="fill-primary" opacity="0.25" />
    <rect x="83" y="60" width="34" height="58" rx="8" className="fill-primary" opacity="0.45" />
    <rect x="136" y="34" width="34" height="84" rx="8" className="fill-primary" opacity="0.75" />
    <g className="fill-ink font-bold text-[13px] tabular-nums" textAnchor="middle">
      <text x="47" y="76">
        $64K
      </text>
      <text x="100" y="52">
        $86K
      </text>
      <text x="153" y="26">
        $110K
      </text>
    </g>
  </>,
)

export const SafePicture = picture(
  <>
    <Ripple x={100} y={112} size={92} />
    <Pad x={100} y={108} size={128} turn={15} />
    <path
      d="M100 16c16 11 32 15 46 16 2 36-10 62-46 80-36-18-48-44-46-80 14-1 30-5 46-16Z"
      className="fill-surface-raised stroke-positive"
      strokeWidth="4"
    />
    <path
      d="m80 62 15 15 27-29"
      fill="none"
      className="stroke-positive"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>,
)

/** A flower whose rings go far. */
export const DifferencePicture = picture(
  <>
    <Ripple x={100} y={104} size={98} />
    <Pad x={100} y={102} size={120} turn={-30} />
    <Flower x={102} y={92} size={72} />
  </>,
)

/** An invitation and its answer. */
export const InterviewsPicture = picture(
  <>
    <Ripple x={100} y={122} size={90} />
    <path
      d="M34 24h84a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H62L46 88V74H34a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
      className="fill-surface-raised stroke-primary"
      strokeWidth="3"
    />
    <rect x="40" y="40" width="66" height="7" rx="3.5" className="fill-ink" opacity="0.55" />
    <rect x="40" y="54" width="42" height="7" rx="3.5" className="fill-ink" opacity="0.2" />
    <path
      d="M96 66h70a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-8v13l-15-13H96a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10Z"
      className="fill-primary"
      opacity="0.9"
    />
    <path
      d="m116 88 10 10 20-20"
      fill="none"
      className="stroke-surface-raised"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>,
)

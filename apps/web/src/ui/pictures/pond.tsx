import { cx, PAD, VEINS } from '@lilypad/ui'

type Place = { x: number; y: number; size: number }

/** A pad as one sees it across the water: turned, and flattened by the view. */
export const Pad = ({ x, y, size, turn }: Place & { turn: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 27} ${(size * 0.4) / 27})`}>
    <ellipse cx="0" cy="3" rx="15.5" ry="15.5" className="fill-primary" opacity="0.06" />
    <g transform={`rotate(${turn}) translate(-16 -16)`} fill="none">
      <path d={PAD} className="fill-primary" opacity="0.2" />
      <path
        d={VEINS}
        className="stroke-surface-raised"
        strokeWidth="0.9"
        strokeLinecap="round"
        opacity="0.55"
      />
    </g>
  </g>
)

export const Ripple = ({ x, y, size }: Place) => (
  <g transform={`translate(${x} ${y})`} fill="none" className="stroke-primary" strokeWidth="1.2">
    <ellipse rx={size} ry={size * 0.24} opacity="0.1" />
    <ellipse rx={size * 0.66} ry={size * 0.16} opacity="0.16" />
    <ellipse rx={size * 0.34} ry={size * 0.08} opacity="0.22" />
  </g>
)

const PETAL = 'M0 0C-7-7-6-19 0-25 6-19 7-7 0 0Z'

export const Flower = ({ x, y, size }: Place) => (
  <g transform={`translate(${x} ${y}) scale(${size / 26})`} className="fill-secondary">
    <path d={PETAL} transform="rotate(-58) scale(0.8)" opacity="0.4" />
    <path d={PETAL} transform="rotate(58) scale(0.8)" opacity="0.4" />
    <path d={PETAL} transform="rotate(-28)" opacity="0.6" />
    <path d={PETAL} transform="rotate(28)" opacity="0.6" />
    <path d={PETAL} opacity="0.85" />
  </g>
)

/** Pads on still water: a quiet ground for the few screens that have room for one. */
export const Pond = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 1440 320"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className={cx('pointer-events-none w-full', className)}
  >
    <Ripple x={1010} y={120} size={130} />
    <Ripple x={420} y={170} size={150} />
    <Ripple x={730} y={285} size={170} />
    <Pad x={70} y={170} size={96} turn={-30} />
    <Pad x={215} y={262} size={170} turn={20} />
    <Flower x={246} y={250} size={30} />
    <Pad x={455} y={292} size={84} turn={75} />
    <Pad x={965} y={288} size={104} turn={-50} />
    <Pad x={1190} y={236} size={190} turn={-10} />
    <Flower x={1140} y={226} size={34} />
    <Pad x={1340} y={140} size={86} turn={40} />
    <Pad x={1400} y={300} size={120} turn={100} />
  </svg>
)

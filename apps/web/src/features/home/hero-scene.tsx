import { Flower, Pad, Ripple } from '@/ui/pictures/pond.tsx'

type Posting = { x: number; y: number; tilt: number; hue: string; pay: string }

/** A posting on its pad: logo, title, company and pay. */
const PostingCard = ({ x, y, tilt, hue, pay }: Posting) => (
  <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
    <rect width="196" height="92" rx="14" className="fill-surface-raised stroke-line" strokeWidth="1.2" />
    <rect x="16" y="16" width="32" height="32" rx="9" className={hue} opacity="0.3" />
    <circle cx="32" cy="32" r="8" className={hue} opacity="0.75" />
    <rect x="60" y="19" width="112" height="9" rx="4.5" className="fill-ink" opacity="0.72" />
    <rect x="60" y="36" width="70" height="8" rx="4" className="fill-ink" opacity="0.24" />
    <text x="16" y="75" className="fill-ink font-bold text-sm tabular-nums">
      {pay}
    </text>
    <rect x="132" y="62" width="48" height="18" rx="9" className="fill-positive-soft" />
    <text x="156" y="75" textAnchor="middle" className="fill-positive font-semibold text-[11px]">
      Remote
    </text>
  </g>
)

/** The way from pad to pad, as one would hop it. */
const Hops = () => (
  <g
    fill="none"
    className="stroke-accent-text"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeDasharray="1 9"
    opacity="0.75"
  >
    <path d="M96 452C120 330 196 300 236 372" />
    <path d="M262 372C290 236 400 226 430 300" />
    <path d="M446 300C452 190 392 132 352 160" />
  </g>
)

/** Three pads with a job on each, and the hops between them. */
export const HeroScene = () => (
  <svg
    viewBox="0 0 600 500"
    aria-hidden="true"
    className="pointer-events-none -mx-4 mt-2 h-72 w-[calc(100%+2rem)] self-end sm:h-96 md:mx-0 md:mt-0 md:h-auto md:w-full md:overflow-visible"
    preserveAspectRatio="xMidYMax meet"
  >
    <Ripple x={330} y={190} size={180} />
    <Ripple x={430} y={330} size={210} />
    <Ripple x={230} y={420} size={260} />
    <Pad x={340} y={176} size={150} turn={60} />
    <Pad x={110} y={262} size={86} turn={-60} />
    <Pad x={470} y={322} size={176} turn={10} />
    <Pad x={216} y={400} size={230} turn={-25} />
    <Pad x={540} y={446} size={120} turn={80} />
    <Pad x={60} y={466} size={110} turn={20} />
    <Flower x={566} y={440} size={36} />
    <Flower x={84} y={258} size={24} />
    <Hops />
    <PostingCard x={236} y={66} tilt={-3} hue="fill-secondary" pay="$72K to $84K" />
    <PostingCard x={368} y={214} tilt={4} hue="fill-positive" pay="$95K to $110K" />
    <PostingCard x={104} y={296} tilt={-2} hue="fill-primary" pay="$81K to $86K" />
  </svg>
)

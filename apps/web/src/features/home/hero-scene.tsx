import type { FullJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getPay, getTitle } from '@lilypad/domain'
import { cx, OutLink } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { homeQuery } from '@/api/home/home.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { Flower, Pad, Ripple } from '@/ui/pictures/pond.tsx'

/** Where the three cards stand: on wide screens each on its pad, on phones one below the other. */
const PLACES = [
  'md:top-[11%] md:left-[38%] md:-rotate-3 max-md:mr-10',
  'md:top-[41%] md:left-[60%] md:rotate-3 max-md:ml-10',
  'md:top-[58%] md:left-[14%] md:-rotate-2 max-md:mr-6 max-md:ml-4',
]
/** The jobs of the hero; the others stand below it. */
export const PAD_JOBS = PLACES.length
const CARD = 'relative rounded-md bg-surface-raised p-3 shadow-float md:absolute md:w-[15.5rem]'

const PadJob = ({ job, place }: { job: FullJob; place: string | undefined }) => (
  <article aria-label={`${getTitle(job)}, ${job.companyName}`} className={cx(CARD, place)}>
    <OutLink
      href={`#${paths.job.href(job.id)}`}
      onClick={() => trackJobClick('Home Job Card Click', job)}
      className="flex items-start gap-3 rounded-md after:absolute after:inset-0"
    >
      <LogoTile name={job.companyName} src={logoAddress(job)} size="small" />
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-bold text-sm leading-snug">{getTitle(job)}</span>
        <span className="block truncate text-ink-soft text-xs">{job.companyName}</span>
        <span className="mt-1 block font-semibold text-sm tabular-nums">{getPay(job)?.text}</span>
      </span>
    </OutLink>
  </article>
)

function PadJobs() {
  const { data: home } = useQuery(homeQuery)
  return home?.jobs.slice(0, PAD_JOBS).map((job, at) => <PadJob key={job.id} job={job} place={PLACES[at]} />)
}

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

export const HeroScene = () => (
  <div className="relative isolate self-end max-md:mt-8">
    <svg
      viewBox="0 0 600 500"
      aria-hidden="true"
      className="pointer-events-none -z-10 max-md:absolute max-md:inset-x-0 max-md:-bottom-8 max-md:h-72 max-md:w-full md:w-full md:overflow-visible"
      preserveAspectRatio="xMidYMax slice"
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
    </svg>
    <div className="grid gap-3 max-md:pb-12 md:contents">
      <PadJobs />
    </div>
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { salesLogosQuery } from '@/api/home/sales-logos.ts'
import { Loading, Skeleton } from '@/ui/skeleton.tsx'

const GRID = 'flex flex-wrap justify-center gap-4'
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Logos = () => {
  const { data: logos, isError } = useQuery(salesLogosQuery)
  if (isError || logos?.length === 0) return null
  if (!logos) {
    return (
      <Loading label="Loading logos">
        <div className={GRID}>
          {SHAPES.map((shape) => (
            <Skeleton key={shape} className="size-20 rounded-md" />
          ))}
        </div>
      </Loading>
    )
  }
  return (
    <ul aria-label="Companies where our subscribers landed" className={GRID}>
      {logos.map(({ name, url }) => (
        <li key={name} className="grid w-24 justify-items-center gap-1.5">
          <img
            src={url}
            alt=""
            width={80}
            height={80}
            decoding="async"
            className="size-20 rounded-md bg-[white] object-contain p-2 ring-1 ring-line"
          />
          <span className="text-center text-ink-soft text-xs">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where others landed. Nothing is asked here, and nothing depends on the logos. */
export const CompaniesStep = () => (
  <div className="grid gap-8">
    <p className="text-ink-soft text-lg">
      Our subscribers landed at companies like these. We read 575+ company job boards daily, so the next one
      can be yours.
    </p>
    <Logos />
  </div>
)

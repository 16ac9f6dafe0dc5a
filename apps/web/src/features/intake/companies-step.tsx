import { Loading, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { salesLogosQuery } from '@/api/home/sales-logos.ts'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'

const GRID = 'flex flex-wrap justify-center gap-4'

const Logos = () => {
  const { data: logos, isError } = useQuery(salesLogosQuery)
  if (isError || logos?.length === 0) return null
  if (!logos) {
    return (
      <Loading label="Loading logos">
        <div className={GRID}>
          <Skeletons count={8} className="size-20 rounded-md" />
        </div>
      </Loading>
    )
  }
  return (
    <ul aria-label="Companies where our subscribers landed" className={GRID}>
      {logos.map(({ name, url }) => (
        <li key={name} className="grid w-24 justify-items-center gap-1.5">
          <LandedLogo src={url} alt="" />
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

import { Spinner } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { salesLogosQuery } from '@/api/home/sales-logos.ts'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'

/** Where subscribers landed. Left out where the logos do not come: nothing here depends on them. */
export const SalesLogos = () => {
  const { data: logos, isError } = useQuery(salesLogosQuery)
  if (isError || logos?.length === 0) return null
  return (
    <section aria-labelledby="landed" className="grid justify-items-center gap-3">
      <h2 id="landed" className="font-semibold text-ink-soft text-sm">
        Our subscribers landed here
      </h2>
      {logos ? (
        <ul className="flex max-h-48 max-w-[23rem] flex-wrap justify-center gap-3 overflow-hidden p-px lg:max-w-none">
          {logos.map(({ name, url }) => (
            <li key={name}>
              <LandedLogo src={url} alt={name} title={name} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid h-[10.875rem] place-items-center lg:h-[5.125rem]">
          <Spinner label="Loading logos" />
        </div>
      )}
    </section>
  )
}

import { Spinner } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { salesLogosQuery } from '@/api/home/sales-logos.ts'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { Pond } from '@/ui/pictures/pond.tsx'

/** Where subscribers landed. Left out where the logos do not come: nothing here depends on them. */
function SalesLogos() {
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

type SignUpFrameProps = {
  heading: string
  lead: ReactNode
  /** Something to know before anything else, such as why one came here. */
  banner?: ReactNode
  children: ReactNode
}

export const SignUpFrame = ({ heading, lead, banner, children }: SignUpFrameProps) => (
  <>
    <section className="relative isolate overflow-hidden border-line border-b bg-surface-header">
      <Pond className="absolute inset-x-0 bottom-0 -z-10 h-40 opacity-70 md:h-56" />
      <div className="page grid justify-items-center gap-3 pt-8 pb-8 text-center md:pt-12 md:pb-10">
        {banner}
        <h1 className="max-w-3xl font-extrabold text-2xl md:text-3xl">{heading}</h1>
        <p className="max-w-2xl text-balance text-ink-soft md:text-lg">{lead}</p>
        <div className="mt-3 w-full">
          <SalesLogos />
        </div>
      </div>
    </section>
    <div className="page pt-8 md:pt-10">{children}</div>
  </>
)

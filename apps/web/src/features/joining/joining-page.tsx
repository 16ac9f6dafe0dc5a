import type { ReactNode } from 'react'
import { Pond } from '@/ui/pictures/pond.tsx'
import { SalesLogos } from './sales-logos.tsx'

type JoiningPageProps = {
  heading: string
  lead: ReactNode
  /** Something to know before anything else, such as why one came here. */
  banner?: ReactNode
  children: ReactNode
}

/** What the pages have in common on which somebody joins, upgrades or redeems. */
export const JoiningPage = ({ heading, lead, banner, children }: JoiningPageProps) => (
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

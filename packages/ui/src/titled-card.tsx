/** @jsxRuntime automatic */
import { type ReactNode, useId } from 'react'

type TitledCardProps = { title: string; lead: ReactNode; children?: ReactNode }

/** A part of a page of the account, as a card with its heading and what it is for. */
export function TitledCard({ title, lead, children }: TitledCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card mt-5 p-5 md:p-6">
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft text-sm last:mb-0">{lead}</p>
      {children}
    </section>
  )
}

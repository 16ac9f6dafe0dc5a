import { type ReactNode, useId } from 'react'

type PartProps = { title: string; lead: ReactNode; children: ReactNode }

/** One card of the page. */
export const Part = ({ title, lead, children }: PartProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card mt-5 p-5 md:p-6">
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{lead}</p>
      {children}
    </section>
  )
}

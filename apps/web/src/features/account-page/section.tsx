import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One matter of the account: what it is about at the left, its card at the right; on a phone above each other. */
export const Section = ({ title, lead, children }: SectionProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-line border-t py-8 lg:grid-cols-[18rem_1fr]"
    >
      <div>
        <h2 id={id} className="font-bold text-lg">
          {title}
        </h2>
        {lead && <p className="mt-1 text-ink-soft text-sm">{lead}</p>}
      </div>
      <div className="card min-w-0 p-5 md:p-6">{children}</div>
    </section>
  )
}

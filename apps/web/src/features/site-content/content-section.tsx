import { type ReactNode, useId } from 'react'

type ContentSectionProps = { title: string; lead: string; action: ReactNode; children: ReactNode }

/** A kind of content, and the way to add to it. */
export const ContentSection = ({ title, lead, action, children }: ContentSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          <p className="text-ink-soft text-sm">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

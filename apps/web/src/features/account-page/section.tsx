import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  lead?: ReactNode
  /** Whether the server does this for the account's owner alone, and the owner is not who looks at it. */
  isClosed?: boolean
  children: ReactNode
}

/** To look at, and to touch for nobody: the server would refuse it. */
const Closed = ({ children }: { children: ReactNode }) => {
  const reason = useId()
  return (
    <fieldset disabled aria-describedby={reason}>
      <p id={reason} className="mb-4 font-semibold text-sm text-warning">
        Only the owner of this account can do this.
      </p>
      {children}
    </fieldset>
  )
}

/** One matter of the account: what it is about at the left, its card at the right; on a phone above each other. */
export const Section = ({ title, lead, isClosed = false, children }: SectionProps) => {
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
      <div className="card min-w-0 p-5 md:p-6">{isClosed ? <Closed>{children}</Closed> : children}</div>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

type SectionProps = {
  title: string
  lead?: ReactNode
  /** True if only the account's owner may do this, and an impersonating admin is looking at it. */
  isClosed?: boolean
  children: ReactNode
}

/** Disabled, because the server would refuse it. */
function Closed({ children }: { children: ReactNode }) {
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

/** One section of the account: its description at the left, its card at the right; stacked on a phone. */
export function Section({ title, lead, isClosed = false, children }: SectionProps) {
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

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text hover:underline touch:min-h-11"
  >
    {children}
  </Link>
)

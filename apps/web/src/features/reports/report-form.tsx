import { type ReactNode, useId } from 'react'
import { Button } from '@/ui/button.tsx'

type ReportFormProps = {
  title: string
  lead: string
  /** The page of the server's own that shows the report. */
  action: string
  children: ReactNode
}

/** Asks for a report, which opens in a new window. The browser itself sends the fields. */
export const ReportForm = ({ title, lead, action, children }: ReportFormProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card flex flex-col p-5 md:p-6">
      <h2 id={id} className="font-bold text-lg">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{lead}</p>
      <form
        action={action}
        method="get"
        target="_blank"
        className="mt-4 flex grow flex-col gap-5"
        rel="noopener"
      >
        {children}
        <div className="mt-auto">
          <Button type="submit" look="primary">
            Generate Report
          </Button>
        </div>
      </form>
    </section>
  )
}

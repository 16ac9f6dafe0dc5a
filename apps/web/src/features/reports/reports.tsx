import { serverPaths } from '@lilypad/contracts/addresses'
import { formatDay, REPORT_DAYS } from '@lilypad/domain'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { DatePicker } from '@/ui/fields/date-picker.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'

type ReportFormProps = {
  title: string
  lead: string
  /** The page of the server's own that shows the report. */
  action: string
  children: ReactNode
}

/** Asks for a report, which opens in a new window. The browser itself sends the fields. */
function ReportForm({ title, lead, action, children }: ReportFormProps) {
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

type Day = string | null
type DayFieldProps = Pick<ComponentProps<typeof DatePicker>, 'day' | 'onChange' | 'earliest' | 'latest'>

/** A day that is not chosen is not sent. */
function DayField({ name, label, ...choice }: DayFieldProps & { name: string; label: string }) {
  const picker = { ...choice, today: useToday(), clearLabel: `Clear ${label.toLowerCase()}` }
  return (
    <Field label={label}>
      {(ids) => (
        <>
          {choice.day !== null && <input type="hidden" name={name} value={choice.day} />}
          <DatePicker {...picker} ids={ids} format={formatDay} />
        </>
      )}
    </Field>
  )
}

/** Clicks and jobs by company: between two days, or over the latest. */
export function CompanyReport() {
  const [start, setStart] = useState<Day>(null)
  const [end, setEnd] = useState<Day>(null)
  return (
    <ReportForm
      title="Company Report"
      lead={`Clicks and jobs by company and by day. Without dates: the last ${REPORT_DAYS} days.`}
      action={serverPaths.companyReport}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayField name="start_date" label="Start date" day={start} onChange={setStart} latest={end} />
        <DayField name="end_date" label="End date" day={end} onChange={setEnd} earliest={start} />
      </div>
    </ReportForm>
  )
}

/** What one person does here, or everybody. */
export const UserReport = () => (
  <ReportForm
    title="User Usage Report"
    lead="Log-ins, clicks, searches, tracked jobs and alerts by user."
    action={serverPaths.userReport}
  >
    <Field label="E-mail" help="Leave empty to cover all users.">
      {(ids) => <Input {...ids} type="email" name="email" autoComplete="off" />}
    </Field>
  </ReportForm>
)

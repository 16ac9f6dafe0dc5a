import { serverPaths } from '@lilypad/contracts/addresses'
import { formatDay, newYorkDay } from '@lilypad/domain'
import { useState } from 'react'
import { DatePicker } from '@/ui/fields/date-picker.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { ReportForm } from './report-form.tsx'

/** A day that is not chosen is not sent. */
const HiddenDay = ({ name, day }: { name: string; day: string | null }) =>
  day !== null && <input type="hidden" name={name} value={day} />

/** Clicks and jobs by company: between two days, or over the last 30. */
export const CompanyReport = () => {
  const [today] = useState(() => newYorkDay(new Date()))
  const [start, setStart] = useState<string | null>(null)
  const [end, setEnd] = useState<string | null>(null)
  return (
    <ReportForm
      title="Company Report"
      lead="Clicks and jobs by company and by day. Without dates: the last 30 days."
      action={serverPaths.companyReport}
    >
      <HiddenDay name="start_date" day={start} />
      <HiddenDay name="end_date" day={end} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Start date">
          {(ids) => (
            <DatePicker
              format={formatDay}
              ids={ids}
              day={start}
              today={today}
              latest={end}
              onChange={setStart}
              clearLabel="Clear start date"
            />
          )}
        </Field>
        <Field label="End date">
          {(ids) => (
            <DatePicker
              format={formatDay}
              ids={ids}
              day={end}
              today={today}
              earliest={start}
              onChange={setEnd}
              clearLabel="Clear end date"
            />
          )}
        </Field>
      </div>
    </ReportForm>
  )
}

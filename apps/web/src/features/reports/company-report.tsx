import { serverPaths } from '@lilypad/contracts/addresses'
import { formatDay, newYorkDay } from '@lilypad/domain'
import { useState } from 'react'
import { DatePicker } from '@/ui/fields/date-picker.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { ReportForm } from './report-form.tsx'

type Day = string | null
type DayFieldProps = { name: string; label: string; day: Day; onChange: (day: Day) => void }

const DayField = ({
  name,
  label,
  day,
  onChange,
  ...limits
}: DayFieldProps & { earliest?: Day; latest?: Day }) => {
  const [today] = useState(() => newYorkDay(new Date()))
  const clearLabel = `Clear ${label.toLowerCase()}`
  return (
    <Field label={label}>
      {(ids) => (
        <>
          {day !== null && <input type="hidden" name={name} value={day} />}
          <DatePicker format={formatDay} {...{ ids, day, today, onChange, clearLabel }} {...limits} />
        </>
      )}
    </Field>
  )
}

/** Clicks and jobs by company: between two days, or over the last 30. */
export const CompanyReport = () => {
  const [start, setStart] = useState<Day>(null)
  const [end, setEnd] = useState<Day>(null)
  return (
    <ReportForm
      title="Company Report"
      lead="Clicks and jobs by company and by day. Without dates: the last 30 days."
      action={serverPaths.companyReport}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayField name="start_date" label="Start date" day={start} onChange={setStart} latest={end} />
        <DayField name="end_date" label="End date" day={end} onChange={setEnd} earliest={start} />
      </div>
    </ReportForm>
  )
}

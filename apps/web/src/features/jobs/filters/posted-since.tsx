import { formatDay, newYorkDay } from '@lilypad/domain'
import { memo, useState } from 'react'
import { DatePicker } from '@/ui/fields/date-picker.tsx'

type PostedSinceProps = { day: string | null; onChange: (day: string | null) => void }

/** Chooses the first day whose jobs are shown. */
export const PostedSince = memo(({ day, onChange }: PostedSinceProps) => {
  const [today] = useState(() => newYorkDay(new Date()))
  return (
    <DatePicker
      day={day}
      today={today}
      onChange={onChange}
      format={formatDay}
      clearLabel="Clear posted since"
    />
  )
})

import type { PublicJob } from '@lilypad/db'
import { isCalendarDay, newYorkDay } from '@lilypad/domain'

/** The day a job was published, as its board says, if that is a day before we listed it; else the day we did. */
export const postedDay = ({ postedOn, approvedAt }: Pick<PublicJob, 'postedOn' | 'approvedAt'>): string => {
  const listedOn = newYorkDay(approvedAt)
  return postedOn !== null && isCalendarDay(postedOn) && postedOn < listedOn ? postedOn : listedOn
}

import type { PublicJob } from '@lilypad/db'
import { isCalendarDay, newYorkDay } from '@lilypad/domain'

/** The day a job was published according to its board, if that is before we listed it; else the day we listed it. */
export const postedDay = ({ postedOn, approvedAt }: Pick<PublicJob, 'postedOn' | 'approvedAt'>): string => {
  const listedOn = newYorkDay(approvedAt)
  return postedOn !== null && isCalendarDay(postedOn) && postedOn < listedOn ? postedOn : listedOn
}

import type { PayInterval } from './interval.ts'

/** What a job pays, as printed. */
export type Salary = {
  /** Null: only an upper end is named. */
  min: number | null
  /** Null: open above. */
  max: number | null
  interval: PayInterval
  /** ISO 4217; null without a sign or code. */
  currency: string | null
  /** The range as printed. */
  text: string
}

/** 'half month': twice a month. */
export const PAY_INTERVALS = ['hour', 'day', 'week', 'two weeks', 'half month', 'month', 'year'] as const
export type PayInterval = (typeof PAY_INTERVALS)[number]

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

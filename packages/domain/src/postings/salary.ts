/** 'half month': twice a month. */
export const PAY_INTERVALS = ['hour', 'day', 'week', 'two weeks', 'half month', 'month', 'year'] as const
export type PayInterval = (typeof PAY_INTERVALS)[number]

export type Salary = {
  min: number | null
  /** Null: open above. */
  max: number | null
  interval: PayInterval
  currency: string | null
  text: string
}

import type { DemoPay, PayForm } from '../demo-types.ts'
import type { Random } from '../random.ts'
import { STATES } from '../words/geography.ts'
import { joinWords } from './fill.ts'
import { money, roundTo, TIMES_A_YEAR, type YearlyRange } from './pay-figures.ts'

type Worded = Pick<DemoPay, 'min' | 'max' | 'interval' | 'currency' | 'text'>
type Wording = (range: YearlyRange, random: Random, currency: 'EUR' | 'GBP' | 'CAD') => Worded

const dollars = (
  min: number | null,
  max: number | null,
  interval: DemoPay['interval'],
  text: string,
): Worded => ({
  min,
  max,
  interval,
  currency: 'USD',
  text,
})

const thousands = ({ low, high }: YearlyRange) => ({ low: roundTo(1000, low), high: roundTo(1000, high) })

const yearRange: Wording = (range, random) => {
  const low = roundTo(500, range.low)
  const high = roundTo(500, range.high)
  const text = random.pick([
    `The salary range for this position is ${money(low)} - ${money(high)} per year.`,
    `We pay between ${money(low)} and ${money(high)} a year, depending on experience.`,
    `Annual salary: ${money(low)}–${money(high)}, set by level and not by negotiation.`,
    `Salary: ${money(low)} to ${money(high)} annually, with a 5% yearly bonus.`,
  ])
  return dollars(low, high, 'year', text)
}

const kRange: Wording = (range, random) => {
  const { low, high } = thousands(range)
  const text = random.pick([
    `Salary: $${low / 1000}K–$${high / 1000}K.`,
    `The base salary is $${low / 1000}k - $${high / 1000}k.`,
  ])
  return dollars(low, high, 'year', text)
}

const shortKRange: Wording = (range) => {
  const { low, high } = thousands(range)
  return dollars(low, high, 'year', `Salary: $${low / 1000}-${high / 1000}k, depending on what you bring.`)
}

const hourlyRange: Wording = (range, random) => {
  const low = roundTo(0.5, range.low / TIMES_A_YEAR.hour)
  const high = roundTo(0.5, range.high / TIMES_A_YEAR.hour)
  const text = random.pick([
    `The hourly rate is ${money(low)} - ${money(high)} per hour.`,
    `Pay: ${money(low)} to ${money(high)}/hr.`,
    `${money(low)}–${money(high)} hourly, paid every two weeks.`,
  ])
  return dollars(low, high, 'hour', text)
}

const hourlyFigure: Wording = (range, random) => {
  const rate = roundTo(0.25, (range.low + range.high) / 2 / TIMES_A_YEAR.hour)
  const text = random.pick([
    `We pay ${money(rate)} per hour.`,
    `The rate is ${money(rate)}/hour, for preparation as well.`,
  ])
  return dollars(rate, rate, 'hour', text)
}

const monthly: Wording = (range) => {
  const low = roundTo(50, range.low / 12)
  const high = roundTo(50, range.high / 12)
  return dollars(low, high, 'month', `The monthly salary is ${money(low)} to ${money(high)} per month.`)
}

const weekly: Wording = (range) => {
  const rate = roundTo(25, range.high / 52)
  return dollars(rate, rate, 'week', `Pay is ${money(rate)} per week.`)
}

const daily: Wording = (range) => {
  const low = roundTo(5, range.low / 260)
  const high = roundTo(5, range.high / 260)
  return dollars(low, high, 'day', `The daily rate is ${money(low)} - ${money(high)} per day.`)
}

const byPlace: Wording = (range, random) => {
  const ranges = random.some(STATES, 3).map(([state], index) => ({
    state,
    low: roundTo(1000, range.low * (1 + index * 0.06)),
    high: roundTo(1000, range.high * (1 + index * 0.06)),
  }))
  const lines = ranges.map(({ state, low, high }) => `${state}: ${money(low)} - ${money(high)}`)
  const text = `The salary depends on where you live. ${joinWords(lines, 'and')}.`
  return dollars(ranges[0]?.low ?? null, ranges.at(-1)?.high ?? null, 'year', text)
}

const upTo: Wording = (range, random) => {
  const high = roundTo(1000, range.high)
  const text = random.pick([
    `Salary up to ${money(high)} per year.`,
    `We can offer up to ${money(high)} annually.`,
  ])
  return dollars(null, high, 'year', text)
}

const from: Wording = (range, random) => {
  const low = roundTo(1000, range.low)
  const text = random.pick([`The salary starts at ${money(low)} a year.`, `Salary: ${money(low)}+ per year.`])
  return dollars(low, null, 'year', text)
}

const oneFigure: Wording = (range, random) => {
  const figure = roundTo(500, (range.low + range.high) / 2)
  const text = random.pick([
    `The salary for this position is ${money(figure)} a year, the same for everyone at this level.`,
    `Annual salary: ${money(figure)}.`,
  ])
  return dollars(figure, figure, 'year', text)
}

const onTarget: Wording = (range) => {
  const { low, high } = thousands(range)
  const target = roundTo(1000, high * 1.45)
  return dollars(
    low,
    high,
    'year',
    `Base salary ${money(low)} - ${money(high)}, with on-target earnings of ${money(target)}.`,
  )
}

const tenMonths: Wording = (range) => {
  const low = roundTo(250, range.low)
  const high = roundTo(250, range.high)
  return dollars(
    low,
    high,
    'year',
    `${money(low)} - ${money(high)} for a 10-month contract, placed by the salary schedule.`,
  )
}

/** Rough rates; pay abroad need only look like pay. */
const EXCHANGE = { EUR: 0.62, GBP: 0.55, CAD: 1.12 }

const foreign: Wording = (range, _random, currency) => {
  const min = roundTo(500, range.low * EXCHANGE[currency])
  const max = roundTo(500, range.high * EXCHANGE[currency])
  const point = currency === 'EUR' ? '.' : ','
  const text = `The gross yearly salary is ${money(min, currency, point)} – ${money(max, currency, point)}.`
  return { min, max, interval: 'year', currency, text }
}

const decoyOnly: Wording = (_range, random) => ({
  ...nothing(),
  text: random.pick([
    'We offer a competitive salary, a $2,500 sign-on bonus and a $1,000 yearly learning budget.',
    'Pay follows our published scale. Referral bonuses of $1,500 are paid after three months.',
    'Compensation is competitive and includes a $75 monthly phone stipend.',
  ]),
})

const nothing = (): Worded => ({ min: null, max: null, interval: null, currency: null, text: null })

/** The words of each form. 'field only' and 'field and text' are worded as a range of a year. */
export const PAY_WORDINGS: Record<PayForm, Wording> = {
  'year range': yearRange,
  'k range': kRange,
  'short k range': shortKRange,
  'hourly range': hourlyRange,
  'hourly figure': hourlyFigure,
  monthly,
  weekly,
  daily,
  'by place': byPlace,
  'up to': upTo,
  from,
  'one figure': oneFigure,
  'on target': onTarget,
  'ten-month contract': tenMonths,
  'field only': (range, random, currency) => ({ ...yearRange(range, random, currency), text: null }),
  'field and text': yearRange,
  foreign,
  'decoy only': decoyOnly,
  none: nothing,
}

import type { PayInterval } from '@lilypad/domain'

const NAMED: readonly (readonly [PayInterval, RegExp])[] = [
  ['hour', /(?:\/|\bper |\ban? |\bper-)\s?(?:hour|hr)\b|\bhourly\b|\/h\b/i],
  ['day', /(?:\/|\bper |\ba )\s?(?:day|diem)\b|\bdaily rate\b|\bday rate\b/i],
  ['week', /(?:\/|\bper |\ba )\s?(?:week|wk)\b|\bweekly (?:pay|rate|salary)\b/i],
  [
    'month',
    /(?:\/|\bper |\ba )\s?(?:month|mo)\b|\bmonthly (?:salary|pay|rate|gross|base)\b|\bgross monthly\b/i,
  ],
  ['year', /(?:\/|\bper |\ba )\s?(?:year|yr|annum)\b|\bannual(?:ly|ized)?\b|\byearly\b|\bp\.a\.|\bsalary\b/i],
]
// What may stand between a sum and its interval: '$20.00 USD / hr', '3.200 € brutto im Monat'.
const GAP =
  '^[^\\w;\\n]{0,4}(?:(?:usd|cad|eur|gbp|kr|gross|brutto|brut|netto?)\\b)?\\W{0,4}(?:(?:gross|net|vat)\\b\\W{0,3}){0,2}'
const PER = '(?:\\/|per |an? |pro |por |par |al |im )\\s?'
const after = (units: string, words: string) =>
  new RegExp(`${GAP}(?:${PER}(?:${units})\\b|(?:${words})\\b)`, 'i')
const AFTER: readonly (readonly [PayInterval, RegExp])[] = [
  [
    'hour',
    after('hours?|hr?|heure|hora|stunde', 'hourly|(?:hr|hour)(?!-| ?(?:day|shift|week|work|block))|p\\/h'),
  ],
  ['day', after('day|diem|tag|jour', 'daily')],
  ['week', after('week|wk|woche|semaine', 'weekly')],
  ['month', after('month|monat|mo|mois|mês|mes', 'monthly|monatlich|mensual|pcm')],
  ['year', after('year|yr|annum|jahr|an|ano|año', 'annual(?:ly)?|yearly|p\\.a|jährlich|brut annuel')],
]

/** The interval that follows a sum directly ('$20/hr', '€3,200 per month'), or null. */
export function intervalAfter(text: string): PayInterval | null {
  return AFTER.find(([, rule]) => rule.test(text))?.[0] ?? null
}

/** An interval anywhere in a label or in a field ('Hourly Rate:', 'YEAR', 'per-hour-wage'), or null. */
export function intervalIn(text: string): PayInterval | null {
  return NAMED.find(([, rule]) => rule.test(text))?.[0] ?? null
}

/** Reads a board's own word for the interval. */
export function intervalField(found: string): PayInterval | null {
  const word = found.toLowerCase()
  if (/hour|hr/.test(word)) return 'hour'
  if (/day|diem|daily/.test(word)) return 'day'
  if (/bi-?week|fortnight|semi-?month/.test(word)) return null
  if (/week/.test(word)) return 'week'
  if (/month/.test(word)) return 'month'
  return /year|annual|annum|yr/.test(word) ? 'year' : null
}

/** Without a written interval, the size decides. */
export function intervalBySize(amount: number): PayInterval {
  if (amount < 250) return 'hour'
  if (amount < 1_000) return 'day'
  return amount < 12_000 ? 'month' : 'year'
}

const PLAUSIBLE: Readonly<Record<PayInterval, readonly [number, number]>> = {
  hour: [5, 600],
  day: [40, 5_000],
  week: [150, 25_000],
  month: [300, 150_000],
  year: [7_000, 5_000_000],
}

export function isPlausible(amount: number, interval: PayInterval): boolean {
  const [low, high] = PLAUSIBLE[interval]
  return amount >= low && amount <= high
}

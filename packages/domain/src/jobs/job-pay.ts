import { type PayInterval, printedMax, TIMES_A_YEAR } from '../postings/annual-pay.ts'

type PayWords = {
  text: string
  /** What it comes to in a year at most; null where the pay is yearly or of another currency. */
  aYear: string | null
}

type Amount = { value: number; isOpen: boolean }
type Currency = { sign: string; code: string }

const UNIT: Readonly<Record<PayInterval, string>> = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  'two weeks': ' every two weeks',
  'half month': ' twice a month',
  month: ' a month',
  year: '',
}

const CODES = 'USD|CAD|AUD|NZD|SGD|HKD|EUR|GBP'
/** Of dollars that are not those of the United States: 'C$'. */
const DOLLARS = 'CA?|AU?|NZ|SG?|HK'
const SIGN = `(?:\\b(?:${CODES})\\s?)?(?:\\b(?:US|${DOLLARS})(?=\\$))?[$€£]?\\s?`
const NUMBER = '(\\d[\\d,.]*(?:(?<=,) \\d{3}(?!\\d))*)\\s?(k\\b)?\\s?(\\+)?'
const SUM = new RegExp(`${SIGN}${NUMBER}\\s?[$€£]?(?:\\s?(?:${CODES})\\b)?`, 'gi')
/** What may stand between sums and after them; anything else says something that we would lose. */
const TWO_WEEKS = 'bi-?weekly|fortnight(?:ly)?|(?:every |per )?(?:two|2|other) weeks?'
const HALF_MONTH = 'semi-?monthly|(?:twice|two times) (?:a|per) month'
const SHORT_UNITS = 'hours?|hr|hourly|days?|daily|weeks?|wk|weekly'
const LONG_UNITS = 'months?|mo|monthly|years?|yr|yearly|annum|annual(?:ly)?'
const ENDS = 'up to|from|to|and(?: up)?|or more|per|an?'
const AROUND = new RegExp(
  `\\b(?:${TWO_WEEKS}|${HALF_MONTH}|${ENDS}|${SHORT_UNITS}|${LONG_UNITS})\\b|[\\s/.–—-]`,
  'gi',
)

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** '61.000' and '60, 000' are thousands, '22.50' is not. */
function toNumber(digits: string) {
  const plain = digits.replace(/[,.]$/, '')
  const isDotted = /^\d{1,3}(?:\.\d{3})+$/.test(plain)
  return Number(plain.replace(isDotted ? /[,.\s]/g : /[,\s]/g, ''))
}

function toAmounts(printed: string): Amount[] {
  const sums = [...printed.matchAll(SUM)].map(([, digits = '', k, plus]) => ({
    value: toNumber(digits),
    isThousands: k !== undefined,
    isOpen: plus !== undefined,
  }))
  // '70-90k' and '40-65,000' name thousands once.
  const areThousands = sums.some(({ value, isThousands }) => isThousands || value >= 10_000)
  return sums.map(({ value, isThousands, isOpen }) => ({
    value: isThousands || (areThousands && value < 1_000) ? value * 1_000 : value,
    isOpen,
  }))
}

function toCurrency(printed: string, salaryMax: number | null): Currency {
  const code = new RegExp(`\\b(?:${CODES})\\b`, 'i').exec(printed)?.[0].toUpperCase()
  if (code)
    return SIGNS[code]
      ? { sign: SIGNS[code], code: '' }
      : { sign: /[$€£]/.exec(printed)?.[0] ?? '', code: ` ${code}` }
  const sign = new RegExp(`(?:\\b(?:${DOLLARS}))?[$€£]`, 'i').exec(printed)?.[0]
  return { sign: sign ?? (salaryMax === null ? '' : '$'), code: '' }
}

// Made once: making one takes many times as long as its work.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const sumText = (value: number, { sign }: Currency) =>
  sign + (Number.isInteger(value) ? whole : withCents).format(value)

/** Of the words that `AROUND` allows; 'biweekly' before 'weekly'. */
const UNIT_WORDS: Readonly<Record<PayInterval, RegExp>> = {
  hour: /h(?:ou)?r/i,
  day: /da(?:y|ily)/i,
  'two weeks': new RegExp(`\\b(?:${TWO_WEEKS})`, 'i'),
  'half month': new RegExp(`\\b(?:${HALF_MONTH})`, 'i'),
  week: /we?e?k/i,
  month: /mo/i,
  year: /y(?:ea)?r|ann/i,
}

const INTERVALS = Object.keys(UNIT_WORDS) as PayInterval[]

/** The interval by which the largest sum makes the yearly one, else the one in words; null for neither. */
const findInterval = (printed: string, largest: number, salaryMax: number | null): PayInterval | null =>
  salaryMax === null
    ? (INTERVALS.find((interval) => UNIT_WORDS[interval].test(printed)) ?? null)
    : (INTERVALS.find((interval) => Math.round(largest * TIMES_A_YEAR[interval]) === salaryMax) ?? null)

function rangeText(printed: string, amounts: readonly Amount[], currency: Currency) {
  const [low, high] = [...amounts]
    .sort((one, other) => one.value - other.value)
    .map(({ value }) => sumText(value, currency))
  const isOpen = amounts.some((amount) => amount.isOpen)
  if (high !== undefined && high !== low) return `${low} to ${high}${isOpen ? '+' : ''}`
  if (/\bup to\b/i.test(printed)) return `Up to ${low}`
  return isOpen || /\bfrom\b/i.test(printed) ? `From ${low}` : `${low}`
}

/** A print that says anything else stays as it is. `salaryMax`, a year, decides what a sum without interval is. */
export function payWords(printed: string, salaryMax: number | null): PayWords {
  const [sums = '', ...more] = printed.split(' • ')
  const { text, aYear } = sumWords(sums, salaryMax)
  return { text: [text, ...more].join(' · '), aYear }
}

function sumWords(printed: string, salaryMax: number | null): PayWords {
  const asPrinted = { text: printed, aYear: null }
  const amounts = toAmounts(printed)
  if (amounts.length === 0 || amounts.length > 2) return asPrinted
  if (printed.replace(SUM, ' ').replace(AROUND, '') !== '') return asPrinted
  const largest = Math.max(...amounts.map(({ value }) => value))
  const interval = findInterval(printed, largest, salaryMax)
  if (!Number.isFinite(largest) || (salaryMax !== null && interval === null)) return asPrinted
  const currency = toCurrency(printed, salaryMax)
  const isYearly = interval === null || interval === 'year'
  return {
    text: `${rangeText(printed, amounts, currency)}${interval ? UNIT[interval] : ''}${currency.code}`,
    aYear: isYearly || salaryMax === null ? null : `about $${salaryMax.toLocaleString('en-US')} a year`,
  }
}

type Paid = { salaryRange: string | null; salaryMax: number | null; jobType?: string | null }

/** By the printed range, else up to the largest. An hour's pay says nothing of a year in part-time work. */
export function getPay({ salaryRange, salaryMax, jobType }: Paid): PayWords | null {
  if (salaryRange) {
    const pay = payWords(salaryRange, salaryMax)
    return jobType === 'Part-Time' ? { ...pay, aYear: null } : pay
  }
  return salaryMax === null ? null : { text: printedMax(salaryMax), aYear: null }
}

/** The same in one line: '$22 to $30 an hour (about $62,400 a year)'. */
export function salaryText(job: Paid): string | null {
  const pay = getPay(job)
  return pay && (pay.aYear === null ? pay.text : `${pay.text} (${pay.aYear})`)
}

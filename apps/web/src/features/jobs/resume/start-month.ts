const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** When what begins in them usually begins. */
const SEASONS: Readonly<Record<string, number>> = { winter: 0, spring: 0, summer: 5, fall: 7, autumn: 7 }

/** Months since year 0 in which something starts; null where that cannot be told. `today` is a day. */
export function findStartMonth(text: string, today: string): number | null {
  const monthOf = (year: number, month: number) => year * 12 + month
  const [, dayYear, dayMonth] = /\b(20\d\d)-(\d\d)-\d\d\b/.exec(text) ?? []
  if (dayYear && dayMonth) return monthOf(Number(dayYear), Number(dayMonth) - 1)
  const year = /\b20\d\d\b/.exec(text)?.[0]
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const month = words
    .map((word) => SEASONS[word] ?? MONTHS.indexOf(word.slice(0, 3)))
    .find((found) => found >= 0)
  if (year !== undefined && month !== undefined) return monthOf(Number(year), month)
  return /\b(?:asap|as soon as possible|immediate(?:ly)?|right away|now)\b/i.test(text)
    ? monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1)
    : null
}

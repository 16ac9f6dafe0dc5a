import { dayAndYear, formatDay, formatDaysAgo, newYorkDay, shortDay } from '../days.ts'
import { daysOpenText } from '../jobs/employer.ts'
import { payWords } from '../jobs/job-pay.ts'
import { plural } from '../text/plural.ts'
import type { PostingChange } from './posting-changes.ts'

const NAMES: Record<PostingChange['field'], string> = {
  title: 'Title',
  places: 'Places',
  workplace: 'Workplace',
  type: 'Job type',
  pay: 'Pay',
  text: 'Text',
}

export const changedFieldNames = (fields: readonly PostingChange['field'][]): string =>
  fields.map((field) => NAMES[field]).join(', ')

/** More places say no more to a reader. */
const MAX_PLACES = 6

/** Places have commas of their own. */
function listed(places: readonly string[]): string {
  const rest = places.length - MAX_PLACES
  return [...places.slice(0, MAX_PLACES), ...(rest > 0 ? [`${rest} more`] : [])].join('; ')
}

function placeWords(before: readonly string[], after: readonly string[]): string {
  const toKey = (place: string) => place.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const without = (places: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(toKey))
    return places.filter((place) => !known.has(toKey(place)))
  }
  const [added, removed] = [without(after, before), without(before, after)]
  return [added.length > 0 && `added ${listed(added)}`, removed.length > 0 && `removed ${listed(removed)}`]
    .filter((part) => part !== false)
    .join(' · ')
}

const formatValue = (field: PostingChange['field'], value: string | null) =>
  value !== null && field === 'pay' ? payWords(value, null).text : value

function valueWords(field: PostingChange['field'], before: string, after: string): string {
  // A range of pay has a 'to' of its own.
  if (field === 'pay') return `now ${after}, before ${before}`
  return field === 'title' ? `from “${before}” to “${after}”` : `from ${before} to ${after}`
}

/** 'Pay was removed on Sep 3: before $81,000 to $86,000'; the day is as people read it. */
export function changeWords(change: PostingChange, day: string): string {
  const name = NAMES[change.field]
  if (change.field === 'text') return `${name} changed on ${day}`
  if (change.field === 'places')
    return `${name} changed on ${day}: ${placeWords(change.before, change.after)}`
  const { field } = change
  const [before, after] = [change.before, change.after].map((value) => formatValue(field, value))
  if (after == null) return `${name} was removed on ${day}${before == null ? '' : `: before ${before}`}`
  if (before == null) return `${name} was added on ${day}: ${after}`
  return `${name} changed on ${day}: ${valueWords(field, before, after)}`
}

/** What we saw of a job, in the names of its call: instants as ISO texts, the board's own day as `YYYY-MM-DD`. */
export type SeenHistory = {
  posted_by_employer: string | null
  first_seen: string
  last_checked: string | null
  days_open: number
  versions: readonly { seen_at: string; changes: readonly PostingChange[] }[]
  relisted: readonly { gone_at: string; back_at: string }[]
  earlier_listings: readonly { first_seen: string; last_seen: string; title: string }[]
  sources: readonly { address: string }[]
  employer: { company: string; open_jobs: number; median_days_open: number | null }
}

export type HistoryReading = {
  /** The day of reading; null for words that people keep, which name every day in full. */
  today: string | null
  isOpen: boolean
}

export type ChangedPassages = { before: string | null; after: string | null }

export type HistoryEvent = { sentence: string; passages: ChangedPassages | null }

type Named = (day: string) => string

const toDay = (instant: string) => newYorkDay(new Date(instant))

const namedFor = ({ today }: HistoryReading): Named =>
  today === null ? dayAndYear : (day) => shortDay(day, today)

function checkedWords(checked: string, { today, isOpen }: HistoryReading, named: Named): string {
  if (!isOpen) return `last seen ${named(checked)}`
  return `checked ${today === null ? named(checked) : formatDaysAgo(checked, today)}`
}

function formatDates(history: SeenHistory, reading: HistoryReading): string[] {
  const named = namedFor(reading)
  const { posted_by_employer: posted, last_checked: checked } = history
  const subject = history.earlier_listings.length > 0 ? 'This posting first seen' : 'First seen'
  return [
    `${subject} ${dayAndYear(toDay(history.first_seen))}`,
    posted && `posted ${named(posted)} by the employer`,
    history.days_open > 0 ? `watched for ${daysOpenText(history.days_open)}` : null,
    checked && checkedWords(toDay(checked), reading, named),
  ].filter((part) => part !== null)
}

const absenceWords = (gone: string, back: string, named: Named): string =>
  gone === back
    ? `Gone at one check on ${named(gone)}, back at a later one`
    : `Gone at our check on ${named(gone)}, back at our check on ${named(back)}`

function toEvents({ versions, relisted }: SeenHistory, named: Named): HistoryEvent[] {
  const changes = versions.flatMap(({ seen_at: at, changes: seen }) =>
    seen.map((change) => ({
      at,
      sentence: changeWords(change, named(toDay(at))),
      passages: change.field === 'text' ? { before: change.before, after: change.after } : null,
    })),
  )
  const absences = relisted.map(({ gone_at: gone, back_at: at }) => ({
    at,
    sentence: absenceWords(toDay(gone), toDay(at), named),
    passages: null,
  }))
  return [...changes, ...absences]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .map(({ sentence, passages }) => ({ sentence, passages }))
}

const countedTogether = (day: string) =>
  `Counted together because title and places matched and the texts were nearly the same when this one came on ${day}. Each may be a job of its own.`

function formatEarlierListings(history: SeenHistory, reading: HistoryReading): string | null {
  const { earlier_listings: earlier, versions, first_seen: came } = history
  const [first] = [...earlier].sort((one, other) => one.first_seen.localeCompare(other.first_seen))
  if (!first) return null
  const named = namedFor(reading)
  const day = toDay(first.first_seen)
  const [month, year] = [formatDay(day).split(' ')[0], day.slice(0, 4)]
  const since = year === reading.today?.slice(0, 4) ? month : `${month} ${year}`
  return `Listed ${earlier.length + 1} times since ${since}; first seen ${named(day)}. ${countedTogether(named(toDay(versions[0]?.seen_at ?? came)))}`
}

function formatSources(sources: SeenHistory['sources']): string | null {
  if (sources.length < 2) return null
  const addresses = sources.map(({ address }) => address.replace(/^https?:\/\/|\/$/gi, ''))
  return `Seen on ${sources.length} boards: ${addresses.join(', ')}`
}

function formatEmployer({ company, open_jobs: open, median_days_open: median }: SeenHistory['employer']) {
  if (median === null) return null
  const jobs = `${plural(open, 'open job')} on Lilypad`
  return `${company} has ${jobs}; half of those that we saw come and go were there for up to ${daysOpenText(median)}`
}

function formatNoEvents(history: SeenHistory, named: Named): string {
  const { first_seen: first, last_checked: last, versions } = history
  const begun = versions[0]?.seen_at ?? first
  if (last === null || Date.parse(last) <= Date.parse(begun)) return 'Seen at one check so far'
  const [from, to] = [named(toDay(begun)), named(toDay(last))]
  return from === to ? `No change seen on ${from}` : `No change seen from ${from} to ${to}`
}

/** Nothing that was not seen, and no judgement of it; null for what there is nothing to say of. */
export function historyWords(history: SeenHistory, reading: HistoryReading) {
  const named = namedFor(reading)
  const events = toEvents(history, named)
  const earlier = [...history.earlier_listings].sort((one, other) =>
    one.first_seen.localeCompare(other.first_seen),
  )
  return {
    dates: formatDates(history, reading),
    events,
    noEvents: events.length > 0 ? null : formatNoEvents(history, named),
    listings: formatEarlierListings(history, reading),
    earlier: earlier
      .toReversed()
      .map(
        ({ title, first_seen: first, last_seen: last }) =>
          `${title} · ${named(toDay(first))} to ${named(toDay(last))}`,
      ),
    sources: formatSources(history.sources),
    employer: formatEmployer(history.employer),
  }
}

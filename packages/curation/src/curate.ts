import type { Confidence, CuratedJob, FoundPosting, Passage, PostingFacts, Salary } from '@lilypad/domain'
import {
  annualMax,
  isCalendarDay,
  MAX_DESCRIPTION_LENGTH,
  placeReason,
  postingFacts,
  splitSentences,
  squeeze,
  unlistedReason,
} from '@lilypad/domain'
import { readAudience } from './audience/read-audience.ts'
import { type CategoryRead, readCategory, SURE_FROM } from './category/read-category.ts'
import { readFacts } from './facts/read-facts.ts'
import { readJobType } from './job-type.ts'
import { readSalary } from './pay/read-salary.ts'
import { placesInText, placesInTitle } from './places/place-restrictions.ts'
import { locationNames, type PlacesRead, readPlaces, saysWhere } from './places/read-places.ts'
import { atLostBreaks } from './sentences.ts'
import { stackId } from './stack-id.ts'
import { summarise } from './summary/summary.ts'
import { readTravel } from './travel/read-travel.ts'
import { readWorkplace, statedFields, type WorkplaceRead } from './workplace/read-workplace.ts'

const LONGEST_QUOTE = 400

const shortened = (sentence: string) =>
  sentence.length > LONGEST_QUOTE ? `${sentence.slice(0, LONGEST_QUOTE)}…` : sentence

/** A sentence of a text between its neighbours, each at most 400 characters; null for a sentence that the text lacks. */
function findPassage(sentences: readonly string[], sentence: string | null): Passage | null {
  const index = sentence === null ? -1 : sentences.indexOf(sentence)
  if (sentence === null || index < 0) return null
  const [before = null, after = null] = [sentences[index - 1], sentences[index + 1]]
  return {
    before: before && shortened(before),
    sentence: shortened(sentence),
    after: after && shortened(after),
  }
}

/** Increase it with every change of a rule, so that stored postings are curated again. */
export const CURATION_VERSION = 15

export type CurationContext = {
  /** The board's company; a company named by the posting takes precedence. */
  company: string
  /** The description as safe Markdown. */
  markdown: string
  text: string
}

const LONGEST_NAME = 500
const LONGEST_SENTENCE = 2_000

/** Systems fill an empty date with the beginning of their calendar: the year 1, 1900 or 1970. */
const EARLIEST_DAY = '2000-01-01'

/** The day as the board prints it, in whatever zone; null for a day that no calendar has. */
function toDay(instant: string | null) {
  const day = instant?.trim().slice(0, 10) ?? ''
  return isCalendarDay(day) && day >= EARLIEST_DAY ? day : null
}

const isAbroad = ({ restrictedTo }: PlacesRead) =>
  restrictedTo.length > 0 && restrictedTo.every((code) => !code.startsWith('US'))

/** The places of a title, where the posting's own are the whole United States or none. */
const narrowed = (shown: PlacesRead, title: string): PlacesRead | null =>
  saysWhere(shown) && shown.restrictedTo.join() !== 'US' ? null : placesInTitle(title)
/** The places to which the text limits the job; null where it names none. */
function placesOfFacts({ eligibility: { states_only, countries } }: PostingFacts): PlacesRead | null {
  const codes = states_only?.map((state) => `US-${state}`) ?? countries
  return codes && { workplace: null, restrictedTo: [...codes].sort(), region: null }
}

/** The country of every place that is printed, where it is one. */
function findCountry({ restrictedTo }: PlacesRead) {
  const countries = new Set(restrictedTo.map((code) => code.slice(0, 2)))
  return countries.size === 1 ? ([...countries][0] ?? null) : null
}

/** The upper end in dollars a year for the low-pay rule: an open range may be any amount. */
const closedMax = (salary: Salary | null, annual: number | null) => (salary?.max == null ? null : annual)

const hundredth = (chance: number) => Math.round(chance * 100) / 100

const confidenceInCategory = ({ chance, likely }: CategoryRead): Confidence => ({
  chance: hundredth(chance),
  isQuestion: chance < SURE_FROM,
  likely,
  passage: null,
})

/** A sentence that does not decide makes a job perhaps remote. */
const confidenceInWorkplace = (read: WorkplaceRead, sentences: readonly string[]): Confidence => ({
  chance: hundredth(read.chance),
  isQuestion: read.workplace === null && read.sentence !== null,
  likely: read.workplace === null ? [] : [read.workplace],
  passage: findPassage(sentences, read.sentence),
})

/** Two bytes a letter: expressions compiled for both widths are too much code for a processor's caches; a fifth faster. */
const asWide = (text: string) => `${text}…`.slice(0, -1)

/**
 * Turns a posting into a job: the rules decide every field and give each a reason. Never throws; linear in the length
 * of the text. Rules: specification, decisions 7.
 */
export function curate(found: FoundPosting, context: CurationContext): CuratedJob {
  const text = asWide(context.text.slice(0, MAX_DESCRIPTION_LENGTH))
  // Where one works is read of whole lines: 'Work RemotelyNo' is one answer. A summary shows them.
  const lines = splitSentences(text)
  const sentences = atLostBreaks(lines)
  const title = asWide(squeeze(found.title.slice(0, LONGEST_NAME)))
  const company = (found.company?.trim() || context.company).slice(0, LONGEST_NAME)
  const shown = readPlaces(found)
  const whereDone = readWorkplace(statedFields(found, shown), { title, sentences: lines })
  const { workplace } = whereDone
  const category = readCategory({ title, department: found.department, company })
  const place = found.places.length === 1 ? (found.places[0] ?? null) : null
  const posted = toDay(found.postedAt)
  const country = findCountry(shown)
  const facts = postingFacts(readFacts({ title, text, sentences, posted, place, country }))
  const isOpen = workplace === 'Remote' && !saysWhere(shown)
  const places =
    narrowed(shown, title) ?? (isOpen ? (placesOfFacts(facts) ?? placesInText(lines)) : null) ?? shown
  const audience = readAudience(title, lines, facts.requirements)
  const travel = readTravel(sentences, title)
  const salary = readSalary(text, { title, pay: found.pay, places: places.restrictedTo })
  const { jobType, reason: jobTypeReason } = readJobType({ employment: found.employment, title, text })
  const salaryMax = annualMax(salary, { isAbroad: isAbroad(places) })
  const unlisted = unlistedReason({
    title,
    url: found.url,
    workplace,
    jobType,
    salaryMax: closedMax(salary, salaryMax),
  })
  return {
    title,
    category: category.category,
    audience: audience.audience,
    jobType,
    workplace,
    travel: travel.level,
    travelDetails: travel.details?.slice(0, LONGEST_SENTENCE) ?? null,
    locations: locationNames(places),
    salaryMax,
    salaryRange: salary?.text ?? null,
    applyBy: toDay(found.applyBy),
    postedOn: posted,
    summary: summarise(lines, { title, company }),
    ...facts,
    stackId: stackId(company, title),
    unlistedReason: unlisted,
    reasons: {
      category: category.reason,
      audience: audience.reason,
      jobType: jobTypeReason,
      workplace: whereDone.reason,
      travel: travel.reason,
      locations: placeReason(places),
      salary: salary === null ? 'no pay is named' : `${salary.text}, read as ${salary.interval}`,
      ...(unlisted === null ? {} : { listed: unlisted }),
    },
    confidence: {
      category: confidenceInCategory(category),
      workplace: confidenceInWorkplace(whereDone, lines),
    },
  }
}

import type { JobType, TravelLevel, UnlistedReason, Workplace } from '@lilypad/domain'
import type { DemoOddity, DemoPay, DemoPosting, Employer } from '../demo-types.ts'
import { type Random, randomFrom } from '../random.ts'
import { TRAVEL_LINES, travelHabits } from '../words/travel.ts'
import { decideAudience } from './audience.ts'
import { deadline, laterBy, publishedAt, type Starts } from './dates.ts'
import { describe } from './describe.ts'
import { fill } from './fill.ts'
import { HOSTILE_HTML } from './hostile-html.ts'
import { ownAddresses, postingId } from './ids.ts'
import { decidePay } from './pay.ts'
import { decideArea, decideWorkplace } from './place.ts'
import type { RolePlan } from './plan-roles.ts'

/** Dollars a year below which a full-time job is not listed. Source: decisions, section 7. */
const LISTED_FROM = 30_000

const decideType = (plan: RolePlan, random: Random): JobType => {
  if (plan.level === 'intern') return 'Internship'
  if (/\badjunct|visiting lecturer\b/i.test(plan.title)) return random.pick(['Part-Time', 'Contract'])
  if (/\bsubstitute\b/i.test(plan.title)) return 'Temporary'
  if (plan.level !== 'mid' && plan.level !== 'entry') return 'Full-Time'
  const partTime = plan.family.id === 'tutoring' ? 45 : 6
  return random.weighted({ 'Full-Time': 86, 'Part-Time': partTime, Contract: 6, Temporary: 2.5 })
}

const decideTravel = (plan: RolePlan, random: Random): DemoPosting['travel'] => {
  const level: TravelLevel = random.weighted(travelHabits(plan.family.id))
  if (level === 'No Travel' && random.chance(0.6)) return { level, sentence: null }
  return { level, sentence: fill(random.pick(TRAVEL_LINES[level]), plan.gaps) }
}

const unlistedReason = (
  workplace: Workplace | null,
  pay: DemoPay,
  jobType: JobType,
): UnlistedReason | null => {
  if (workplace === null) return 'workplace_unknown'
  if (workplace !== 'Remote') return 'not_remote'
  const isLow = pay.yearlyDollars !== null && pay.yearlyDollars < LISTED_FROM
  return jobType === 'Full-Time' && isLow ? 'low_paying' : null
}

const odditiesOf = (plan: RolePlan, employer: Employer, workplace: Workplace | null): DemoOddity[] => {
  const shownAsRemote = workplace === 'Hybrid' && ['ashby', 'recruitee'].includes(employer.system)
  return [
    ...(plan.oddity ? [plan.oddity] : []),
    ...(shownAsRemote ? (['hybrid shown as remote'] as const) : []),
  ]
}

const TRACKED_LINK =
  'Curious how we work? [Read our handbook](https://{host}/handbook?utm_source=board&utm_medium=posting&utm_campaign=hiring&gh_src=4f2c91d).'

/** Adds a link with tracking parameters to about one posting in twelve. */
const withTrackedLink = (posting: DemoPosting, plan: RolePlan, random: Random): DemoPosting => {
  const last = posting.sections.at(-1)
  if (!last || !random.chance(1 / 12)) return posting
  const closing = { ...last, paragraphs: [fill(TRACKED_LINK, plan.gaps), ...last.paragraphs] }
  return {
    ...posting,
    sections: [...posting.sections.slice(0, -1), closing],
    oddities: [...posting.oddities, 'tracking links'],
  }
}

/** Writes the posting of a planned role. The same role of an employer always gives the same posting. */
export const makePosting = (employer: Employer, plan: RolePlan, starts: Starts): DemoPosting => {
  const random = randomFrom(`${employer.tenant} posting ${plan.title}`)
  const key = `${plan.title} ${plan.onlyState ?? ''}`
  const jobType = decideType(plan, random)
  const workplace = decideWorkplace(plan, employer, random)
  const area = decideArea(workplace, plan, employer, random)
  const pay = decidePay({ plan, employer, jobType, area, workplace }, random)
  const travel = decideTravel(plan, random)
  const { audience, lines } = decideAudience(plan.title, plan.family, plan.level, random)
  const applyBy = random.chance(0.15) ? deadline(key, starts) : null
  const decided = { plan, employer, jobType, workplace, area, pay, travelSentence: travel.sentence, applyBy }
  const sections =
    plan.oddity === 'no description' ? [] : describe({ ...decided, audienceLines: lines }, random)
  const id = postingId(employer, key)
  const published = publishedAt(key, starts)
  const posting: DemoPosting = {
    id,
    tenant: employer.tenant,
    title: plan.title,
    department: random.pick(plan.family.departments),
    level: plan.level,
    category: plan.family.category,
    jobType,
    workplace,
    area,
    pay,
    travel,
    audience,
    sections,
    rawHtml: plan.oddity === 'hostile' ? HOSTILE_HTML : null,
    publishedAt: published,
    updatedAt: laterBy(published, random.int(0, 9)),
    applyBy,
    unlistedReason: unlistedReason(workplace, pay, jobType),
    oddities: odditiesOf(plan, employer, workplace),
    ...ownAddresses(employer, id, plan.title),
  }
  return withTrackedLink(posting, plan, random)
}

import type { Employer, Level, RoleFamily } from '../demo-types.ts'
import { type Random, randomFrom } from '../random.ts'
import { ROLE_FAMILIES } from '../roles/all-roles.ts'
import { STATES } from '../words/geography.ts'
import { SECTOR_TITLES } from '../words/sector-titles.ts'
import { EUROPEAN_TERRITORIES, TERRITORIES, TOPICS } from '../words/topics.ts'
import { fill, type Gaps } from './fill.ts'
import { ODD_ROLES, type OddRole } from './odd-roles.ts'

/** What will be advertised, before anything is written about it. */
export type RolePlan = {
  family: RoleFamily
  level: Level
  title: string
  gaps: Gaps
  /** The one state of a role that is advertised state by state. */
  onlyState: string | null
  countries: string[] | null
  oddity: OddRole['oddity'] | null
}

/** Families whose roles are often advertised once a state. */
const STACKED = new Set([
  'sales',
  'consulting',
  'virtual-teaching',
  'tutoring',
  'student-support',
  'success',
  'programs',
])
const VARIANTS_OF_A_TITLE = 4
const EXECUTIVES_OF_AN_EMPLOYER = 2

const familyOf = (id: string): RoleFamily => {
  const family = ROLE_FAMILIES.find((candidate) => candidate.id === id)
  if (!family) throw new Error(`no role family ${id}`)
  return family
}

const titleFits = (employer: Employer, template: string): boolean => {
  const topics = TOPICS[employer.topic]
  if (template.includes('{Grades}') && topics.grades.length === 0) return false
  if (topics.foreign?.test(template)) return false
  return SECTOR_TITLES.every(
    ({ sectors, titles }) => sectors.includes(employer.sector) || !titles.test(template),
  )
}

const drawGaps = (employer: Employer, random: Random): Gaps => {
  const topics = TOPICS[employer.topic]
  const subject = random.pick(topics.subjects)
  const isAmerican = employer.offices[0].countryCode === 'US'
  return {
    subject,
    discipline: subject,
    grades: topics.grades.length > 0 ? random.pick(topics.grades) : '',
    market: random.pick(topics.markets),
    territory: random.pick(isAmerican ? TERRITORIES : EUROPEAN_TERRITORIES),
    org: employer.name,
    product: employer.product,
    learners: employer.learners,
    partners: employer.partners,
    host: `${employer.tenant}.example`,
  }
}

const variantsOf = (
  employer: Employer,
  family: RoleFamily,
  level: Level,
  template: string,
  random: Random,
) => {
  const count = /\{/.test(template) ? VARIANTS_OF_A_TITLE : 1
  return Array.from({ length: count }, (): RolePlan => {
    const gaps = drawGaps(employer, random)
    return {
      family,
      level,
      title: fill(template, gaps),
      gaps,
      onlyState: null,
      countries: null,
      oddity: null,
    }
  })
}

const candidatesOf = (employer: Employer, family: RoleFamily, random: Random): RolePlan[] => {
  const entries = Object.entries(family.titles) as [Level, string[]][]
  const plans = entries.flatMap(([level, templates]) =>
    templates
      .filter((template) => titleFits(employer, template))
      .flatMap((template) => variantsOf(employer, family, level, template, random)),
  )
  const shuffled = random.shuffle(plans)
  return family.id === 'executive' ? shuffled.slice(0, EXECUTIVES_OF_AN_EMPLOYER) : shuffled
}

const inSeveralStates = (employer: Employer, plan: RolePlan, random: Random): RolePlan[] => {
  const isPlaced = plan.gaps.territory !== undefined && plan.title.includes(plan.gaps.territory)
  if (!STACKED.has(plan.family.id) || plan.level !== 'mid' || isPlaced) return [plan]
  if (employer.abroadShare === 1 || !random.chance(0.3)) return [plan]
  const states = random.some(STATES, random.int(3, 5))
  return states.map(([name]) => ({ ...plan, onlyState: name }))
}

const oddPlans = (employer: Employer, random: Random, isHostile: boolean): RolePlan[] =>
  ODD_ROLES.filter((odd) => odd.tenant === employer.tenant).map((odd) => ({
    family: familyOf(odd.family),
    level: odd.level,
    title: (isHostile && odd.hostileTitle) || odd.title,
    gaps: drawGaps(employer, random),
    onlyState: null,
    countries: odd.countries ?? null,
    oddity: odd.oddity === 'hostile' && !isHostile ? null : odd.oddity,
  }))

/** The next title of the queue that the employer does not advertise yet. */
const takeNew = (queue: RolePlan[], taken: Set<string>): RolePlan | undefined => {
  for (let plan = queue.shift(); plan; plan = queue.shift()) {
    if (!taken.has(plan.title)) return plan
  }
  return undefined
}

/** The first place from the third on where neither neighbour is of the same family. */
const amongOthers = (plans: readonly RolePlan[], odd: RolePlan): RolePlan[] => {
  const place = plans.findIndex(
    (plan, index) => index > 1 && plan.family !== odd.family && plans[index - 1]?.family !== odd.family,
  )
  return plans.toSpliced(place, 0, odd)
}

/**
 * `count` roles of an employer, its families taking turns so that neighbours differ.
 * Throws when its families have not enough titles.
 */
export const planRoles = (employer: Employer, count: number, isHostile = false): RolePlan[] => {
  const random = randomFrom(`${employer.tenant} roles`)
  const odd = oddPlans(employer, random, isHostile)
  const plans: RolePlan[] = []
  const taken = new Set(odd.map((plan) => plan.title))
  const queues = new Map(
    [...new Set(employer.hires)].map((id) => [id, candidatesOf(employer, familyOf(id), random)]),
  )
  while (plans.length < count) {
    const before = plans.length
    for (const id of employer.hires) {
      const plan = takeNew(queues.get(id) ?? [], taken)
      if (!plan) continue
      taken.add(plan.title)
      plans.push(...inSeveralStates(employer, plan, random))
    }
    if (plans.length === before)
      throw new Error(`${employer.name} has titles for ${before} of ${count} roles`)
  }
  return odd.reduce(amongOthers, plans).slice(0, count)
}

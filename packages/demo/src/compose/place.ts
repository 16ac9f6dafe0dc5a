import type { Workplace } from '@lilypad/domain'
import type { DemoArea, DemoCity, Employer } from '../demo-types.ts'
import type { Random } from '../random.ts'
import { COUNTRIES, REGIONS, STATES } from '../words/geography.ts'
import {
  ANYWHERE_LINES,
  COUNTRIES_LINES,
  HYBRID_LINES,
  NATIONWIDE_LINES,
  ON_SITE_LINES,
  REGION_LINES,
  STATES_LINES,
  UNCLEAR_LINES,
} from '../words/terms.ts'
import { fill, joinWords } from './fill.ts'
import type { RolePlan } from './plan-roles.ts'

/** Words in a title that leave no doubt that the work is done from afar. */
const FROM_AFAR = /\b(virtual|online|tele\w*|en línea)\b/i

/** Systems whose flag tells remote from not remote for every posting. */
const SAYS_NOT_REMOTE = new Set(['workable', 'recruitee'])

export const decideWorkplace = (plan: RolePlan, employer: Employer, random: Random): Workplace | null => {
  if (plan.family.inBuilding)
    return SAYS_NOT_REMOTE.has(employer.system) || random.chance(0.8) ? 'On-Site' : null
  if (plan.onlyState || plan.oddity || FROM_AFAR.test(plan.title)) return 'Remote'
  if (random.chance(employer.remoteShare)) return 'Remote'
  const other = random.weighted({ Hybrid: 46, 'On-Site': 28, unknown: 26 })
  if (other !== 'unknown') return other
  return SAYS_NOT_REMOTE.has(employer.system) ? 'On-Site' : null
}

const officeArea = (employer: Employer, random: Random): DemoArea => {
  const several = employer.offices.length > 1 && random.chance(0.4)
  const cities = several ? employer.offices : [random.pick(employer.offices)]
  const names = cities.map((place) => (place.countryCode === 'US' ? place.region : place.country))
  return { kind: 'cities', names: [...new Set(names)].sort(), cities }
}

const abroadArea = (employer: Employer, random: Random): DemoArea => {
  const isAmerican = employer.offices[0].countryCode === 'US'
  const kind = random.weighted({ country: 60, pair: 15, region: 25 })
  if (kind === 'region') {
    return { kind: 'region', names: [random.pick(isAmerican ? REGIONS.american : REGIONS.european)] }
  }
  if (isAmerican)
    return { kind: 'countries', names: kind === 'pair' ? ['Canada', 'United States'] : ['Canada'] }
  const names = random.some(COUNTRIES, kind === 'pair' ? 2 : 1).map((country) => country.name)
  return { kind: 'countries', names: names.sort() }
}

const remoteArea = (plan: RolePlan, employer: Employer, random: Random): DemoArea => {
  if (plan.countries) return { kind: 'countries', names: plan.countries }
  if (plan.onlyState) return { kind: 'states', names: [plan.onlyState] }
  if (random.chance(employer.abroadShare)) return abroadArea(employer, random)
  const kind = random.weighted({ nationwide: 56, states: 28, anywhere: 16 })
  if (kind !== 'states') return { kind, names: [] }
  const states = random.some(STATES, random.chance(0.4) ? 1 : random.int(2, 5))
  return { kind: 'states', names: states.map(([name]) => name) }
}

export const decideArea = (
  workplace: Workplace | null,
  plan: RolePlan,
  employer: Employer,
  random: Random,
): DemoArea => (workplace === 'Remote' ? remoteArea(plan, employer, random) : officeArea(employer, random))

const REMOTE_LINES = {
  nationwide: NATIONWIDE_LINES,
  anywhere: ANYWHERE_LINES,
  states: STATES_LINES,
  countries: COUNTRIES_LINES,
  region: REGION_LINES,
  cities: ON_SITE_LINES,
}

const withArticle = (name: string): string =>
  ['United States', 'United Kingdom', 'Netherlands'].includes(name) ? `the ${name}` : name

/** The sentence in the description that says where the work is done. */
export const placeSentence = (workplace: Workplace | null, area: DemoArea, random: Random): string => {
  const cities: DemoCity[] = area.kind === 'cities' ? area.cities : []
  const gaps = {
    places: joinWords(area.names.map(withArticle), 'or'),
    city: joinWords(
      cities.map((place) => place.city),
      'or',
    ),
  }
  if (workplace === 'Remote') return fill(random.pick(REMOTE_LINES[area.kind]), gaps)
  if (workplace === null) return random.pick(UNCLEAR_LINES)
  return fill(random.pick(workplace === 'Hybrid' ? HYBRID_LINES : ON_SITE_LINES), gaps)
}

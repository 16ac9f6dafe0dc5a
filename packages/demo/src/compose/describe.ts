import type { JobType, Workplace } from '@lilypad/domain'
import type { DemoArea, DemoPay, Employer, Section } from '../demo-types.ts'
import type { Random } from '../random.ts'
import {
  APPLY_LINES,
  CONTRACT_LINES,
  DEADLINE_LINES,
  HOME_BENEFITS,
  INTERNSHIP_LINES,
  PART_TIME_LINES,
  SHARED_BENEFITS,
  TEMPORARY_LINES,
} from '../words/terms.ts'
import { TOPICS } from '../words/topics.ts'
import { VOICES, type Voice } from '../words/voices.ts'
import { fill, type Gaps } from './fill.ts'
import { placeSentence } from './place.ts'
import type { RolePlan } from './plan-roles.ts'

/** Everything that was decided about a posting before its text is written. */
export type Decided = {
  plan: RolePlan
  employer: Employer
  jobType: JobType
  workplace: Workplace | null
  area: DemoArea
  pay: DemoPay
  travelSentence: string | null
  audienceLines: string[]
  applyBy: string | null
}

const TYPE_LINES: Record<JobType, string[]> = {
  'Full-Time': [],
  'Part-Time': PART_TIME_LINES,
  Contract: CONTRACT_LINES,
  Temporary: TEMPORARY_LINES,
  Internship: INTERNSHIP_LINES,
}

/** The sentences of a family that are at home with this employer. */
const fitting = (employer: Employer, lines: string[]): string[] => {
  const { foreign } = TOPICS[employer.topic]
  const fit = foreign ? lines.filter((line) => !foreign.test(line)) : lines
  return fit.length > 0 ? fit : lines
}

const drawLines = (
  employer: Employer,
  lines: string[],
  count: number,
  gaps: Gaps,
  random: Random,
): string[] => random.some(fitting(employer, lines), count).map((line) => fill(line, gaps))

const withStops = (voice: Voice, items: string[]): string[] =>
  voice.fullStops ? items.map((item) => (/[.?!]$/.test(item) ? item : `${item}.`)) : items

const voiceOf = (employer: Employer): Voice => VOICES[employer.voice % VOICES.length] ?? VOICES[0]

const aboutSection = ({ employer, plan }: Decided, voice: Voice): Section => ({
  heading: voice.about === null ? null : fill(voice.about, plan.gaps),
  paragraphs: employer.about.map((paragraph) => fill(paragraph, plan.gaps)),
  items: [],
  part: 'about',
})

const roleSection = ({ employer, plan }: Decided, voice: Voice, random: Random): Section => {
  const purpose = drawLines(employer, plan.family.purpose, 1, plan.gaps, random)
  const rhythm = drawLines(employer, plan.family.rhythm, random.chance(0.85) ? 1 : 0, plan.gaps, random)
  return { heading: voice.role, paragraphs: [...purpose, ...rhythm], items: [], part: 'role' }
}

const dutiesSection = ({ employer, plan }: Decided, voice: Voice, random: Random): Section => {
  const duties = drawLines(employer, plan.family.duties, random.int(5, 7), plan.gaps, random)
  return {
    heading: voice.duties,
    paragraphs: [],
    items: withStops(voice, random.shuffle(duties)),
    part: 'list',
  }
}

const skillsSection = ({ employer, plan, audienceLines }: Decided, voice: Voice, random: Random): Section => {
  const skills = drawLines(employer, plan.family.skills, random.int(3, 5), plan.gaps, random)
  const items = [...audienceLines, ...skills].map((line) => fill(line, plan.gaps))
  return { heading: voice.skills, paragraphs: [], items: withStops(voice, items), part: 'list' }
}

const extrasSection = ({ employer, plan }: Decided, voice: Voice, random: Random): Section[] => {
  if (random.chance(0.3)) return []
  const extras = drawLines(employer, plan.family.extras, 2, plan.gaps, random)
  return [{ heading: voice.extras, paragraphs: [], items: withStops(voice, extras), part: 'list' }]
}

const longDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

const termsSection = (decided: Decided, voice: Voice, random: Random): Section => {
  const { workplace, area, jobType, travelSentence, applyBy, plan } = decided
  const typeLines = TYPE_LINES[jobType]
  const paragraphs = [placeSentence(workplace, area, random)]
  if (typeLines.length > 0) paragraphs.push(random.pick(typeLines))
  if (travelSentence) paragraphs.push(fill(travelSentence, plan.gaps))
  if (applyBy) paragraphs.push(fill(random.pick(DEADLINE_LINES), { deadline: longDay(applyBy) }))
  return { heading: voice.terms, paragraphs, items: [], part: 'terms' }
}

const paySection = ({ pay }: Decided, voice: Voice): Section[] =>
  pay.text === null ? [] : [{ heading: voice.pay, paragraphs: [pay.text], items: [], part: 'terms' }]

const benefitsSection = (
  { employer, workplace, jobType, plan }: Decided,
  voice: Voice,
  random: Random,
): Section[] => {
  if (jobType !== 'Full-Time' && random.chance(0.6)) return []
  const shared = random.some(SHARED_BENEFITS, random.int(2, 4))
  const home = workplace === 'Remote' ? random.some(HOME_BENEFITS, random.int(0, 1)) : []
  const items = [...employer.benefits, ...shared, ...home].map((item) => fill(item, plan.gaps))
  return [{ heading: voice.benefits, paragraphs: [], items: withStops(voice, items), part: 'closing' }]
}

const closingSection = ({ employer, plan }: Decided, random: Random): Section => ({
  heading: null,
  paragraphs: [
    ...random.some(APPLY_LINES, random.int(0, 2)).map((line) => fill(line, plan.gaps)),
    employer.closing,
  ],
  items: [],
  part: 'closing',
})

/** Some employers put the travel sentence last among the qualifications, others among the terms. */
const placeTravel = (decided: Decided, random: Random): Decided => {
  const { travelSentence, audienceLines } = decided
  if (travelSentence === null || random.chance(0.65)) return decided
  const line = travelSentence.replace(/\.$/, '')
  return { ...decided, audienceLines: [...audienceLines, line], travelSentence: null }
}

/** The description in sections, in the employer's voice. */
export const describe = (given: Decided, random: Random): Section[] => {
  const decided = placeTravel(given, random)
  const voice = voiceOf(decided.employer)
  const about = aboutSection(decided, voice)
  return [
    ...(voice.aboutFirst ? [about] : []),
    roleSection(decided, voice, random),
    dutiesSection(decided, voice, random),
    skillsSection(decided, voice, random),
    ...extrasSection(decided, voice, random),
    termsSection(decided, voice, random),
    ...paySection(decided, voice),
    ...benefitsSection(decided, voice, random),
    ...(voice.aboutFirst ? [] : [about]),
    closingSection(decided, random),
  ]
}

import type { AudienceId } from '@lilypad/domain'
import type { Level, RoleFamily } from '../demo-types.ts'
import type { Random } from '../random.ts'
import {
  FIRST_JOB_LINES,
  INTERN_LINES,
  NO_EXPERIENCE_LINE,
  NUMBER_WORDS,
  WELCOME_LINES,
  YEARS_LINES,
} from '../words/audience.ts'
import { fill, titleCase } from './fill.ts'

export type AudiencePlan = { audience: AudienceId[]; lines: string[] }

const FIRST_JOB_TITLE = /\b(entry level|junior|assistant|intern)\b/i
const TOP_TITLE = /\b(chief|president|provost|superintendent|principal|director|head|dean)\b/i
const LEADING_TITLE = /\b(senior|lead|manager)\b/i

/** Years of teaching itself are no industry. Source: specification, decisions 7. */
const TEACHING = / (?:instruction|teaching)$/

const YEARS: Record<Level, number[]> = {
  intern: [],
  entry: [],
  mid: [2, 2, 3, 3, 4],
  senior: [5, 5, 6, 7],
  lead: [5, 6, 7],
  director: [8, 9, 10],
  chief: [10, 12, 15],
}

const byYears = (years: number, kind: 'RS' | 'IE'): AudienceId => {
  if (years < 5) return `${kind}1`
  return years < 8 ? `${kind}2` : `${kind}3`
}

const byTitle = (title: string): AudienceId => {
  if (TOP_TITLE.test(title)) return 'RS3'
  return LEADING_TITLE.test(title) ? 'RS2' : 'RS1'
}

const firstJob = (title: string, family: RoleFamily, level: Level, random: Random): AudiencePlan => {
  const named = FIRST_JOB_TITLE.test(title)
  const lines =
    level === 'intern' ? INTERN_LINES : named ? [...FIRST_JOB_LINES, NO_EXPERIENCE_LINE] : FIRST_JOB_LINES
  return { audience: ['EC'], lines: [fill(random.pick(lines), { craft: family.craft })] }
}

const experience = (title: string, family: RoleFamily, level: Level, random: Random): AudiencePlan => {
  if (level === 'intern' || level === 'entry' || FIRST_JOB_TITLE.test(title))
    return firstJob(title, family, level, random)
  if (random.chance(0.22)) return { audience: [byTitle(title)], lines: [] }
  const years = random.pick(YEARS[level])
  const inIndustry = random.chance(0.38)
  const line = fill(random.pick(YEARS_LINES), {
    n: `${years}`,
    m: `${years + random.int(2, 3)}`,
    Word: titleCase(NUMBER_WORDS[years] ?? `${years}`),
    craft: inIndustry ? family.industry : family.craft,
  })
  const isTeaching = TEACHING.test(family.industry)
  return { audience: [byYears(years, inIndustry && !isTeaching ? 'IE' : 'RS')], lines: [line] }
}

const welcomes = (family: RoleFamily, random: Random): AudiencePlan => {
  const asked = family.credential
  const open = family.welcomes.filter((id) => id !== asked?.audience && random.chance(0.3))
  return {
    audience: [...(asked ? [asked.audience] : []), ...open],
    lines: [
      ...(asked ? [random.pick(asked.lines)] : []),
      ...open.map((id) => random.pick(WELCOME_LINES[id])),
    ],
  }
}

/** Whom the posting is for, and the lines among the qualifications that say so. */
export const decideAudience = (
  title: string,
  family: RoleFamily,
  level: Level,
  random: Random,
): AudiencePlan => {
  const welcome = welcomes(family, random)
  const practice = experience(title, family, level, random)
  return {
    audience: [...welcome.audience, ...practice.audience].sort(),
    lines: [...practice.lines, ...welcome.lines],
  }
}

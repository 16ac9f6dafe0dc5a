import { CATEGORIES, type Category } from '../../jobs/job-values.ts'
import { askModel } from './category-model.ts'
import { categoryAt, type Employer, employerKind, isRole } from './employer.ts'
import { titleFeatures } from './title-features.ts'
import { type TitlePart, titleParts } from './title-parts.ts'
import { type Entry, LONGEST_TITLE_NAME, titleEntry } from './vocabulary.ts'

export type CategoryRead = { category: Category; reason: string }
export type CategoryInput = { title: string; department?: string | null; company?: string | null }

// Words that may follow the head noun without taking its place.
const AFTER_HEAD =
  /^(?:of|and|i|ii|iii|iv|v|x|\d+\w?|lead|leader|position|opening|pool|intern|fellow|trainee|level|expert)$/
// A noun that is not the head ('Teacher Success Manager') counts little.
const NOT_HEAD = 2

// 'Finance Analyst' is finance and 'Security Analyst' technical, but a 'Marketing Analyst' analyses.
const KEEPS_ITS_ANALYSTS: readonly string[] = [
  'Finance',
  'Human Resources/People',
  'Operations',
  'Technical',
  'Fundraising & Development',
  'Customer Support',
]

type Scored = { entry: Entry; score: number }

function scoreOf(entry: Entry, next: string | undefined): number {
  const isHead = next === undefined || AFTER_HEAD.test(next)
  return entry.noun && !isHead ? Math.min(entry.weight, NOT_HEAD) : entry.weight
}

function entryAt(words: string[], start: number): { entry: Entry; length: number } | null {
  for (let length = Math.min(LONGEST_TITLE_NAME, words.length - start); length > 0; length--) {
    const entry = titleEntry(words.slice(start, start + length).join(' '))
    if (entry !== undefined) return { entry, length }
  }
  return null
}

// 'Head of Product, Higher Education' sells to colleges; only the head of a title names the work itself.
const marketPenalty = ({ to, noun, weight }: Entry, distance: number) =>
  distance > 0 && !noun && weight < 9 && (to === 'Higher Ed' || to === 'K12 Education' || to === 'student')
    ? 3
    : 0

function scoredIn({ words, distance }: TitlePart): Scored[] {
  const found: Scored[] = []
  for (let index = 0; index < words.length; ) {
    const hit = entryAt(words, index)
    if (hit !== null) {
      const score =
        scoreOf(hit.entry, words[index + hit.length]) -
        Math.min(distance, 6) -
        marketPenalty(hit.entry, distance)
      found.push({ entry: hit.entry, score })
    }
    index += hit?.length ?? 1
  }
  return found
}

const keepsAnalysts = (found: Scored | null | undefined): found is Scored =>
  found != null && KEEPS_ITS_ANALYSTS.includes(found.entry.to) && found.entry.weight > 5

/** The strongest name in a part; the last of equals, because the head noun comes last. */
function bestIn(part: TitlePart): Scored | null {
  const found = scoredIn(part)
  const keeper = found.findLast(keepsAnalysts)
  const isAnalyst = found.some(({ entry }) => entry.name === 'analyst')
  if (isAnalyst && keeper !== undefined) return keeper
  return found.reduce<Scored | null>((best, next) => (best && best.score > next.score ? best : next), null)
}

function bestOf(title: string): Scored | null {
  const found = titleParts(title).map(bestIn)
  const [head, second] = found
  // 'Senior Analyst, Finance' is a finance analyst.
  if (head?.entry.name === 'analyst' && keepsAnalysts(second)) return second
  return found.reduce(
    (best, next) => (best === null || (next && next.score > best.score) ? next : best),
    null,
  )
}

const SHOP =
  /\b(?:mall|ave|avenue|outlets?|plaza|galleria|store|shop|boutique|st|street|town center|fashion)\b/i

const CHIEF_OFFICER = /^\W*(?:interim |deputy )?chief\b[\w &,]{1,60}\bofficer\b/i

const ASSISTANT_TO = /\bass(?:istan)?t\.? to\b/i

const OF_SCHOOLS =
  /\b(?:schools?|districts?|education|literacy|math|mathematics|science|curriculum|k-?12|teachers?)\b/i
const isSchoolsConsultant = (title: string, found: Scored | null) =>
  /^[^,(–-]*\bconsultant\b/i.test(title) && OF_SCHOOLS.test(title) && (found === null || found.score < 6)

/** At a college a recruiter recruits students, except in the department that hires staff. */
const recruitsStaff = (found: Scored, department: string | null | undefined) =>
  found.entry.to === 'recruit' &&
  department != null &&
  bestOf(department)?.entry.to === 'Human Resources/People'

const withoutMatch: Readonly<Record<Employer, Category>> = {
  school: 'K12 Education',
  college: 'Higher Ed',
  other: 'Other',
}

/** The category by the word lists: by the title, or else by the department, or else by the employer. */
function byLists(
  { title, department }: CategoryInput,
  employer: Employer,
): CategoryRead & { entry: Entry | null } {
  const by = (category: Category, reason: string, entry: Entry | null = null) => ({ category, reason, entry })
  if (employer === 'other' && /^\W*educator\b/i.test(title) && SHOP.test(title))
    return by('Sales', 'a shop’s Educator')
  if (CHIEF_OFFICER.test(title)) return by('Executive', 'a chief officer')
  const found = bestOf(title)
  if (found?.entry.to === 'Executive' && ASSISTANT_TO.test(title))
    return by('Operations', 'an assistant to somebody')
  if (isSchoolsConsultant(title, found)) return by('Educational Consultant', 'a consultant of schools')
  if (found !== null && recruitsStaff(found, department))
    return by('Human Resources/People', 'a recruiter of staff')
  if (found !== null) {
    const { name, to } = found.entry
    return by(categoryAt(employer, to), `the title says '${name}'`, found.entry)
  }
  const fromDepartment = department ? bestOf(department) : null
  if (fromDepartment !== null) {
    const { name, to } = fromDepartment.entry
    return by(categoryAt(employer, to), `the department says '${name}'`)
  }
  return by(withoutMatch[employer], 'neither title nor department names a function')
}

type Listed = CategoryRead & { features: string[]; leastChance: number }

/**
 * The lists' answer stands unless the model gives it a smaller chance than this; strong names stand longer. Found on
 * titles that neither had met.
 */
const leastChanceOf = (entry: Entry | null): number => {
  // Who a role works for decides by definition.
  if (entry !== null && (entry.weight >= 9 || isRole(entry.to))) return 0.03
  return entry !== null && entry.weight >= 8 ? 0.1 : 0.2
}

/** What the word lists say of a title, and the features of the model. */
export const listedCategory = (input: CategoryInput): Listed => {
  const employer = employerKind(input.company ?? null, input.title)
  const { category, reason, entry } = byLists(input, employer)
  const name = entry?.name ?? null
  const features = titleFeatures({ parts: titleParts(input.title), employer, listed: category, name })
  return { category, reason, features, leastChance: leastChanceOf(entry) }
}

/**
 * The category of a job: the answer of the word lists, unless a model trained on labelled titles finds it unlikely; then
 * the model's. Rules: the README of the labelled texts, 'Category'.
 */
export function readCategory(input: CategoryInput): CategoryRead {
  const { category, reason, features, leastChance } = listedCategory(input)
  const { likely, reasons } = askModel(features)
  if ((likely[CATEGORIES.indexOf(category)] ?? 0) >= leastChance) return { category, reason }
  const likeliest = CATEGORIES[likely.indexOf(Math.max(...likely))] ?? category
  return { category: likeliest, reason: `titles alike: ${reasons(likeliest).join(', ')}` }
}

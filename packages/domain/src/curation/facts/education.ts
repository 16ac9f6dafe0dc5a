import { type DegreeNamed, degreesIn, highestOf, lowestOf, rankOf } from './degrees.ts'
import { endsWithOr, isShorterTrack } from './experience.ts'
import type { Degree } from './facts.ts'
import { forceOf } from './force.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

export type EducationRead = {
  required: Degree | null
  preferred: Degree | null
  orEquivalent: boolean
  evidence: string[]
  /** Parts whose degree is only wished: years beside it may replace it. */
  wished: ReadonlySet<Part>
}

// Right before a degree: it is an alternative to the one before it.
const JOINED =
  /(?:\bor|\/|\band\/or|\band|&|\(|\bpreferably)\s*(?:an? |the |with |have )?(?:(?!related|similar)\w+ )?$/
const COMMA = /^[^,;.]{0,40},\s*(?:an? )?$/
const NEW_DEMAND = /\b(?:required|preferred|desired|plus|preferable|ideal)\b/

/** `isAside`: wished in brackets beside others, as in 'Master or PhD (preferred)'. */
type Group = { levels: Degree[]; from: number; to: number; isAside: boolean }

const WISHED_ASIDE = /^ ?\((?:strongly |highly |is )?(?:prefer\w+|desired|desirable|a plus|ideal\w*)\)/

/** Degrees named as alternatives to one another form a group: 'BS, MS or PhD'. */
function groupsOf(part: Part, named: readonly DegreeNamed[]): Group[] {
  const groups: Group[] = []
  for (const [index, { level, from, to }] of named.entries()) {
    const last = groups.at(-1)
    const between = last === undefined ? '' : part.lower.slice(last.to, from)
    const next = named[index + 1]
    const isListed = COMMA.test(between) && next !== undefined && JOINED.test(part.lower.slice(to, next.from))
    const isAside =
      /\([^)]*$/.test(between) &&
      /^[^()]{0,40}\b(?:prefer\w+|plus|desired|desirable|ideal)/.test(part.lower.slice(to))
    const isNear = !isAside && last !== undefined && from - last.to < 120 && !NEW_DEMAND.test(between)
    const isJoined =
      isNear && (isListed || JOINED.test(between)) && !isSchoolAndYears(part, { levels: [level], from, to })
    const isWishedAside = isJoined && WISHED_ASIDE.test(part.lower.slice(to))
    if (isJoined && !isWishedAside) {
      last.levels.push(level)
      last.to = to
    } else groups.push({ levels: [level], from, to, isAside: isWishedAside })
  }
  return groups
}

// Prose that only mentions a degree: it needs a verb of demand, or to look like a list item.
const ASKS =
  /\b(?:required?|requires|must|minimum|preferred|preferably|desired|plus|have|has|hold|holds|holding|possess\w*|equivalent|graduat\w+|earned|completed?|completion|you(?:['’]ve| have)?|need(?:ed)?|qualif\w+|with an?|accredited|degree in|education|ideal|field)\b/
const OTHERS =
  /\b(?:our (?:team|staff|faculty|company|students|clients|graduates|alumni)|we (?:are|have|offer|were)|tuition|scholarships?|founded|students (?:who|with|in|to)|offers? (?:\w+ ){0,5}(?:degrees?|programs?)|(?:degree|doctoral|master['’]s|bachelor['’]s|graduate|undergraduate)(?: \w+)? programs?(?! \()|degree(?:s)? (?:and|or) certificates?|supervis\w+ (?:by|of)|reporting to)\b/

const WITH_OTHERS = /\b(?:work(?:ing)? (?:closely )?with|collaborat\w+|mentor\w*)\b/

function isAsked(part: Part, group: Group): boolean {
  const isItem = group.from < 45 && part.text.length < 260
  if (WITH_OTHERS.test(part.lower.slice(Math.max(0, group.from - 70), group.from))) return false
  if (
    OTHERS.test(part.lower.slice(Math.max(0, group.from - 70), group.to + 50)) &&
    !/\b(?:required|must|preferred|minimum|equivalent)\b/.test(part.lower)
  )
    return false
  if (part.head === 'company')
    return (isItem && group.from < 15) || /\b(?:required|must|preferred|minimum)\b/.test(part.lower)
  return isItem || ASKS.test(part.lower) || (part.head !== 'duties' && part.head !== 'none')
}

/** 'Bachelor's degree and 2 years or high school and 6 years': years stand for the degree. */
const isSchoolAndYears = ({ lower }: Part, { levels, from, to }: Omit<Group, 'isAside'>) =>
  levels.every((level) => level === 'high school') &&
  /\bor (?:an? )?$/.test(lower.slice(0, from)) &&
  /^[^.;]{0,40}\b(?:and|with|plus)\b[^.;\d]{0,20}\d+\+? years/.test(lower.slice(to))

const EQUIVALENT =
  /\bor the same (?:knowledge|skills|experience)\b|\bor (?:an? |the |its |any )?equivalen(?:t|ce|cy)\b(?! (?:degree|fields?|certificat|diploma|foreign|ged|majors?|disciplines?|subject|area|quantitative|technical field|program))|(?<!with )\bequivalent (?:to (?:an? )?)?(?:(?:and|or|of|in|to|level|relevant|related|amount|practical|professional|industry|technical|job|combination|military|real[- ]world|on[- ]the[- ]job|hands[- ]on|life|field|educational?|training|prior|similar|years)\s?[/,]? ?){0,5}(?:work )?(?:experience|combination)|\b(?:combination|mix) of (?:\w+,? |and\/or |& |\/ ?){0,4}(?:education|experience|training)|\bin lieu of (?:an? |the )?(?:\w+['’]?s? ){0,2}(?:degree|education|diploma|bachelor)|\b(?:experience|years)\b[^.;]{0,60}\b(?:may|can|could|will) (?:be )?(?:substitut\w+|considered (?:in|as)|replace|offset)|\bsubstitut\w+ (?:\w+ ){0,4}(?:for|of) (?:the |an? )?(?:\w+['’]?s? ){0,3}(?:degree|education)|\b(?:or|and\/or) (?:(?:an? |the |at least |minimum |a minimum of |of )?(?:\w+[-+]?\d* ){0,3}(?:years?|yrs?)['’]? (?:of )?)(?:[\w-]+ ){0,4}experience|(?<!\b(?:research|academic|internship|professional|industry|project|teaching|volunteer|training) )\bor (?:(?:commensurate|comparable|relevant|related|similar|practical|significant|demonstrated|work|professional|industry|sufficient|proven|applicable) ){1,3}(?:\w+ )?experience|\bcommensurate (?:\w+ )?experience|\bor (?:you['’]ve|you have) been in|\beducation\/experience\b|\bequivalent\s*\)|\bequivalent$|\bequivalency in\b/

/** Whether experience may stand for a degree, by the words from the degree on (and before it, for 'equivalent to'). */
function isReplaceable(part: Part, named: readonly DegreeNamed[], next: Part | undefined): boolean {
  const higher = named.find(({ level }) => level !== 'high school' && level !== 'none')
  const match = EQUIVALENT.exec(part.lower)
  if (match !== null) {
    if (higher !== undefined) {
      // 'GED or equivalent, bachelor's preferred': the words belong to the school diploma.
      const last = named.findLast(({ from }) => from < match.index)
      if (last?.level !== 'high school' || /experience|combination/.test(match[0])) return true
      return EQUIVALENT.test(part.lower.slice(higher.to))
    }
    return /experience/.test(match[0]) && !/equivalent$/.test(match[0])
  }
  if (higher === undefined || next === undefined) return false
  return /^or\b/.test(next.lower) && EQUIVALENT.test(next.lower.slice(0, 160))
}

const MAY_REPLACE = /equivalent|the same |combination|in lieu|substitut/
const STANDALONE =
  /\b(?:(?<!following )combination of (?:\w+,? |and\/or |& ){0,3}(?:education|experience)|experience\b[^.;]{0,60}\b(?:may|can|could|will) (?:be )?(?:substitut\w+|considered in lieu)|in lieu of (?:an? |the )?(?:\w+['’]?s? ){0,2}degree|substitut\w+ (?:\w+ ){0,3}for (?:the |an? )?(?:\w+ ){0,3}(?:degree|education)|^(?:or |and\/or )?equivalent (?:\w+ ){0,3}experience)\b/

// 'Five years of experience or equivalent combination …' stands for the years.
const NOT_FOR_DEGREE = /degree may|^[^.;]{0,20}\byears?\b[^.;]{0,60}\bor (?:an )?equivalent combination/

type Weighed = { demanded: Degree[]; wishes: Degree[]; isReplaced: boolean }

/** The degrees that a part demands and wishes, and whether high school and years may stand for them. */
function weighed(part: Part, groups: readonly Group[]): Weighed {
  const found: Weighed = { demanded: [], wishes: [], isReplaced: false }
  for (const [at, group] of groups.entries()) {
    const { from, to } = group
    const isSecond = found.demanded.length > 0
    if (isSecond && isSchoolAndYears(part, group)) {
      found.isReplaced = true
      continue
    }
    // 'Master's degree with a BA in …': the second comes with the first.
    if (isSecond && /\bwith an? $/.test(part.lower.slice(0, from))) continue
    const range = { from, to, previous: groups[at - 1]?.to, next: groups[at + 1]?.from }
    const force = group.isAside ? 'wish' : forceOf(part, range, 'degree')
    const low = lowestOf(group.levels)
    if (low === null || force === 'denied') continue
    if (force === 'demand') found.demanded.push(low)
    else found.wishes.push(low)
  }
  return found
}

export function readEducation(parts: readonly Part[]): EducationRead {
  const asked: { demand: Degree[]; wish: Degree[] } = { demand: [], wish: [] }
  const evidence: string[] = []
  const wished = new Set<Part>()
  let orEquivalent = false
  const standalone: string[] = []
  let isHigher = false
  let wasTrack = false
  for (const [index, part] of parts.entries()) {
    const named = maySpeakOf(part, 'degree') ? degreesIn(part.text, part.lower) : []
    if (named.length === 0) {
      if (/^or\b\W*$/.test(part.lower)) wasTrack = true
      if (
        maySpeakOf(part, 'replace') &&
        MAY_REPLACE.test(part.lower) &&
        STANDALONE.test(part.lower) &&
        !NOT_FOR_DEGREE.test(part.lower)
      ) {
        standalone.push(part.text)
      }
      continue
    }
    const groups = groupsOf(part, named).filter((group) => isAsked(part, group))
    if (groups.length === 0) continue
    const { demanded, wishes, isReplaced } = weighed(part, groups)
    asked.wish.push(...wishes)
    orEquivalent ||= isReplaced
    isHigher ||= named.some(({ level }) => level !== 'high school')
    if (demanded.length === 0) wished.add(part)
    const low = lowestOf(demanded)
    if (low !== null) {
      const isTrack =
        /^(?:or\b|(?:pathway|option|track) [a-d\d])/.test(part.lower) ||
        isShorterTrack(part, parts[index - 1]) ||
        wasTrack ||
        /\b(?:or|(?:will|also) accept) (?:an? )?$/.test(part.lower.slice(0, groups[0]?.from))
      const before = asked.demand.at(-1)
      if (isTrack && before !== undefined)
        asked.demand[asked.demand.length - 1] = lowestOf([before, low]) ?? low
      else asked.demand.push(low)
    }
    wasTrack = endsWithOr(part.lower)
    if (isReplaceable(part, named, parts[index + 1])) orEquivalent = true
    evidence.push(part.text)
  }
  if (isHigher && standalone.length > 0) {
    orEquivalent = true
    evidence.push(...standalone)
  }
  const required = highestOf(asked.demand)
  const above = asked.wish.filter((level) => required === null || rankOf(level) > rankOf(required))
  const preferred = lowestOf(above)
  const isStated = required !== null || preferred !== null
  return {
    required,
    preferred,
    orEquivalent: isStated && orEquivalent,
    evidence: isStated ? evidence : [],
    wished,
  }
}

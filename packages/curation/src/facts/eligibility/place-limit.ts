import { anyOf, composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import { type PlaceList, placeLists } from './place-list.ts'
import { PEOPLE, POST } from './residence-parts.ts'

/** The places in which alone one may live, or which are ruled out. */
export type PlaceLimit = Pick<PlaceList, 'states' | 'countries'> & { isExcluded: boolean }

const MAY = anyOf([
  'available|open|offered|performed|permitted|allowed|eligible|limited|restricted|hired',
  'filled|done|worked|remote(?:ly)?',
])
const WHICH = '(?:(?:any|one|each) of )?(?:the |our |these |those )?(?:\\w+ ){0,2}?'
const STATES = '(?:(?:u\\.?s\\.? )?(?:states?|locations?|countries)(?: of)?)?(?: only)?'
const TO_LIST = `(?:[^.;!?]{0,50} )?(?:in|from|of|within|to)[: ]${WHICH}${STATES}[:\\s(]*$`
const TAKE = '(?:hir(?:e|ing)|employ(?:ing)?)\\b(?! (?:the|our|great|top)\\b)'
const LIVE = '(?:live|living|reside|residing|be (?:located|based)|work(?:ed)?)\\b'

/** Right before a list of places, what one does there. */
export const BEFORE_PLACES: readonly Pattern[] = [
  {
    name: 'we hire in',
    expression: composed`\b${TAKE}${TO_LIST}`,
    reads: 'we currently hire in the following states: ',
    misses: 'we hire the best people in ',
  },
  {
    name: 'residents of',
    expression: composed`\b${PEOPLE}\b${TO_LIST}|^residents of $`,
    reads: 'open to residents of ',
    misses: 'our people know ',
  },
  {
    name: 'live in',
    expression: composed`\b${LIVE}${TO_LIST}`,
    reads: 'you must live in one of these states: ',
    misses: 'live events across ',
  },
  {
    name: 'the position may be filled in',
    expression: composed`\b(?:${POST}|work|employment)\b[^.;!?]{0,30}\b${MAY}\b${TO_LIST}`,
    reads: 'this position is available in ',
    misses: 'this position visits schools in ',
  },
  {
    name: 'remote in',
    expression: /\b(?:remote(?:ly)?|work from home|telework|live|reside) (?:in|from|within) (?:the )?$/i,
    reads: 'work from home in ',
    misses: 'remote teams at ',
  },
  {
    name: 'eligible states',
    expression: /\b(?:eligible|approved|excluded|permitted) (?:states|locations|countries)[:\s(]*$/i,
    reads: 'Eligible states: ',
    misses: 'eligible for benefits: ',
  },
  {
    name: 'residency in',
    expression: /\bresiden(?:cy|ce) in (?:the state of )?$/i,
    reads: 'you must establish residency in ',
    misses: 'a residency programme at ',
  },
  {
    name: 'registered in',
    expression: /\bregistered (?:as an employer |to (?:employ|hire|do business) )?(?:only )?in[:\s(]*$/i,
    reads: 'We are registered as an employer in ',
    misses: 'registered nurses in ',
  },
]

const LIMITS = composed`\b(?:${anyOf([
  'only|must|should|need|required?|open|limited|restricted|eligible|approved|able|currently',
  'consider\\w*|accept\\w*|available|permitted|allowed|may|can|following|these',
  'we (?:hire|employ)|hiring|establish|maintain|^(?:fully )?remote|work from home',
])})\b`
const ONLY_THERE = /^[^.;!?]{0,30}\b(?:only (?:hire|employ|consider)|must (?:live|reside) in one)/i

const NOT = "(?:not|cannot|can['’]?t|unable|n['’]t|ineligible)"
const NEGATED = composed`(?:\b${NOT}|n['’]t)\b(?![^.;!?]*\boutside\b)(?! (?:only|limited))`
const RULED_OUT = composed`^[^.;!?]{0,40}?\b${NOT}\b|^[^.;!?]{0,20}\b(?:are|is) excluded`
const EXCEPT = anyOf([
  'except(?: for| in)?|exclud(?:ing|es?|ed)(?: states)?|exclusions|other than',
  'with the exception of|(?:any|all) (?:u\\.?s\\.? )?states? but|but not',
])
const EXCEPTED = composed`\b${EXCEPT}(?: (?:for|in|those in|residents of|the states? of))*[:\s(]*$`
const OF_WORK =
  /remote|hire|hiring|candidate|applicant|reside|live|located|position|role|job|state|employ|\bu\.?s\b|united states|anywhere/

const RESIDENTS = /^ (?:state )?residen(?:ts?|cy)\b/
const RESIDENTS_ONLY = /^ (?:state )?residen(?:ts?|cy)(?:,? only| (?:is )?required)\b/
const BEFORE_RESIDENTS = /\b(?:must be|should be|only to|open to|limited to|only)(?: an?)? $/
const ONLY_BEHIND = /^\)? (?:residents )?only\b/

// Where one may work is another fact.
const OF_PERMISSION = /authori[sz]|\bto work\b|legal|sponsor|citizen|visa/

// Others' places: of offices, customers, schools; those that pay, law or a wish depends on. */
const OF_OTHERS = composed`\b(?:${anyOf([
  'compensation|salar\\w+|pay|wages?|ccpa|privacy|offices?|headquarter\\w*|customers?',
  'clients?|families|students|children|patients|communities|arbitration|prefer\\w*',
  'ideal\\w*|fair chance|ordinance|background|equal (?:employ|opp)\\w*|accommodat\\w+',
  'discriminat\\w+|laws?|benefits?|licensed|territor\\w+|if you (?:are|live|reside)',
  'where (?:you|they|we)',
])})\b`

const aroundList = (text: string, { from, to }: PlaceList) => ({
  before: (
    text
      .slice(0, from)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  )
    .toLowerCase()
    .slice(-160),
  after: (text.slice(to).split(/[.;!?](?:\s|$)/)[0] ?? '').toLowerCase().slice(0, 80),
})

/** Whether what stands before a list of places speaks of an office, of customers, of what pay or law depends on. */
export function isOfOthers(text: string, list: PlaceList): boolean {
  const { before } = aroundList(text, list)
  return OF_OTHERS.test(before) || OF_PERMISSION.test(before)
}

function limitOf(text: string, list: PlaceList): PlaceLimit | null {
  const { before, after } = aroundList(text, list)
  if (list.isSmaller || OF_OTHERS.test(before)) return null
  const limit = (isExcluded: boolean) => ({ states: list.states, countries: list.countries, isExcluded })
  if (EXCEPTED.test(before) && (OF_WORK.test(before) || before.startsWith('('))) return limit(true)
  if (OF_OTHERS.test(after)) return null
  if (list.states.length === 0 && OF_PERMISSION.test(before)) return null
  const isThere = firstMatch(BEFORE_PLACES, before) !== null
  if (isThere && (NEGATED.test(before) || RULED_OUT.test(after))) return limit(true)
  const isOnly = ONLY_BEHIND.test(after) && /remote|candidates|applicants|residents|hir/.test(before)
  const isResidents = RESIDENTS_ONLY.test(after) || (RESIDENTS.test(after) && BEFORE_RESIDENTS.test(before))
  const isList = list.states.length > 1 || (list.states.length === 0 && list.countries.length > 1)
  const isLimited =
    isThere && (LIMITS.test(before) || ONLY_THERE.test(after)) && (isList || /\bonly\b|residen/.test(before))
  return isOnly || isResidents || isLimited ? limit(false) : null
}

/** What a text says of the states and countries in which one may live; null if nothing. */
export function placeLimit(text: string): PlaceLimit | null {
  for (const list of placeLists(text)) {
    const limit = limitOf(text, list)
    if (limit !== null) return limit
  }
  return null
}

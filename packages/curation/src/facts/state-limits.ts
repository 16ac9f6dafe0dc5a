import { codesOf, type StateNamed, statesIn } from './states-named.ts'

/** The states in which alone one may live, or which are ruled out. */
export type StateLimit = { codes: string[]; isExcluded: boolean }

type StateList = { states: StateNamed[]; from: number; to: number }

const BETWEEN = /^[\s,/&;()•-]*(?:(?:and|or|and\/or|as well as) )?(?:the )?(?:states? of )?$/i
// 'Austin, TX' is a city.
const CITY_BEFORE = /[A-Z][\w.'’]+, $/

/** States that follow one another: 'Colorado, Texas or Utah'. */
function listsIn(text: string): StateList[] {
  const lists: StateList[] = []
  for (const state of statesIn(text, 'all')) {
    const last = lists.at(-1)
    if (last !== undefined && BETWEEN.test(text.slice(last.to, state.from))) {
      last.states.push(state)
      last.to = state.to
    } else lists.push({ states: [state], from: state.from, to: state.to })
  }
  return lists.filter(
    ({ from, to }) =>
      !CITY_BEFORE.test(text.slice(Math.max(0, from - 40), from)) &&
      // 'Eastern time', 'the New York City area'.
      !/^\)? (?:time|city|metro|area|county|bay)/i.test(text.slice(to, to + 9)),
  )
}

const PEOPLE =
  '(?:candidates?|applicants?|applications?|residents?|people|individuals?|those|anyone|employees)'
const POST = '(?:position|role|job|opportunity|work|employment)'
const MAY =
  '(?:available|open|offered|performed|permitted|allowed|eligible|limited|restricted|hired|filled|done|remote(?:ly)?)'
const WITHIN = '(?:in|from|of|within|to)'
const STATES =
  '(?:(?:any|one|each) of )?(?:the |our |these |those )?(?:\\w+ ){0,2}?(?:(?:u\\.?s\\.? )?(?:states?|locations?)(?: of)?)?(?: only)?'
const right = (words: string) => new RegExp(`\\b${words}(?:[^.;!?]{0,50} )?${WITHIN}[: ]${STATES}[:\\s(]*$`)
/** Right before the list, what one does there. */
const THERE: readonly RegExp[] = [
  right('(?:hir(?:e|ing)|employ(?:ing)?)\\b(?! (?:the|our|great|top)\\b)'),
  right(`${PEOPLE}\\b`),
  right('(?:live|living|reside|residing|be (?:located|based)|work)\\b'),
  right(`${POST}\\b[^.;!?]{0,30}\\b${MAY}\\b`),
  /\b(?:remote(?:ly)?|work from home|telework|live|reside) (?:in|from|within) $/,
  /\b(?:eligible|approved|excluded) (?:states|locations)[:\s(]*$/,
  /\bresiden(?:cy|ce) in (?:the state of )?$/,
]
const LIMITS =
  /\b(?:only|must|should|need|required?|open|limited|restricted|eligible|approved|able|currently|consider\w*|accept\w*|available|permitted|allowed|may|can|following|these|we (?:hire|employ)|hiring|establish|maintain|^(?:fully )?remote|work from home)\b/

const NOT = "(?:not|cannot|can['’]?t|unable|n['’]t|ineligible)"
const NEGATED = new RegExp(`(?:\\b${NOT}|n['’]t)\\b(?![^.;!?]*\\boutside\\b)(?! (?:only|limited))`)
const EXCEPTED =
  /\b(?:except(?: for| in)?|exclud(?:ing|es?|ed)(?: states)?|exclusions|other than|with the exception of|(?:any|all) (?:u\.?s\.? )?states? but|but not)(?: (?:for|in|those in|residents of|the states? of))*[:\s(]*$/
const RULED_OUT = new RegExp(`^[^.;!?]{0,40}?\\b${NOT}\\b|^[^.;!?]{0,20}\\b(?:are|is) excluded`)
const SPEAKS_OF_WORK =
  /remote|hire|hiring|candidate|applicant|reside|live|located|position|role|job|state|employ|\bu\.?s\b|united states|anywhere/

const RESIDENTS = /^ (?:state )?residen(?:ts?|cy)\b/
const RESIDENTS_ONLY = /^ (?:state )?residen(?:ts?|cy)(?:,? only| (?:is )?required)\b/
const BEFORE_RESIDENTS = /\b(?:must be|should be|only to|open to|limited to|only)(?: an?)? $/
const ONLY_BEHIND = /^\)? (?:residents )?only\b/

// Others' states: of offices, customers, schools; those that pay, law or a wish depends on.
const OTHERS =
  /\b(?:compensation|salar\w+|pay|wages?|ccpa|privacy|offices?|headquarter\w*|customers?|clients?|families|students|children|patients|communities|arbitration|prefer\w*|ideal\w*|fair chance|ordinance|background|equal (?:employ|opp)\w*|accommodat\w+|discriminat\w+|laws?|benefits?|licensed|territor\w+|if you (?:are|live|reside)|where (?:you|they|we))\b/

/** What a text says of the states in which one may live; null if nothing. */
export function stateLimit(text: string): StateLimit | null {
  for (const { states, from, to } of listsIn(text)) {
    const before = (
      text
        .slice(0, from)
        .split(/[.;!?]\s/)
        .at(-1) ?? ''
    )
      .toLowerCase()
      .slice(-160)
    const after = (text.slice(to).split(/[.;!?](?:\s|$)/)[0] ?? '').toLowerCase().slice(0, 80)
    const codes = codesOf(states)
    const isThere = THERE.some((rule) => rule.test(before)) || /^residents of $/.test(before)
    if (OTHERS.test(before)) continue
    if (EXCEPTED.test(before) && (SPEAKS_OF_WORK.test(before) || before.startsWith('(')))
      return { codes, isExcluded: true }
    if (OTHERS.test(after)) continue
    if (isThere && (NEGATED.test(before) || RULED_OUT.test(after))) return { codes, isExcluded: true }
    const isOnly = ONLY_BEHIND.test(after) && /remote|candidates|applicants|residents|hir/.test(before)
    const isResidents = RESIDENTS_ONLY.test(after) || (RESIDENTS.test(after) && BEFORE_RESIDENTS.test(before))
    const isLimited = isThere && LIMITS.test(before) && (codes.length > 1 || /\bonly\b|residen/.test(before))
    if (isOnly || isResidents || isLimited) return { codes, isExcluded: false }
  }
  return null
}

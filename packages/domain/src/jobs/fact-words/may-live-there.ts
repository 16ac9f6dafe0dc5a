import { stateCode } from '../../places/us-states.ts'
import type { PostingFacts } from '../../postings/posting-facts.ts'
import { stated } from './fact-line.ts'

export type MayLiveThere = 'yes' | 'no' | 'not stated'
type Eligibility = PostingFacts['eligibility']

const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI']
const FAR_STATES = ['AK', 'HI']
const MAINLAND = /\b(?:continental|contiguous|mainland|lower[ -](?:48|forty)|48 states)\b/i

/** In a posting for the whole US, its words may leave out Alaska and Hawaii, and do not say whether it means territories. */
const isInUs = (code: string, evidence: readonly string[]) =>
  !TERRITORIES.includes(code) &&
  !(FAR_STATES.includes(code) && evidence.some((words) => MAINLAND.test(words)))

/** For a posting that names no state in which one may live. */
const inTheCountry = (fact: Eligibility, code: string): MayLiveThere => {
  const countries = stated(fact.countries)
  const excluded = stated(fact.states_excluded)
  if (excluded?.includes(code)) return 'no'
  if (excluded === null && countries === null) return 'not stated'
  if (excluded === null && !countries?.includes('US')) return 'no'
  // The place that one must live near may be in any state.
  return fact.must_live_near === null && isInUs(code, fact.evidence) ? 'yes' : 'not stated'
}

/** `state` is its English name. A place that one must live near has its own line, and does not undo a named state. */
export const mayLiveThere = (
  { eligibility: fact }: Pick<PostingFacts, 'eligibility'>,
  state: string,
): MayLiveThere => {
  const code = stateCode(state)
  if (code === undefined) return 'not stated'
  const only = stated(fact.states_only)
  if (only === null) return inTheCountry(fact, code)
  return only.includes(code) && !fact.states_excluded?.includes(code) ? 'yes' : 'no'
}

import type { Licence, LicenceKind } from '../../curation/facts/facts.ts'
import type { WithEvidence } from '../../curation/facts/posting-facts.ts'
import { US_STATES } from '../../curation/location/us-states.ts'
import { anyOf, type FactLine, factLine, stated } from './fact-line.ts'

const KINDS: Record<LicenceKind, string> = {
  teaching: 'Teaching license',
  'school counselor': 'School counselor license',
  SLP: 'Speech-language pathologist license',
  'social work': 'Social work license',
  'behavior analyst': 'Behavior analyst license',
  administrator: 'School administrator license',
  nursing: 'Nursing license',
  other: 'License',
}

const ofStates = (states: Licence['states']) => {
  if (states === 'any state') return ' of any state'
  const named = stated(states)
  return named === null ? '' : ` of ${anyOf(named.map((code) => US_STATES.get(code) ?? code))}`
}

/** Which licence is required or preferred, of which states, and for what. */
export const licenceLine = ({ need, kind, states, subject, evidence }: WithEvidence<Licence>): FactLine => {
  const isStated = need !== 'none_stated'
  return factLine('licence', 'License', {
    sayings: [
      { matter: 'licence', says: isStated ? `${KINDS[kind ?? 'other']}${ofStates(states)}, ${need}` : null },
      { matter: 'subject', says: isStated && subject ? `For ${subject}` : null },
    ],
    open: [],
    evidence,
  })
}

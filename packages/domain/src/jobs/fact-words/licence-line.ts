import { stateName } from '../../places/us-states.ts'
import type { Licence, LicenceKind } from '../../postings/facts.ts'
import type { WithEvidence } from '../../postings/posting-facts.ts'
import { type FactLine, factLine, joinWithOr, stated } from './fact-line.ts'

const KINDS: Record<LicenceKind, string> = {
  teaching: 'Teaching licence',
  'school counselor': 'School counselor licence',
  SLP: 'Speech-language pathologist licence',
  'social work': 'Social work licence',
  'behavior analyst': 'Behavior analyst licence',
  administrator: 'School administrator licence',
  nursing: 'Nursing licence',
  other: 'Licence',
}

const ofStates = (states: Licence['states']) => {
  if (states === 'any state') return ' of any state'
  const named = stated(states)
  return named === null ? '' : ` of ${joinWithOr(named.map(stateName))}`
}

export const licenceLine = ({ need, kind, states, subject, evidence }: WithEvidence<Licence>): FactLine => {
  const isStated = need !== 'none_stated'
  return factLine('licence', 'Licence', {
    sayings: [
      { matter: 'licence', says: isStated ? `${KINDS[kind ?? 'other']}${ofStates(states)}, ${need}` : null },
      { matter: 'subject', says: isStated && subject ? `For ${subject}` : null },
    ],
    open: [],
    evidence,
  })
}

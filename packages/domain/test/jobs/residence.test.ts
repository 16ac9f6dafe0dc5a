import { type MayLiveThere, mayLiveThere, type PostingFacts } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { factsOf } from './facts-of.ts'

test.each<[string, Partial<PostingFacts['eligibility']>, string, MayLiveThere]>([
  ['nothing is stated', {}, 'Ohio', 'not stated'],
  ['the state is named', { countries: ['US'], states_only: ['OH', 'TX'] }, 'Ohio', 'yes'],
  ['other states are named', { countries: ['US'], states_only: ['TX'] }, 'Ohio', 'no'],
  ['the state is ruled out', { countries: ['US'], states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['another state is ruled out', { countries: ['US'], states_excluded: ['CA'] }, 'Ohio', 'yes'],
  ['named and ruled out', { states_only: ['OH', 'TX'], states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['anywhere in the US', { countries: ['US'] }, 'Ohio', 'yes'],
  ['another country', { countries: ['CA'] }, 'Ohio', 'no'],
  [
    'near a place of an unknown state',
    { countries: ['US'], must_live_near: 'Springfield' },
    'Ohio',
    'not stated',
  ],
  ['near a place, in a named state', { states_only: ['OH'], must_live_near: 'Dayton' }, 'Ohio', 'yes'],
  ['near a place alone', { must_live_near: 'Dayton' }, 'Ohio', 'not stated'],
  ['near a place, the state ruled out', { must_live_near: 'Reno', states_excluded: ['OH'] }, 'Ohio', 'no'],
  ['permission to work says nothing of states', { authorization_required: true }, 'Ohio', 'not stated'],
  ['a time zone says nothing of states', { time_zones: ['PT'] }, 'Ohio', 'not stated'],
  ['empty lists state nothing', { countries: [], states_only: [] }, 'Ohio', 'not stated'],
  ['Hawaii is in the US', { countries: ['US'], evidence: ['anywhere in the US'] }, 'Hawaii', 'yes'],
  [
    'but perhaps not on the continent',
    { countries: ['US'], evidence: ['the continental US'] },
    'Hawaii',
    'not stated',
  ],
  ['a territory that is not named', { countries: ['US'] }, 'Puerto Rico', 'not stated'],
  ['a territory that is named', { states_only: ['PR'] }, 'Puerto Rico', 'yes'],
  ['a state that is not one', { countries: ['US'] }, 'Atlantis', 'not stated'],
])('%s', (_sentence, eligibility, state, answer) => {
  expect(mayLiveThere(factsOf({ eligibility }), state)).toBe(answer)
})

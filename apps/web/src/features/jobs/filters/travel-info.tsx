import { Explanation } from './explanation.tsx'

/** The levels of travel, and what each means. */
export const LEVELS = [
  ['NO TRAVEL', 'Description has no travel information'],
  ['OCCASIONAL TRAVEL', "Under 10% annually, or 'occasional' or 'minimal'"],
  [
    'SOME TRAVEL',
    "15-20% annually, 'some' or quarterly travel, within 90 miles for meetings, or 5-12 trips a year with no stated length",
  ],
  ['REGULAR TRAVEL', "25-50%, 'willingness to travel', 'required' or 'moderate'"],
  ['FREQUENT TRAVEL', "Over 50%, daily local on-site travel, 'frequent', 'considerable' or 'road warrior'"],
] as const

/** A button whose dialog explains the five levels of travel. */
export const TravelInfo = () => (
  <Explanation
    label="What the travel levels mean"
    title="Travel requirements"
    intro="How much travel a job asks for, according to its description:"
    terms={LEVELS}
  />
)

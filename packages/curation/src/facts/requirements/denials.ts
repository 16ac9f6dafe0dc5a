import { composed, type Pattern } from '../../patterns/pattern.ts'

const NEEDED = '(?:is |are |in \\w+ )?(?:necessary|required|needed)'
const NOT_NEEDED = '(?:is |are )?not (?:required|necessary|needed|a must)'
const BUT_WISHED = '[^.;]{0,40}\\b(?:prefer|plus|desir|but)'
const PAPERS = '(?:qualifications?|skills?|education|training|degree|certifications?)'
const PRIOR = '(?:prior |previous |sales |work |professional |relevant |specific |industry )*'

/** No experience is needed. 'Political experience is not required' says nothing of other experience. In lower case. */
export const NO_EXPERIENCE: readonly Pattern[] = [
  {
    name: 'no experience is needed',
    expression: composed`\bno (?:${PRIOR}|(?:\w+ ){0,3}${PAPERS} (?:or|and) (?:\w+ )?)experience ${NEEDED}`,
    reads: 'no prior experience required',
    misses: 'no experience is wasted',
  },
  {
    name: 'experience is not needed',
    expression: composed`(?:(?:^|[.!?,] )(?:prior |previous )*experience|\bexperience (?:and|or) education) ${NOT_NEEDED}`,
    reads: 'experience is not required',
    misses: 'political experience is not required',
  },
  {
    name: 'it does not require experience',
    expression: /\bdo(?:es)? not require (?:any )?(?:\w+ )?experience/,
    reads: 'we do not require any experience',
    misses: 'we do not require it; experience counts',
  },
  {
    name: 'no experience alone',
    expression: /\bno experience\?|\bno (?:prior |previous )?experience\b(?=[.!;,]|$)/,
    reads: 'no experience? apply!',
    misses: 'no experience in sales',
  },
]

/** No degree is needed. In lower case. */
export const NO_DEGREE: readonly Pattern[] = [
  {
    name: 'no degree is needed',
    expression: composed`\bno (?:college |formal |specific )?(?:degree|diploma|education)s? ${NEEDED}\b`,
    reads: 'no degree required',
    misses: 'no degree of risk is required',
  },
  {
    name: 'it does not require a degree',
    expression: /\b(?:do(?:es)? not|do(?:es)?n['’]t) require an? (?:\w+ )?(?:degree|diploma)\b/,
    reads: 'this job does not require a college degree',
    misses: 'this job does require a degree',
  },
  {
    name: 'a degree is not needed',
    expression: composed`\b(?:college |university |a |the )(?:degree|diploma) ${NOT_NEEDED}\b(?!${BUT_WISHED})`,
    reads: 'a degree is not necessary',
    misses: 'a degree is not required but preferred',
  },
  {
    name: 'candidates without one',
    expression: /\b(?:candidates|applicants) (?:who do not have|without) an? (?:\w+ )?(?:degree|diploma)\b/,
    reads: 'candidates without a degree may apply',
    misses: 'candidates with a degree may apply',
  },
]

// What asks for travel: it stands before the word, in the same clause, and takes 'to travel' or the noun.
const ASKS =
  'requir\\w*|must|willing\\w*|able|ability|capab\\w+|availab\\w+|comfort\\w*|flexib\\w*|open(?:ness)?|prepared|ready|readiness|needs?|needed|necessary|expect\\w*|happy|desire|involv\\w+|includ(?:e|es|ing)|entails?|demands?|accept\\w*|possib\\w+|potential|opportunit(?:y|ies)|may|might|could|will|shall|should|can|agree\\w*|commit\\w*|freedom|scope|mobility|responsib\\w+|meet|with|model|occasions?'
const WANTS = 'excited|eager|keen|interested|enjoys?|likes?|loves?|prefers?'
const PLACE_OR_WAY =
  'to|between|within|across|throughout|around|from|into|via|by|for|nation\\w*|international\\w*|domestic\\w*|regional\\w*|local\\w*|as (?:needed|required|necessary)|if (?:needed|required|necessary)|when|where|overnight|extra|up|approximately'
const KIND =
  'domestic|international|overnight|local|in-state|out-of-\\w+|national|business|regional|nationwide|global|territory|interstate|intrastate|recruitment|field|site|client|customer|client-site|work|work-related|job|air|car'

const OWN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${ASKS})\\b(?:(?! and (?:\\w+ )?¤)[^.;]){0,90}(?<!,(?: and| or)?) ¤|\\b(?:requir\\w*|must|willing\\w*|able|ability|availab\\w*|flexib\\w*)\\b[^.;]{0,90} ¤`,
  ),
  new RegExp(`\\b(?:${WANTS}) (?:\\w+ ){0,4}(?:to|at the potential to) ¤`),
  /\b(?:comfort\w*|enjoys?|happy) (?:\w+ ){0,2}¤/,
  /¤[^.;]{0,60}\b(?:required?|requirement|necessary|needed|expected|anticipated|possible|involved|part of|may be|will be|as needed|expectation|demands?)\b/,
  new RegExp(`¤ (?:${PLACE_OR_WAY})\\b`),
  new RegExp(`\\b(?:${KIND}) ¤`),
  /^\W*¤(?: (?:to|with|as|when|throughout|requirements?|availability)\b|\W*$|[,:(–-])/,
  /¤ (?:is|are|will be) (?:an?|one|the)\b/,
  /\b(?:while|during) ¤|\bincluding (?:\w+ )?¤ (?:to|for)\b/,
  /\byou(?:['’]ll| will)\b[^.;]{0,180} ¤/,
]

/**
 * True when the sentence asks the reader to travel: for mentions without a quantity or a word of frequency. `¤`
 * replaces the word.
 */
export const isOwnTravel = (context: string): boolean => OWN.some((rule) => rule.test(context))

/** Work done on the road or on site elsewhere every day, with or without the word travel. */
const FIELD_WORK: readonly RegExp[] = [
  /\bdoor[- ]to[- ]door\b/i,
  /\bfield[- ]based\b(?! (?:experience|research|learning))/i,
  /\b(?:is|as) an? (?:outside |outdoor )?field (?:position|role|job)\b/i,
  /\bon tour\b|\btour (?:trips|itinerary|director|buses)\b|\bmulti-?day tours?\b/i,
  /\b(?:daily|each day|every day|days?(?:\/| (?:a|per|each) )week)\b.{0,60}\b(?:customers?|clients?|job|project|school|construction|patient)s?['’]? ?(?:sites?|locations?|campuses|buildings|homes?)\b/i,
  /\b(?:drive|driving|travel) time to (?:the |our )?(?:customer|client|job ?site|patient)s?\b/i,
  /\btravel(?:l?ing)? to (?:active |various |multiple )?(?:job ?sites|construction sites|work ?sites)\b/i,
  /\btravel(?:l?ing)? to (?:customer|client)s?['’]? (?:sites?|locations?|homes?|facilities) to (?:install|repair|service|maintain|troubleshoot)\b/i,
  /\blocal (?:market )?travel between\b.{0,50}\brequired\b/i,
  /\b(?:drive|driving) (?:to|between) (?:our |multiple |various |several )?(?:(?:customer|client|patient|job|work)s?['’]?s? )?(?:schools?|sites|customers?|clients?|patients?|campuses|locations|homes)\b/i,
  /\btravel(?:s|l?ing)? (?:between|from|to (?:multiple|several|various|different|\d+))\b.{0,60}\b(?:throughout the|each|every|(?:schools|sites|homes|stops) an?|per) (?:work ?)?day\b/i,
  /\b(?:majority|most|bulk) of (?:the|your|each|their) (?:time|week|day|work ?week|days)\b.{0,30}\b(?:in the field|on the road|on-?site (?:at|with)|at (?:customer|client)|visiting)\b/i,
  /\bitinerant\b/i,
  /\btravel(?:s|l?ing)? (?:daily|every day|each day)\b/i,
  /\b(?:in-home|home) (?:visits|sessions|therapy|tutoring|estimates)\b.{0,60}\b(?:daily|client|patient|famil)/i,
]

// Every rule above and below, and a meeting in person, needs one of these words, so most sentences skip the rules.
const MAY_BE_AWAY =
  /\bdoor|\bfield|\btour|\bda(?:ily|y)|\bdriv|\btravel|itinerant|(?:majority|most|bulk) of|home (?:visits|sessions|therapy|tutoring|estimates)|on-?site|in[- ]person|embed|abroad|\bcome (?:in )?to |\bfly (?:in )?to /i

/** A quick check: false for sentences about neither field work, work on site elsewhere nor meetings. */
export const mayBeAway = (sentence: string): boolean => MAY_BE_AWAY.test(sentence)

const AT_OTHERS =
  /\b(?:spend|work(?:ing)?|deployed|embed(?:ded)?|time)\b.{0,60}\b(?:on-?site|in person) (?:with|at) (?:our |the )?(?:customers?|clients?|schools?|districts?|partners?)\b|\bembed (?:yourself )?(?:\w+ )?(?:inside|within|with|at) (?:\w+ )?(?:customers?|clients?)\b/i

/** True for a sentence about work on site elsewhere, without a stated share. */
export const isWorkAtOthers = (sentence: string): boolean => AT_OTHERS.test(sentence)

const FIELD_TITLE =
  /\b(?:field (?:service|technician|engineer|inspector|representative|canvasser)|canvasser|outside sales|itinerant|tour (?:director|guide|manager)|route driver)\b/i

/** True for a sentence about daily work at customers, schools, job sites or on tour. */
export const isFieldWork = (sentence: string): boolean => FIELD_WORK.some((rule) => rule.test(sentence))

export const isFieldTitle = (title: string): boolean => FIELD_TITLE.test(title)

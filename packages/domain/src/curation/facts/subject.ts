// Whom a posting speaks of without hiring them.
const PEOPLE =
  '(?:students|pupils|learners|scholars|children|youth|famil(?:y|ies)|parents?|guardians|patients?|clients?|customers?|participants|users|donors|vendors|suppliers|partners|volunteers|alumni|mentees|caregivers|households|borrowers|tenants|shoppers|guests|investors)'
const COLLEAGUES =
  '(?:company|firm|agency|school|district|college|university|program|organization|center|clinic|hospital|team|staff|faculty|founders?|ceo|director|supervisor|manager|tutors|clinicians|nurses|therapists|teachers|coaches|agents|engineers|attorneys|lawyers|providers|professionals|graduates|consultants|instructors|counselors)'
const OTHERS = new RegExp(
  `^\\W*(?:(?:all|most|many|some|these|both|each|every|when|if|where|while) (?:of )?)?(?:(?:the |our )?(?:[\\w-]+ ){0,2}?${PEOPLE}|our (?:[\\w-]+ ){0,2}?${COLLEAGUES}|(?:the |our )?(?:founders?|ceo))(?: (?:in|of|at|from) (?:[\\w-]+ ){1,3}?)?,? (?:(?:also|often|usually|typically|currently|each|all|both|first|\\w+ly) ){0,2}(?:who|must|should|needs?|may|can(?:not)?|will|have|has|hold|holds|are|is|was|were|appl(?:y|ies)|submit|begin|start|works?|receive|earn|pursue|obtain|complete|enroll?|spend|get)\\b(?! (?:\\w+ )?(?:looking|seeking|hiring|searching|recruiting|required|preferred))`,
)
const READER =
  /\b(?:you|your|candidates?|applicants?|incumbent|employ|hires?|job|role|position|post|internship|required|preferred|a plus|desired)\b/

/** Whether a sentence or item (lower case) is about others than the reader: 'students must hold', 'our nurses begin'. */
export const isAboutOthers = (lower: string): boolean => OTHERS.test(lower) && !READER.test(lower)

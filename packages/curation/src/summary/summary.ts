const ROLE_HEADING =
  /^(?:about (?:the|this) (?:role|position|job|opportunity|team)|the (?:role|position|job|opportunity|impact)|(?:position|job|role) (?:summary|overview|description|purpose)|overview|summary|your (?:role|mission|impact)|what you(?:['’]ll| will) (?:do|be doing|own)|who we(?:['’]re| are) looking for|purpose|(?:key |core |primary |main |essential )?(?:responsibilities|duties|functions)|in this role)\b/i
const COMPANY_HEADING =
  /^(?:about (?:us|our|the company|[A-Z])|who we are|what we (?:do|are)|our (?:story|mission|company|culture|values|team)|why (?:join|work|us|[A-Z])|company (?:overview|description)|benefits?|perks|compensation|what we offer|equal)/i
const NEEDS_HEADING =
  /^(?:(?:minimum |preferred |required |basic |key |desired )?(?:qualifications?|requirements?|skills|experience|education|competencies)|what you(?:['’]ll| will) (?:need|bring)|(?:who )?you (?:are|have|bring|might)|what we(?:['’]re| are) looking for|nice to have|about you|physical)/i
// These patterns expect lower-case text, which is much faster than case-insensitive matching.
const OF_ROLE =
  /\b(?:you(?:['’]ll| will| are)\b|this (?:role|position|job|opportunity|person|individual|internship)|(?:we(?:['’]re| are)|is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|searching for)|seeks? an?|responsible for|reports? to|reporting to|in this (?:role|position)|the (?:ideal|successful|right) (?:candidate|person|applicant)|your (?:role|work|mission)|will (?:be|lead|manage|support|work|develop|design|own|help|drive|serve|play|provide|build|teach|partner|oversee|coordinate|join|create|ensure|report))\b/
const BOILERPLATE =
  /\b(?:founded|headquartered|our (?:mission|vision|values|story|customers|investors|products?|platform|benefits)|we (?:believe|are (?:an?|the|proud|on a|committed|backed)|serve|offer|provide|value|raised)|committed to|equal (?:opportunity|employment)|eeo|regardless of|reasonable accommodation|benefits?|401|insurance|paid time|salary|stipend|compensation|series [a-e]\b|backed by|raised|million|billion|leading (?:provider|platform|company|framework)|award|fortune|cookies?|privacy|recruited|rewarded|recruit(?:ing|ment) (?:agenc|fraud)|scam|background check|applicants?|applications?|to apply|r[ée]sum[ée]|every applicant|visit (?:us|our)|learn more|click|apply(?:ing)? (?:now|today|here|with)|diversity|sponsorship|authori[sz]ed|drug[- ]free)\b/
const TERMS =
  /\b(?:remote(?:ly)?|remote[- ]first|hybrid|on-?site|work(?:ing)? (?:from|at) home|from home|located in|based in|live in|time ?zones?|typical hours|hours per week|full[- ]time|part[- ]time|relocat\w+|start date|travel)\b/
// A list item about a duty, without its period.
const DUTY =
  /^(?:lead|manage|design|build|develop|own|support|work|drive|partner|create|coordinate|oversee|plan|deliver|provide|teach|train|collaborate|maintain|ensure|analy[sz]e|conduct|facilitate|identify|implement|write|serve|act|assist|help|execute|monitor|prepare|present|establish|guide|run|shape|translate|collect|report|perform|organi[sz]e|participate|contribute|engage|define|research)s?\b/
// 'You will look after all three' needs what stands before it.
const LEANS =
  /^(?:.{0,70}\b(?:them|it|ones|those|these|all three|both|that (?:partner|person|somebody|someone|question|work)|the first part|the three)\b|(?:this|that|they|these|those|it|their|there)\b(?! (?:role|position|job|opportunity|person|individual|internship)\b))/i

const LEAST = 25
const LONGEST = 420
const MOST_READ = 160

type Sentence = { text: string; score: number; place: number }

const isHeading = (text: string) => text.length < 60 && !/[.!?]/.test(text.slice(-1))
const isLong = (text: string) => text.length >= LEAST && text.length <= LONGEST
const isWhole = (text: string) =>
  isLong(text) && /[.!?]["”’)]?$/.test(text.slice(-2)) && /^["“‘(]?[\p{Lu}\p{Lo}0-9]/u.test(text)
const isDuty = (text: string) =>
  isLong(text) && DUTY.test(text.toLowerCase()) && /[\p{L}\p{N})]$/u.test(text.slice(-2))

/** The weight that a heading gives to what follows: the role gains, the company and the requirements lose. */
function liftOf(heading: string, lift: number): number {
  if (ROLE_HEADING.test(heading)) return 4
  if (NEEDS_HEADING.test(heading)) return -3
  if (COMPANY_HEADING.test(heading)) return -4
  return lift === -3 ? lift : 0
}

const startsWith = (lower: string, name: string) =>
  name !== '' && lower.replace(/^(?:at|the) /, '').startsWith(name)

type Names = { title: string; company: string }

function scoreOf(sentence: string, { title, company }: Names): number {
  const lower = sentence.toLowerCase()
  const ofRole = OF_ROLE.test(lower)
  const named = title !== '' && lower.includes(title)
  const ofCompany = !ofRole && (startsWith(lower, company) || /^(?:we|our)\b/.test(lower))
  return (
    (ofRole ? 4 : 0) +
    (named ? 2 : 0) -
    (!ofRole && DUTY.test(lower) ? 2 : 0) -
    (ofCompany ? 3 : 0) -
    (BOILERPLATE.test(lower) ? 5 : 0) -
    (TERMS.test(lower) ? 7 : 0)
  )
}

/** Whole sentences and lines of duties, weighted by how much they describe the role. */
function rated(sentences: readonly string[], names: Names): Sentence[] {
  let lift = 0
  return sentences.slice(0, MOST_READ).flatMap((sentence, place): Sentence[] => {
    if (isHeading(sentence) && !(lift > 0 && isDuty(sentence))) {
      lift = liftOf(sentence, lift)
      return []
    }
    const whole = isWhole(sentence)
    if (!whole && !(lift > 0 && isDuty(sentence))) return []
    const score = scoreOf(sentence, names) + lift - place / MOST_READ
    lift = lift > 0 ? Math.max(0, lift - 1) : lift
    return [{ text: whole ? sentence : `${sentence}.`, score, place }]
  })
}

const areNeighbours = (one: Sentence | undefined, other: Sentence | undefined): boolean =>
  one !== undefined && other !== undefined && other.place - one.place <= 3

function bestStart(sentences: readonly Sentence[]): number {
  let start = 0
  let best = Number.NEGATIVE_INFINITY
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1]
    const pair =
      sentence.score * 1.5 + (next !== undefined && areNeighbours(sentence, next) ? next.score : -1)
    if (pair > best) {
      best = pair
      start = index
    }
  }
  const before = sentences[start - 1]
  const leans = before !== undefined && areNeighbours(before, sentences[start]) && before.score > -7
  return leans && LEANS.test(sentences[start]?.text ?? '') ? start - 1 : start
}

/** The two neighbours that describe the role best, plus a third if it also does; else the best of the rest. */
function bestRun(sentences: Sentence[]): Sentence[] {
  const start = bestStart(sentences)
  const [first, second, third] = sentences.slice(start, start + 3)
  if (first === undefined) return []
  if (second !== undefined && areNeighbours(first, second) && second.score > -3) {
    const goesOn = third !== undefined && areNeighbours(second, third) && third.score > 0
    return goesOn ? [first, second, third] : [first, second]
  }
  const others = sentences.filter((one) => one !== first && one.score > -3)
  const best =
    others.reduce<Sentence | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined) ?? second
  return best === undefined ? [first] : [first, best].sort((a, b) => a.place - b.place)
}

const withPeriod = (text: string) => (text.endsWith('.') ? text : `${text.replace(/[!?:;,…"”’)\s]+$/, '')}.`)

/** If a text has no whole sentence, its first longer lines are used. */
function fromLines(sentences: readonly string[]): string {
  const lines = sentences.slice(0, MOST_READ).filter((line) => line.length >= LEAST)
  const kept = lines.filter((line) => !BOILERPLATE.test(line.toLowerCase()))
  return (kept.length > 0 ? kept : lines)
    .slice(0, 2)
    .map((line) => withPeriod(line.slice(0, LONGEST)))
    .join(' ')
}

/**
 * Two or three whole sentences of a description, about the role rather than the company, ending in a period. Empty for
 * an empty text. Linear in its length.
 */
export function summarise(sentences: readonly string[], title = '', company = ''): string {
  const names = {
    title: title.toLowerCase().slice(0, 60),
    company: company.trim().toLowerCase().slice(0, 60),
  }
  const whole = rated(sentences, names)
  if (whole.length === 0) return fromLines(sentences)
  return withPeriod(
    bestRun(whole)
      .map((sentence) => sentence.text)
      .join(' '),
  )
}

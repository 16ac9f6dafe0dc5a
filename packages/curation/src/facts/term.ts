import type { Term } from '@lilypad/domain'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import { everyMatch } from './words/every-match.ts'
import { NUMBERS } from './words/word-kinds.ts'

const POST =
  '(?:contract|position|appointment|assignment|role|job|employee|employment|faculty|calendar|work year|schedule|teaching|instructor|engagement|duration)'
// A post that ends by its nature: twelve months of it are no year-round contract.
const STAY =
  '(?:internship|fellowship|co-?op|residency|secondment|cover(?:age)?|project|(?:summer|graduate|rotation\\w*|trainee) program(?:me)?)'
const NUMBER = `(?:\\d{1,3}(?:\\.5)?|${NUMBERS.join('|')}|eighteen|twenty-four)`
/** '6 months', '3-6 weeks', 'six (6) months', '12+ mos', '187 days'. */
const SPAN = new RegExp(
  `(?<![\\d.])(${NUMBER}) ?(?:\\(\\d+\\) ?)?(?:\\+|plus)?(?: ?(?:(-|–|to)) ?${NUMBER})? ?(?:\\(\\d+\\) ?)?\\+*[- ]?(week|month|mo|year|yr|day|semester)s?\\b`,
  'g',
)
// Right behind the span, or right before it, the words that make it the length of the post.
const BEHIND = new RegExp(
  `^\\+?[-, )]*(?:(?!of |for |to |and |or |per |in |on |as |at |an |the |with |within |you |work |experience|successful|prior|previous|relevant|related|proven|professional|direct|content|editorial|marketing|contract (?:mana|admin|nego|law|rev|dra|exp|writ|recr|man))[\\w/-]+,? ){0,3}?(${POST}|${STAY}|term|temporary|opportunity|w2|c2c|cth|c2h)\\b(?! (?:mana|admin|nego|law|review|draft|exp|strat|goals?|plan|coord|lead|writ|recr|manu|develop|relat|incent|disab|loan|assistance))`,
)
const BEFORE = new RegExp(
  `(?<!long[- ]|short[- ])\\b(?:(contract(?:[- ]to[- ]hire| type)?|position|assignment|appointment|role|duration|length|terms?|(?:contract|employment) period|work year|calendar|temporary|contractor)\\b(?: of (?:employment|contract|assignment|appointment))?(?:[ (]*[:–|-]+[ (–-]*|(?<=contract), | \\((?:approx\\w*|about|up to|for)?)|(duration|length) (?=$)|(contract|(?<!available )positions?|period|full[- ]time(?= for)|temp(?:orary)?|role|assignment|appointment|engagement|opportunity|duration|length|term|${STAY})\\b[^.;:,]{0,40} (?:of|for|is|be|last|lasts|lasting|run|runs|is an?|be an?))(?: an?| the| approximately| about| up to| at least| minimum of| initial| expected| estimated| around| period of)*[ ~]*$`,
)
const MOVING =
  /\b(?:probation\w*|experience|training|warranty|lease|notice|vest\w*|benefits?|bonus\w*|leave of|eligib\w+|vacanc\w+|cannot exceed|over the|in (?:the|a) (?:same|similar)|within|every|after|average|typical(?:ly)?|minimum time|(?:the|your|our) (?:previous|last|past)|minimum requirement|multi-year|sales|customers?|clients?|managing|negotiat\w+)\b/

// 'Hybrid 8 months' is a whole line.
const ALONE = /^(?:(?:fully )?(?:remote|hybrid|on-?site),? ?)?$/
const EXPERIENCE = /^[^.;]{0,45}\b(?:experience|exp|preferred|(?<!with an? [\w-]{1,12} )probation\w*)\b/
// 'Held such a position for 2 years', 'your resume stays on file for a period of one year'.
const HELD = /\b(?:held|worked|have been|on file|remain|stay|valid)\b/

/** What a length says of the post: a year of a contract is its year, nine to eleven months its ten. */
function termOfSpan(amount: string, unit: string, isRange: boolean, isStay: boolean): Term {
  const count = NUMBERS.includes(amount) ? NUMBERS.indexOf(amount) : Number.parseFloat(amount)
  if (unit === 'day' && !isStay) return count >= 170 && count <= 230 ? '10-month' : '12-month'
  const months = unit.startsWith('mo') ? count : unit.startsWith('y') ? count * 12 : 0
  if (isStay || isRange) return 'fixed term'
  if (months === 12) return '12-month'
  return months >= 9 && months < 12 ? '10-month' : 'fixed term'
}

const IS_STAY = new RegExp(STAY)

/** '3 years teaching' is experience, 'a 4-week schedule' a rota. */
const isWork = (noun: string, unit: string) =>
  (unit.startsWith('y') && /^(?:teaching|instructor|job|project)$/.test(noun)) ||
  (unit === 'week' && noun === 'schedule')

function spannedIn(lower: string, heading: string): Term[] {
  return everyMatch(SPAN, lower).flatMap(({ index, 0: span, 1: amount = '', 2: range, 3: unit = '' }) => {
    const count = Number(amount)
    const to = index + span.length
    const [before, after] = [lower.slice(Math.max(0, index - 70), index), lower.slice(to, to + 60)]
    const [behind, lead] = [BEHIND.exec(after), BEFORE.exec(before)]
    const isAlone =
      unit.startsWith('mo') && ALONE.test(before) && /^[+ ]*$/.test(after) && !MOVING.test(heading)
    const noun =
      behind?.[1] ?? lead?.slice(1).find((named) => named !== undefined) ?? (isAlone ? '' : undefined)
    if (noun === undefined || isWork(noun, unit)) return []
    const isStay = IS_STAY.test(noun + before.slice(-40))
    if (unit === 'day' && !(count >= 170 && count <= 265) && !(isStay && count >= 20)) return []
    if (!IS_STAY.test(noun) && EXPERIENCE.test(after)) return []
    // 'Audit experience Contract length: 6 months', flattened.
    const isLabelled = behind === null && (lead?.[1] ?? lead?.[2]) !== undefined
    const lately = (before.slice(-36).split(')').at(-1) ?? '').replace(isLabelled ? 'experience ' : '', '')
    if (MOVING.test(lately) || HELD.test(before) || /^ ?(?:ago|old|of (?:age|service))/.test(after)) return []
    const isUpTo = /\bup to (?:a )?$/.test(before)
    return [termOfSpan(amount, unit, range !== undefined || isUpTo || noun === 'period', isStay)]
  })
}

const YEARS = '(?:20)?\\d{2} ?[-–/] ?(?:20)?\\d{2}'
const MONTH =
  '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|mid-\\w+|late \\w+|early \\w+|summer|fall|spring|winter)'
const DAY = `(?:(?:the )?end of |approximately |about |\\()*(?:\\d{1,2} )?(?:${MONTH}\\b|\\d{1,2}/|20\\d\\d|the (?:\\w+ )?(?:year|season|semester|summer))`
const NO_POST =
  '(?! (?:staff(?:ing)?|work(?:ers|force)|agenc|employees|visa|restrict|housing|protected|hires|labor|exemption|help|personnel|positions|assignments|basis only|disab|increase|talent|placement|roles|structure|sites?|power|living|lodging|access|password|accommod|files?|tables?|solution|fix|fence))'

/** Each pattern with what it says, in the order in which the terms take precedence. */
const SAYS: Readonly<Record<Term, readonly string[]>> = {
  '12-month': [`year[- ]round ${POST}`],
  '10-month': [
    `(?:9|10|11)[- ]?months?(?= ?\\$\\d)`,
    '(?:months per year|months worked): ?(?:9|1[01])\\b',
    '(?:9|1[01])[- ]months? (?:per|a|each) year',
    '(?:number of |contract |work(?:ing)? ?)days(?: per year| worked)?: ?(?:1[7-9]\\d|2[0-2]\\d)',
    '(?:1[7-9]\\d|2[0-2]\\d)[- ](?:work|contract|duty)(?:ing)?[- ]days?',
    'works? (?:1[7-9]\\d|2[0-2]\\d) days',
    '\\((?:9|1[01])[- ]months?(?=[,)])',
  ],
  'per course': [
    'adjunct(?: (?:\\w+ )?(?:position|role|appointment)|,? part[- ]time)',
    '(?:seeking|seeks|hiring|is an|for an|applications for|pool of|recruiting|looking for) (?:[\\w-]+ ){0,3}adjuncts?',
    '(?:paid|compensation|pay|salary|stipend|\\$[\\d,.]+)(?: is|:)?[^.;:]{0,16} (?:per|by the) (?:[\\w-]+ )?(?:course|class|credit)',
    'adjunct (?:professor|instructor|faculty|lecturer)s? to teach',
    'per[- ]course (?:basis|rate|pay|stipend|contract)|per credit hour',
  ],
  'school year': [
    `${YEARS} (?:school|academic) year`,
    `(?:school|academic) year (?:20)\\d{2} ?[-–/] ?(?:20)?\\d{2}`,
    '(?:academic|school)[- ]year (?:position|appointment|contract|role|only)',
  ],
  seasonal: [
    'seasonal (?:position|help|role|job(?! fairs?)|employment|opportunity|employee|part|full|opening|staff member|hire|contract|work\\b)',
    '(?:this is a|this position is|hiring|seeking|looking for|is an?) (?:\\w+ )?seasonal(?! (?:campaign|trend|product|menu))',
    '^seasonal(?=[,./]|$)',
    'seasonal (?:camp |summer )?(?:counselor|coach|worker|staff|instructor|tutor|teacher)',
    '(?:spring|fall|winter|summer|football|baseball|basketball|soccer|track) (?:20\\d\\d )?(?:sports? )?season(?=[.,]|$| (?:\\w+ )?(?:coach|position|role|job))',
    'summer (?:camp|day camp) (?:counselor|position|staff|job|director|instructor)s?',
    '(?:job|employment|position|contract) types?: (?:[\\w-]+, )*seasonal',
    'summer (?:20\\d\\d )?(?:internship|associate program|law clerk)',
    '(?:our|the|this|an?|paid|20\\d\\d) summer (?:20\\d\\d )?(?:interns?|job)',
    'intern(?:s|ship)?\\b[^.;]{0,80}\\b(?:this|over the|for the|during the|in the)(?: 20\\d\\d)? summer',
    '(?:internship|position|role|job) is for (?:the )?summer',
  ],
  'fixed term': [
    'this temp is|(?:temp(?:orary)?|interim),? (?:position|role|job|assignment|contract|employment|opportunity|basis|appointment|full|part|one|project|\\(|non)',
    '(?:full|part)[- ]time,? temporary',
    '(?:seek\\w*|needs?|needed|hiring|looking for|this is|position is|role is|job is|type(?: of \\w+)?(?: is)?:?|status:|duration:|classification:|length:) (?:an? )?(?:[\\w-]+,? ){0,6}(?:temporary|interim)' +
      NO_POST,
    '^temporary(?=[,./]|$)',
    '(?:fixed|limited)[- ](?:term|duration)(?! (?:or|loans?|rates?)\\b)',
    'term[- ]limited|term appointment|(?:time[- ]limited|(?:a|full[- ]time|part[- ]time) term) (?:position|job|role)',
    'regular/temporary:? temporary',
    '(?:the|this|our) (?:temporary|interim) (?:[\\w/&-]+ ){1,4}(?:position|role|will)',
    'temporary[- ](?:to[- ])?perm\\w*|temp(?:orary)?[- ]to[- ](?:hire|perm\\w*)(?: (?:position|role|opportunity|job)|$)',
    '(?<!paid )(?:maternity|parental|paternity|medical|family|sabbatical)[- ]leave (?:cover\\w*|until(?! (?:they|he|she))|replacement|fill\\w*|position|substitut\\w+|contract)',
    `(?:position|role|contract|appointment|assignment|internship|term|funding|funded|engagement|job|fellowship|budgeted|duration):?(?:(?!\\b(?:open|posted|accept\\w*|appl\\w+|advertis\\w+|review\\w*)\\b)[^.;:]){0,60} (?:through|until|till|ending(?: on| in)?|ends?(?: on| in)?) ${DAY}`,
    `(?:term|internship|position|program|role|contract|assignment|sub(?:stitute)?)(?:(?:,? \\w+){0,3}?,? from|(?: dates?)?:) ${DAY}[\\w ,]{0,14}(?:to|through|until|[-–]) ${DAY}`,
    '(?:as an?|is an?|for an?|seeking an?|hiring an?|need an?) long[- ]term sub(?:stitute)?',
    'over a period of \\d',
    '(?<!fiscal |month |posting |job |application )end date(?: (?:in|of|is)|:)',
  ],
}
const TITLES: Readonly<Record<Term, readonly string[]>> = {
  '12-month': ['(?<!up to )12[- ]?months?', '(?:1|one)[- ]year contract'],
  '10-month': ['(?:9|10|11)[- ]?months?', '(?:1[7-9]\\d|2[0-2]\\d)[- ]days?'],
  'per course': ['adjunct'],
  'school year': [`${YEARS} (?:school|academic) year`, `(?:sy|school year) ?${YEARS}`],
  seasonal: ['seasonal', 'summer (?:camp|school|intern|counselor|staff|associate|(?:of )?20\\d\\d)'],
  'fixed term': [
    '(?:temp(?:orary)?|interim)(?! (?:staffing|materials?|assess\\w+))',
    '(?:fixed|limited)[- ]term|ftc\\)|term[- ]limited',
    '\\d{1,2}[- ]months?',
    'long[- ]term sub',
    '(?:maternity|parental|leave) (?:cover|replacement)',
  ],
}
const TERMS = Object.keys(SAYS) as Term[]
// A text without any of these says nothing of that term, which spares it the long patterns.
const CUES: Readonly<Record<Term, RegExp>> = {
  '12-month': /year[- ]round/,
  '10-month': /\d[- ]?month|months (?:per|worked)|day/,
  'per course': /adjunct|per[- ]course|(?:per|by the) (?:[\w-]+ )?(?:course|class|credit)/,
  'school year': /(?:school|academic)[- ]year/,
  seasonal: /season|summer/,
  'fixed term': new RegExp(
    `temp|interim|term|limited|durat|leave|end date|period of \\d|(?:until|till|through|ending|ends?|from|:)(?: on| in)? ${DAY}`,
  ),
}
const ANY_CUE = new RegExp(
  Object.values(CUES)
    .map(({ source }) => source)
    .join('|'),
)
const compiled = (says: Readonly<Record<Term, readonly string[]>>, begin: string) =>
  Object.entries(says).map(([term, patterns]) => ({
    term: term as Term,
    pattern: new RegExp(`${begin}(?:${patterns.join('|')})(?![a-z]| (?:\\w+ )?cannot)`),
  }))
const [TEXT_RULES, TITLE_RULES] = [compiled(SAYS, '(?<![a-z\\d-])'), compiled(TITLES, '\\b')]

// Benefits, pay, probation and the like also have months and years.
const NOT_TERM =
  /\b(?:benefits(?!-)|paid over|pay (?:is )?(?:spread|over)|insurance|probation\w*|disabilit\w+|leave of|temporarily|contracts? with|manag\w+ (?:the )?temporary|or temporary|customers?|lease|vacanc\w+|plac(?:es?|ements?)|improv\w+|not guaranteed|(?:manag|coordinat|recruit|supervis|mentor|train)\w* (?:[\w']+ ){0,3}?(?:summer|seasonal)|may (?:also )?be (?:used|utili[sz]ed)|may be given|to act in|experience)\b/

/** How long the appointment lasts, by the text and the title. */
export function readTerm(parts: readonly Part[], title: string): { term: Term | null; evidence: string[] } {
  let best: { rank: number; term: Term; evidence: string } | null = null
  const take = (term: Term, evidence: string) => {
    const rank = TERMS.indexOf(term)
    if (best === null || rank < best.rank) best = { rank, term, evidence }
  }
  const hear = (rules: typeof TEXT_RULES, lower: string, evidence: string, isText: boolean) => {
    for (const [rank, { term, pattern }] of rules.entries()) {
      if (best !== null && rank >= best.rank) return
      if (isText && !CUES[term].test(lower)) continue
      const match = pattern.exec(lower)
      if (match === null) continue
      const around = lower.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12)
      if (isText && NOT_TERM.test(around)) continue
      return take(term, evidence)
    }
  }
  hear(TITLE_RULES, title.toLowerCase(), title, false)
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'term')) continue
    const isField =
      /^(?:job types?|(?:contract |assignment |project )?(?:duration|length)|length of (?:assignment|contract)|term|position type|employment type|type|contract|work year|status)$/.test(
        part.headWords,
      )
    const below = /^(?:[a-z]+ )?(?:duration|length)\s?:?$/.test(part.lower)
      ? ` ${parts[index + 1]?.lower}`
      : ''
    const lower = `${isField ? `${part.headWords}: ` : ''}${part.lower}${below}`.slice(0, 1500)
    for (const term of spannedIn(lower, part.headWords)) take(term, part.text)
    if (ANY_CUE.test(lower)) hear(TEXT_RULES, lower, part.text, true)
  }
  const found = best as { term: Term; evidence: string } | null
  return found === null ? { term: null, evidence: [] } : { term: found.term, evidence: [found.evidence] }
}

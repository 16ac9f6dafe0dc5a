import { anyOf, composed, type Pattern } from '../../patterns/pattern.ts'
import { AREA, MUST, PEOPLE, POST, REMOTE, US, WITHIN } from './residence-parts.ts'

/** What says that the person lives there; what follows is the place. */
export type LivesPattern = Pattern & {
  /** Where it says so of this job without a word like must; else it needs one, but for states and the US. */
  firm?: 'always' | 'in an item' | 'of a country' | 'of a large area'
  /** Moving or commuting there, which counts only where it is asked for. */
  isMove?: true
}

const RESIDE = anyOf(['reside', 'live', 'be residing', 'be living', 'maintain (?:a )?(?:primary )?residence'])
const LIVE = '(?:live|reside)(?: and work)?'
const OR_MOVE = '(?:in,? )?or be (?:willing|able) to (?:relocate|move)(?: to)?,?'
const HOW = `(?: (?:permanently|currently|full[- ]time|${OR_MOVE}))*`
const SETTLED = anyOf([
  'located',
  'based',
  'local to',
  'local',
  'situated',
  'a(?: \\w+)? residents?',
  'residents?',
])
const AND_ALLOWED =
  '(?: in and (?:legally )?(?:authori[sz]ed|eligible|able) to (?:live and )?work(?= in\\b))?'
const LOCATED = '(?:residing|living|located|based|lives?|resides?)'
const IS_THERE = '(?:reside|live(?! and breathe)|(?:are )?(?:located|based)|residing|living)'
const IS = '(?: (?:who|that))?(?: (?:are|is))?(?: (?:currently|physically|permanently|legally))?'
const IS_LOCATED = `${IS}(?: ${LOCATED})?`
const ONE_IS = '(?:must be )?(?:located |based )?'
const PERSON = `(?:${PEOPLE}|person)`
const WILL = 'will (?:\\w+ )?'
const TALENT = '(?:candidates?|applicants?|talent|people|professionals?)'
const TAKES = `(?:hir(?:e|ing)|consider(?:ing)?|accept(?:ing)?|seeking|looking for|employ|${POST} for)`
const TAKEN = '(?:candidates?|applicants?|residents|applications|people|individuals|employees|someone)'
const SEEKS = '(?:looking for|seeking|hiring|considering|need)'
const OPEN = '(?:open|limited|restricted|available) (?:only )?(?:to|for) (?:qualified |us |u\\.s\\. )?'
const HAVE = '(?:have|maintain|establish)'
const RESIDENCE = 'residen(?:ce|cy)(?= (?:in|within|near)\\b)'
const NEARBY = `(?:at|around|close|outside|out|${WITHIN})\\b`
const YOU_ARE = "(?:you(?: work(?: \\w+){0,4}? and)?|you['’]re|you are|who are|who is)"
const WORK = 'work(?: remotely| from home)?'
const WORK_OF = `(?: ${POST}| work(?:ing)?)?(?: is)?(?: possible)?`
const DONE = `(?:be (?:based|located|performed|done|worked)(?: remotely)?|live|reside|sit|${WORK})`
const COMMUTE = '(?:commut(?:e|able)(?: (?:daily|regularly|reliably|easily))?|commut\\w+ (?:distance|time))'

export const LIVES: readonly LivesPattern[] = [
  {
    name: 'must live',
    expression: composed`\b${MUST}\b(?: \w+){0,4}? ${RESIDE}\b(?: and work| or work| locally)?${HOW}`,
    reads: 'You must currently live in Denver.',
    misses: 'You must love Denver.',
  },
  {
    name: 'must be located',
    expression: composed`\b${MUST}\b(?: \w+){0,3}? be (?:\w+ ){0,2}?${SETTLED}\b${AND_ALLOWED}`,
    reads: 'Applicants must be based in Denver.',
    misses: 'Denver is where we are based.',
  },
  {
    name: 'must be in',
    expression: composed`\b${MUST} be (?:physically )?(?=(?:with)?in (?:the )?(?:${US}|(?:[a-z.,]+ ){1,4}${AREA}\b))`,
    reads: 'You must be in the Denver area.',
    misses: 'You must be in good health.',
  },
  {
    name: 'as long as you are in',
    expression: composed`\b(?:as|so) long as you(?:['’]re| are) (?:${LOCATED} |physically )*(?=(?:with)?in )`,
    reads: 'Work where you like, as long as you are in the US.',
    misses: 'Stay as long as you like.',
  },
  {
    name: 'candidates located',
    expression: composed`\b${PERSON} (?:who )?(?:must |should |${WILL})?(?:currently )?${IS_THERE}\b`,
    reads: 'We want candidates located in Denver.',
    misses: 'Candidates will live and breathe sales.',
  },
  {
    name: 'candidates who will live',
    expression: composed`\b(?:will|who|that) (?:\w+ )?(?:reside|live)s?(?= ${WITHIN})`,
    reads: 'The person will live near Denver.',
    misses: 'We value those who live up to it.',
    firm: 'always',
  },
  {
    name: 'candidates local to',
    expression: composed`\b(?:${TAKEN}(?: (?:that|who) are)?|will be|be) (?:currently )?local(?: to| in)\b`,
    reads: 'We seek candidates local to Denver.',
    misses: 'We seek local candidates.',
    firm: 'always',
  },
  {
    name: 'local to, as an item',
    expression: composed`^local(?: or [a-z ]{3,20})? (?:to|in)\b`,
    reads: 'Local or moving to Denver',
    misses: 'Local schools know us.',
    firm: 'always',
  },
  {
    name: 'local candidates in',
    expression: composed`\b${SEEKS} (?:an? )?local ${TALENT}(?= (?:around|to|${WITHIN}))`,
    reads: 'We are seeking local talent in Denver.',
    misses: 'We are seeking local talent.',
    firm: 'always',
  },
  {
    name: 'live in, as an item',
    expression: /^(?:live|living) (?:in|within|close to|near)(?: or in)?(?= )/i,
    reads: 'Live in Denver',
    misses: 'Live events in Denver',
    firm: 'in an item',
  },
  {
    name: 'located in, as an item',
    expression: composed`^(?:currently |must be )?(?:located|residing|reside|based)(?= ${NEARBY})|^relocation to\b`,
    reads: 'Located near Denver',
    misses: 'We are located near Denver.',
  },
  {
    name: 'open to candidates in',
    expression: composed`\b${OPEN}${PEOPLE}${IS_LOCATED}(?= (?:of|across|throughout|anywhere|${WITHIN})\b)`,
    reads: 'Open to candidates across the United States',
    misses: 'Open to new ideas',
  },
  {
    name: 'hire anywhere, only hire in',
    expression:
      /\bhir(?:e|ing)(?= anywhere\b)|\bonly (?:able to )?(?:hire|hiring|recruit|recruiting)(?= (?:with)?in\b)/i,
    reads: 'We can only hire in the US.',
    misses: 'We only hire the best.',
  },
  {
    name: 'requires residence',
    expression: composed`\b(?:requires?|must ${HAVE})(?: \w+)? ${RESIDENCE}|^${RESIDENCE}(?=.*\brequired\b)`,
    reads: 'This role requires residence in Denver County.',
    misses: 'The residence in Denver is sold.',
    firm: 'always',
  },
  {
    name: 'requires living',
    expression: composed`\brequir\w+ (?:(?:residing|living)(?= in\b)|(?:that )?(?:\w+ ){1,3}(?:to )?${LIVE})`,
    reads: 'The job requires that you live in Denver.',
    misses: 'It is required that you smile.',
    firm: 'always',
  },
  {
    name: 'requires relocation',
    expression: /\brequir\w+ relocation (?=to )|\brelocation (?:is )?required (?=to )/i,
    reads: 'This role requires relocation to Denver.',
    misses: 'Relocation to Denver is paid.',
    firm: 'always',
  },
  {
    name: 'only consider candidates in',
    expression: composed`\b(?:only )?${TAKES} (?:only )?(?:\w+ ){0,2}?${TAKEN}${IS_LOCATED}(?= ${WITHIN})`,
    reads: 'We only consider candidates from Denver.',
    misses: 'We consider all candidates.',
  },
  {
    name: 'looking for someone living in',
    expression: composed`\b(?:seeking|for) (?:[\w, -]{0,60}(?:living|residing)|${TAKEN}${IS} ${LOCATED})(?= ${WITHIN})`,
    reads: 'A remote job for someone living in Denver',
    misses: 'Homes for people in Denver',
    firm: 'always',
  },
  {
    name: 'you are located',
    expression: composed`\b${YOU_ARE}(?: currently| already| physically)? ${LOCATED}(?= ${WITHIN}| anywhere\b)`,
    reads: 'You are based in Denver.',
    misses: 'You are good at your job.',
    firm: 'always',
  },
  {
    name: 'remote within',
    expression: composed`\b${REMOTE}${WORK_OF},?(?: \(?(?:but )?${ONE_IS})?(?:(?= ?\(?(?:anywhere|based in|${WITHIN})\b)| on(?= the\b))`,
    reads: 'You work remotely from the United States.',
    misses: 'Remote tools help us.',
    firm: 'of a large area',
  },
  {
    name: 'can be done anywhere in',
    expression: composed`(?:^|\b(?:can|may|could|must|to) )${DONE}(?= (?:(?:from )?anywhere\b|(?:in|from) any u\.?s))`,
    reads: 'You can work from anywhere in the US.',
    misses: 'You can work from nine to five.',
  },
  {
    name: 'relocate or commute to',
    expression: composed`\b(?:relocate|${COMMUTE}) (?=to |of |from )`,
    reads: 'You must commute daily to Denver.',
    misses: 'A commuter benefit',
    isMove: true,
  },
  {
    name: 'residing in, position based in',
    expression: composed`\b(?:residing|living|${POST}(?: is)? based)(?= in\b)`,
    reads: 'This position is based in the United States.',
    misses: 'We are based in the United States.',
    firm: 'of a country',
  },
]

/** Each row, to be looked for again and again. */
export const LIVES_ANYWHERE = LIVES.map((row) => ({ ...row, expression: new RegExp(row.expression, 'gi') }))
/** Any of them, in one look. */
export const ANY_LIVES = new RegExp(LIVES.map(({ expression }) => expression.source).join('|'), 'i')

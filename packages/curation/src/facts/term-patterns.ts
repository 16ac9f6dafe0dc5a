import type { Term } from '@lilypad/domain'
import { composed, type Pattern } from '../patterns/pattern.ts'
import { POST } from './term-spans.ts'
import { anyWord, either } from './words/either.ts'

const YEARS = '(?:20)?\\d{2} ?[-–/] ?(?:20)?\\d{2}'
const SCHOOL_YEAR = '(?:school|academic)[- ]year'
const TEN_MONTHS = '(?:9|10|11)[- ]?months?'
const DAYS = '(?:1[7-9]\\d|2[0-2]\\d)'
const DAYS_LABEL = '(?:number of |contract |work(?:ing)? ?)days(?: per year| worked)?'
const SEASON = '(?:summer|fall|spring|winter)'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const ABOUT_DAY = '(?:(?:the )?end of |approximately |about |\\()*(?:\\d{1,2} )?'
const TIME = `(?:(?:${MONTH}|mid-\\w+|late \\w+|early \\w+|${SEASON})\\b|\\d{1,2}/|20\\d\\d|the (?:\\w+ )?(?:year|season|semester))`
const DAY = `${ABOUT_DAY}${TIME}`
const UNTIL = '(?:through|until|till|ending(?: on| in)?|ends?(?: on| in)?)'
const NO_TEMPORARY = either(
  /staff(?:ing)?|work(?:ers|force)|agenc|employees|visa|restrict|housing|protected|hires|labor|exemption|help/,
  /personnel|positions|assignments|basis only|disab|increase|talent|placement|roles|structure|sites?|power|living/,
  /lodging|access|password|accommod|files?|tables?|solution|fix|fence/,
)
const SEEKING = either(
  /seek\w*|needs?|needed|hiring|looking for|this is|position is|role is|job is|type(?: of \w+)?(?: is)?:?|status:/,
  /duration:|classification:|length:/,
)
const TEMPORARY_POST = either(
  /position|role|job|assignment|contract|employment|opportunity|basis|appointment|full|part|one|project|\(|non/,
)
const ADJUNCTS_SOUGHT = either(
  /seek(?:ing|s)|hiring|is an|for an|applications for|pool of|recruiting|looking for/,
)
const PAY = '(?:paid|compensation|pay|salary|stipend|\\$[\\d,.]+)(?: is|:)?'
const BY_COURSE = '(?:per|by the) (?:[\\w-]+ )?(?:course|class|credit)'
const SPORTS_SEASON = `(?:${SEASON}|football|baseball|basketball|soccer|track) (?:20\\d\\d )?(?:sports? )?season`
const SEASONAL_SOUGHT = either(/this position is|hiring|seeking|looking for|is an?/)
const SEASONAL_POST = either(
  /position|help|role|job(?! fairs?)|employment|opportunity|employee|part|full|opening|staff|hire|contract|work\b/,
  /(?:camp |summer )?(?:counselor|coach|worker|instructor|tutor|teacher)/,
)
const ENDING =
  '(?:position|role|contract|appointment|assignment|internship|term|fund(?:ing|ed)|engagement|job|fellowship|duration)'
const NOT_OPEN = '(?:(?!\\b(?:open|posted|accept\\w*|appl\\w+|advertis\\w+|review\\w*)\\b)[^.;:])'
const DATED = '(?:term|internship|position|program|role|job|contract|assignment|sub(?:stitute)?)'
const [IN_YEAR, THIS, INTERN] = ['(?:20\\d\\d )?', '(?:our|the|this|an?|paid|20\\d\\d)', 'intern(?:s|ship)?']
const REPLACED = 'cover\\w*|until(?! (?:they|he|she))|replacement|fill\\w*|position|substitut\\w+'
const THE = '(?:the|this|our)'
const LEAVE = '(?<!paid )(?:maternity|parental|paternity|medical|family|sabbatical)[- ]leave'

/** What a text or a title says of the term. In lower case; of several, the term that stands first here counts. */
export type TermPattern = Pattern & { term: Term }

export const TERMS_OF_TEXT: readonly TermPattern[] = [
  {
    term: '12-month',
    name: 'year-round',
    expression: composed`year[- ]round ${POST}`,
    reads: 'a year-round position',
    misses: 'year-round sunshine',
  },
  {
    term: '10-month',
    name: 'nine to eleven months a year',
    expression: composed`${TEN_MONTHS}(?= ?\$\d|[,)]| (?:per|a|each) year)|months (?:per year|worked): ?(?:9|1[01])\b`,
    reads: 'a teacher (10 months) is sought',
    misses: 'lasts 10 months',
  },
  {
    term: '10-month',
    name: 'days of work a year',
    expression: composed`${DAYS_LABEL}: ?${DAYS}|${DAYS}[- ](?:work|contract|duty)(?:ing)?[- ]days?|works? ${DAYS} days`,
    reads: 'number of days: 185',
    misses: 'number of days: 90',
  },
  {
    term: 'per course',
    name: 'adjuncts who teach',
    expression: /adjunct (?:professor|instructor|faculty|lecturer)s? to teach/,
    reads: 'adjunct faculty to teach statistics',
    misses: 'you lead our adjunct faculty',
  },
  {
    term: 'per course',
    name: 'an adjunct post',
    expression: /adjunct(?: (?:\w+ )?(?:position|role|appointment)|,? part[- ]time)/,
    reads: 'an adjunct, part-time position',
    misses: 'adjunct professors',
  },
  {
    term: 'per course',
    name: 'adjuncts are sought',
    expression: composed`${ADJUNCTS_SOUGHT} (?:[\w-]+ ){0,3}adjuncts?`,
    reads: 'we invite applications for adjunct faculty',
    misses: 'you support adjunct faculty',
  },
  {
    term: 'per course',
    name: 'pay by the course',
    expression: composed`per[- ]course (?:basis|rate|pay|stipend|contract)|per credit hour|${PAY}[^.;:]{0,16} ${BY_COURSE}`,
    reads: 'you are paid per course',
    misses: 'one book per course',
  },
  {
    term: 'school year',
    name: 'a school year',
    expression: composed`${YEARS} ${SCHOOL_YEAR}|${SCHOOL_YEAR} ${YEARS}|${SCHOOL_YEAR} (?:position|appointment|contract|role|only)`,
    reads: 'for the 2026-27 school year',
    misses: 'each school year',
  },
  {
    term: 'seasonal',
    name: 'seasonal work',
    expression: composed`seasonal ${SEASONAL_POST}|^seasonal(?=[,./]|$)|types?: (?:[\w-]+, )*seasonal`,
    reads: 'a seasonal position',
    misses: 'seasonal campaigns',
  },
  {
    term: 'seasonal',
    name: 'somebody seasonal is sought',
    expression: composed`${SEASONAL_SOUGHT} (?:\w+ )?seasonal(?! (?:campaign|trend|product|menu))`,
    reads: 'we are looking for seasonal tax preparers',
    misses: 'we are looking for seasonal menu ideas',
  },
  {
    term: 'seasonal',
    name: 'a season of a sport',
    expression: composed`${SPORTS_SEASON}(?=[.,]|$| (?:\w+ )?(?:coach|position|role|job))`,
    reads: 'softball coach, spring 2027 season.',
    misses: 'the spring season of sales',
  },
  {
    term: 'seasonal',
    name: 'a camp in summer',
    expression: /summer (?:camp|day camp) (?:counselor|position|staff|job|director|instructor)s?/,
    reads: 'we are hiring summer camp counselors',
    misses: 'summer camp parents',
  },
  {
    term: 'seasonal',
    name: 'an internship in summer',
    expression: composed`summer ${IN_YEAR}(?:internship|associate program|law clerk)|${THIS} summer ${IN_YEAR}(?:interns?|job)`,
    reads: 'our summer interns build tools',
    misses: 'our summer picnic',
  },
  {
    term: 'seasonal',
    name: 'interns for a summer',
    expression: composed`${INTERN}\b[^.;]{0,80}\b(?:this|(?:over|for|during|in) the)(?: 20\d\d)? summer|${DATED} is for (?:the )?summer`,
    reads: 'interns join us for the summer',
    misses: 'interns join us. the summer is warm',
  },
  {
    term: 'fixed term',
    name: 'a temporary post',
    expression: composed`(?:temp(?:orary)?|interim),? ${TEMPORARY_POST}|(?:full|part)[- ]time,? temporary|this temp is`,
    reads: 'this is a temporary position',
    misses: 'temporary housing',
  },
  {
    term: 'fixed term',
    name: 'somebody temporary is sought',
    expression: composed`${SEEKING} (?:an? )?(?:[\w-]+,? ){0,6}(?:temporary|interim)(?! ${NO_TEMPORARY})`,
    reads: 'we are looking for an experienced interim director',
    misses: 'we are hiring for a temporary staffing firm',
  },
  {
    term: 'fixed term',
    name: 'a fixed or limited term',
    expression: composed`(?:fixed|limited)[- ](?:term|duration)(?! (?:or|loans?|rates?)\b)|term[- ]limited|term appointment`,
    reads: 'a fixed-term contract',
    misses: 'fixed-term loans',
  },
  {
    term: 'fixed term',
    name: 'a post limited in time',
    expression: composed`(?:time[- ]limited|(?:a|(?:full|part)[- ]time) term) (?:position|job|role)|^temporary(?=[,./]|$)`,
    reads: 'this is a time-limited position',
    misses: 'a time-limited offer',
  },
  {
    term: 'fixed term',
    name: 'the interim officer, or a field of a form',
    expression: composed`${THE} (?:temporary|interim) (?:[\w/&-]+ ){1,4}(?:position|role|will)|regular/temporary:? temporary`,
    reads: 'the interim data analyst will work here',
    misses: 'regular/temporary: regular',
  },
  {
    term: 'fixed term',
    name: 'an end date',
    expression: /(?<!fiscal |month |posting |job |application )end date(?: (?:in|of|is)|:)/,
    reads: 'end date: 12/31/2026',
    misses: 'posting end date: 12/31/2026',
  },
  {
    term: 'fixed term',
    name: 'temporary at first',
    expression: composed`temporary[- ](?:to[- ])?perm\w*|temp(?:orary)?[- ]to[- ](?:hire|perm\w*)(?: (?:position|role|opportunity|job)|$)`,
    reads: 'a temp-to-hire role',
    misses: 'from temp to hired',
  },
  {
    term: 'fixed term',
    name: 'in place of somebody on leave',
    expression: composed`${LEAVE} (?:${REPLACED}|contract)|an? long[- ]term sub(?:stitute)?`,
    reads: 'maternity leave cover',
    misses: 'paid maternity leave coverage',
  },
  {
    term: 'fixed term',
    name: 'a post until a day',
    expression: composed`${ENDING}:?${NOT_OPEN}{0,60} ${UNTIL} ${DAY}`,
    reads: 'the position runs until june 2027',
    misses: 'the position is open until june 2027',
  },
  {
    term: 'fixed term',
    name: 'a post from a day to another',
    expression: composed`${DATED}(?:(?:,? \w+){0,3}?,? from|(?: dates?)?:) ${DAY}[\w ,]{0,14}(?:to|through|until|[-–]) ${DAY}`,
    reads: 'internship dates: may 3 to august 7',
    misses: 'internship hours: 9 to 5',
  },
]

const COVERED = '(?:maternity|parental|leave) (?:cover|replacement)'

export const TERMS_OF_TITLE: readonly TermPattern[] = [
  {
    term: '12-month',
    name: 'twelve months',
    expression: /\b(?:(?<!up to )12[- ]?months?|(?:1|one)[- ]year contract)/,
    reads: 'teacher (12 months)',
    misses: 'up to 12 months',
  },
  {
    term: '10-month',
    name: 'nine to eleven months, or days',
    expression: composed`\b(?:${TEN_MONTHS}|${DAYS}[- ]days?)`,
    reads: 'counselor - 187 days',
    misses: '90 days',
  },
  {
    term: 'per course',
    name: 'adjuncts',
    expression: /\badjunct/,
    reads: 'adjunct instructor',
    misses: 'adjutant',
  },
  {
    term: 'school year',
    name: 'a school year',
    expression: composed`\b(?:${YEARS} ${SCHOOL_YEAR}|(?:sy|school year) ?${YEARS})`,
    reads: 'teacher, sy 26-27',
    misses: 'school year planner',
  },
  {
    term: 'seasonal',
    name: 'a season',
    expression: /\b(?:seasonal|summer (?:camp|school|intern|counselor|staff|associate|(?:of )?20\d\d))/,
    reads: 'summer school teacher',
    misses: 'summer analyst',
  },
  {
    term: 'fixed term',
    name: 'temporary',
    expression: /\b(?:temp(?:orary)?|interim)\b(?! (?:staffing|materials?|assess\w+))/,
    reads: 'interim dean',
    misses: 'temporary staffing manager',
  },
  {
    term: 'fixed term',
    name: 'for a term or in place of somebody',
    expression: composed`\b(?:(?:fixed|limited)[- ]term|ftc\)|term[- ]limited|\d{1,2}[- ]months?|long[- ]term sub|${COVERED})`,
    reads: 'editor (18 months)',
    misses: 'long-term planner',
  },
]

/** A text without any of these says nothing of that term, which spares it the long patterns. */
export const CUES: Readonly<Record<Term, RegExp>> = {
  '12-month': /year[- ]round/,
  '10-month': /\d[- ]?month|months (?:per|worked)|day/,
  'per course': /adjunct|per[- ]course|(?:per|by the) (?:[\w-]+ )?(?:course|class|credit)/,
  'school year': /(?:school|academic)[- ]year/,
  seasonal: /season|summer/,
  'fixed term': new RegExp(
    `temp|interim|term|limited|durat|leave|end date|(?:until|till|through|ending|ends?|from|:)(?: on| in)? ${DAY}`,
  ),
}

/** Benefits, pay, probation and the like also have months and years. */
export const NOT_TERM = anyWord(
  /benefits(?!-)|paid over|pay (?:is )?(?:spread|over)|insurance|probation\w*|disabilit\w+|leave of|temporarily/,
  /contracts? with|manag\w+ (?:the )?temporary|or temporary|customers?|lease|vacanc\w+|plac(?:es?|ements?)|improv\w+/,
  /not guaranteed|(?:manag|coordinat|recruit|supervis|mentor|train)\w* (?:[\w']+ ){0,3}?(?:summer|seasonal)/,
  /may (?:also )?be (?:used|utili[sz]ed)|may be given|to act in|experience/,
)

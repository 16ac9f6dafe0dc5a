import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { DAILY, ELSEWHERE, some } from './parts.ts'

const OF_JOB =
  '(?:position|role|job|team|sales|employee|staff|worker|technician|specialist|rep(?:resentative)?)'

const GOES =
  '(?:(?:visit|driv|rotat|travel|call)\\w*|(?:go|work|be|is|are)\\w* (?:to|between|at|in|on-?site|on site))'
const TO_WORK = `travel(?:l?ing)? to ${some(1)}(?:job|construction|work) ?sites`

/** Jobs on the road by their names, with or without the word travel, in lower-case sentences. */
export const FIELD_WORK: readonly Pattern[] = [
  {
    name: 'door to door',
    expression:
      /\bdoor[- ]to[- ]door\b(?! (?:shuttle|transport|service|deliver|logistics))|\bknock(?:s|ing)? on doors\b/,
    reads: 'sell door-to-door',
    misses: 'a door-to-door shuttle',
  },
  {
    name: 'a field position',
    expression: composed`\b(?:field[- ]based (?:\w+ )?|(?:is|as) an? (?:[\w-]+ ){0,2}field )${OF_JOB}\b|\b(?:is|as) field[- ]based\b`,
    reads: 'this is a full-time field position',
    misses: 'we build field based reporting software',
  },
  {
    name: 'outside sales',
    expression: /\b(?:mobile|outside sales) (?:position|role|job)\b/,
    reads: 'this outside sales position covers three counties',
    misses: 'a mobile app for sales',
  },
  {
    name: 'tours',
    expression:
      /\b(?:lead|guid)\w* (?:\w+ ){0,3}(?:multi-?day|overnight|on|through) (?:\w+ ){0,2}(?:tours|trips)\b/,
    reads: 'lead multi-day student tours',
    misses: 'lead campus tours',
  },
  {
    name: 'on tour',
    expression: /\bon tour\b|\btour (?:trips|itinerary|director|buses)\b/,
    reads: 'assist the tour director',
    misses: 'a tour of the campus',
  },
  {
    name: 'itinerant work',
    expression:
      /\bitinerant (?!(?:capacity|basis|status|or|and)\b)\w+|\bfly-in[-/, ]+fly-out\b|\bover the road\b/,
    reads: 'an itinerant teacher serves six schools',
    misses: 'works in an itinerant capacity as assigned',
  },
  {
    name: 'visits every day',
    expression: composed`\b${GOES} ${some(5)}${ELSEWHERE}\b.{0,60}\b${DAILY}`,
    reads: 'visits schools daily',
    misses: 'visits our office daily',
  },
  {
    name: 'every day at others',
    expression: composed`\b${DAILY} (?:in|at|on-?site (?:in|at|with)) ${some(4)}${ELSEWHERE}\b`,
    reads: 'spend four days a week in schools',
    misses: 'spend four days a week in our schools team',
  },
  {
    name: 'most of the time away',
    expression:
      /\b(?:majority|most|bulk) of (?:the|your|their) (?:time|week|days?)\b.{0,40}\b(?:in the field|on the road)/,
    reads: 'spend most of your time on the road',
    misses: 'spend most of your time on reports',
  },
  {
    name: 'from site to site',
    expression: composed`(?<!\b(?:ability|able|willing\w*) to )\b(?:${TO_WORK}|driving between ${some(2)}${ELSEWHERE})\b`,
    reads: 'travel to active construction sites',
    misses: 'ability to travel to job sites',
  },
]

const ON_ROAD = anyOf([
  ...['canvasser', 'outside sales', 'itinerant', 'tour (?:director|guide|manager)', 'route (?:driver|sales)'],
  ...['home (?:inspector|visitor)', 'mover', 'merchandiser', 'in-home'],
])
const FIELD_TITLE = composed`\b(?:field (?:service|technician|engineer|inspector|canvasser|sales|(?:marketing )?representative)|${ON_ROAD})\b`

const AT_OTHERS = '(?:on-?site|in[- ]person|visits?|visiting|time) (?:at|with|to|in)'
const SHARE_AWAY = composed`\d ?%[^.;]{0,60}\b(?:in the field|on the road|${AT_OTHERS} ${some(4)}${ELSEWHERE})`

const ROAD = '(?:door|field|tour|travel|driv|itinerant|fly|over the|mobile|outside|on the road)'
// Every rule above, and a meeting in person, needs one of these words, so most sentences skip them.
const MAY_BE_AWAY = composed`\b(?:${DAILY}|${ROAD}|in[- ]person|abroad|come|go to)|%`

// What the reader has done before says nothing of the job.
const PAST = /^\W*(?:\S+ ){0,5}(?:experience|background)\b|\bexperience (?:\w+ ){0,5}(?:outside|field|door)\b/

/** A quick check: false for sentences about neither work elsewhere nor meetings. */
export const mayBeAway = (sentence: string): boolean => MAY_BE_AWAY.test(sentence)

/** True for a share of time spent elsewhere: '60 % of your time in the field'. */
export const namesShareAway = (sentence: string): boolean => SHARE_AWAY.test(sentence)

/** True for a sentence, in lower case, about daily work at customers, schools, job sites or on tour. */
export const isFieldWork = (sentence: string): boolean =>
  !PAST.test(sentence) && firstMatch(FIELD_WORK, sentence) !== null

/** True for a title, in lower case, that names a job on the road. */
export const isFieldTitle = (title: string): boolean => FIELD_TITLE.test(title)

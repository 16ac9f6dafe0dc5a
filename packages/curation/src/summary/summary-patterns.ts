import { anyOf, type Pattern } from '../patterns/pattern.ts'
import words from './summary-words.json' with { type: 'json' }

/** A verb with which a line of a list of duties begins, in the plain form or the third person. */
const VERB = `${anyOf(words.verbs.map((verb) => verb.replace(/y$/, '(?:y|ies)')))}(?:s|es)?`
const CANDIDATE =
  '^(?:the|an?|our) (?:(?:ideal|right|successful|perfect|best) )?(?:candidate|person|applicant)'
const IS = 'is (?!expected|responsible)|has|should|must|enjoys'
const GROUP = anyOf(words.groups)
const IN_CHARGE = '(?! (?:\\w+ly )?(?:responsible|accountable|in charge|working))'

export const STARTS_WITH_VERB = new RegExp(`^${VERB} `)

/** What can be no sentence of a summary. */
export const NO_SENTENCE: readonly Pattern[] = [
  {
    name: 'leans on the sentence before',
    expression: new RegExp(`^(?:this (?!${anyOf(words.persons)})|${anyOf(words.leaning)}\\b)`, 'i'),
    reads: 'This includes two trips a year.',
    misses: 'This position plans two trips a year.',
  },
  {
    name: 'is cut',
    expression: new RegExp(`(?:\\b${anyOf(words.unfinished)}|[,:;(-])[.…]*$`, 'i'),
    reads: 'You will lead the work on an atlas of the.',
    misses: 'You will lead the work on an atlas.',
  },
  {
    name: 'in capitals',
    expression: /^[^a-z]+$/,
    reads: 'WE ARE HIRING EDITORS IN OHIO.',
    misses: 'You will edit maps in OHIO.',
  },
  {
    name: 'addresses of the web, dots for what was left out',
    expression: /https?:|www\.|\S@\S|#URL|\.{3}|…/i,
    reads: 'Write to jobs@elm.example.',
    misses: 'Write to the office.',
  },
]

/** What speaks of the company, or of what it wishes of the candidate. */
export const NOT_OF_ROLE: readonly Pattern[] = [
  {
    name: 'skills and degrees, calls to apply',
    expression: new RegExp(`^(?:${anyOf(words.wishes)}|\\w+ (?:experience|knowledge|skills))\\b`, 'i'),
    reads: 'Proven knowledge of maps.',
    misses: 'Knows maps.',
  },
  {
    name: 'you are',
    expression: new RegExp(
      `^you(?:['’]?re| are| have|['’]ve| bring| love| enjoy| thrive| know)${IN_CHARGE}`,
      'i',
    ),
    reads: 'You are a team player.',
    misses: 'You are directly responsible for the maps.',
  },
  {
    name: 'the candidate is, the candidate will have',
    expression: new RegExp(`${CANDIDATE} (?:${IS}|will (?:have|possess|be an?|be able))\\b`, 'i'),
    reads: 'The candidate will be a team player.',
    misses: 'The candidate will be in charge of the maps.',
  },
]

/** What the company or one of its teams does, unless a sentence names the role too. */
export const OF_COMPANY: readonly Pattern[] = [
  {
    name: 'we',
    expression: /^(?:.{1,120}, )?(?:we|our)\b/i,
    reads: 'With forty editors, we make atlases.',
    misses: 'You make atlases.',
  },
  {
    name: 'a team',
    expression: new RegExp(
      `^(?:the|our) (?:\\S+ ){0,6}?${GROUP} (?!\\w+ers\\b)(?:is|are|has|have|will|\\w+s)\\b`,
      'i',
    ),
    reads: 'The data team builds maps.',
    misses: 'The product managers plan maps.',
  },
]

export const OF_HIRING =
  /\b(?:seek(?:s|ing)?|looking|hiring|search(?:es|ing)|invites?|recruit(?:s|ing)|we need|needs an?|need for|opening)\b/i
export const OF_ROLE =
  /\b(?:you|your|roles?|positions?|candidates?|individual|incumbent|(?:the|this) person)\b/i

/** Blocks a cut before a noun: 'our Support team'. */
const NO_NOUN = `(?<!\\b${anyOf(words.beforeNouns)} )`
const ADVERB = '(?!Early|Family)[A-Z][a-z]+ly'
const START = anyOf([VERB, ...words.wishes, ...words.starts, ADVERB])

/** 'ClearGuide is' is a name. */
const NO_NAME = '(?!\\w+ (?:is|has|was|are|will|helps)\\b)'

/** Where a text that lost its line breaks had one, and what stands there instead. */
export const LOST_BREAKS: readonly (Pattern & { with: string })[] = [
  {
    name: 'a sign without a blank behind it',
    expression: /([A-Za-z\d]{2}[.!?:;]|\)[.!?:;]?)(?=[A-Z][a-z]|[AI] |(?<=[a-z].)[A-Z]{3})/g,
    with: '$1\n',
    reads: 'draws maps.You plan',
    misses: 'Node.js, e.g. for maps',
  },
  {
    name: 'a word in lower case, then a capital',
    expression: /(?<![A-Za-z])([a-z]{4,})(?!SQL|SSL)(?=[A-Z][A-Za-z])/g,
    with: '$1\n',
    reads: 'draws mapsPlans trips',
    misses: 'LinkedIn, postgreSQL',
  },
  {
    name: 'any word, then the start of a sentence',
    expression: new RegExp(
      `([A-Za-z]{2})(?=[A-Z][a-z])(?=${anyOf([VERB, ...words.gluedStarts])}\\b)${NO_NAME}`,
      'g',
    ),
    with: '$1\n',
    reads: 'Map EditorAs our editor',
    misses: 'JavaScript',
  },
  {
    name: 'any word, a heading, a capital',
    expression:
      /([A-Za-z)])(?=(?:Overview|Summary|Description|Responsibilities|Requirements|Qualifications)[A-Z])/g,
    with: '$1\n',
    reads: 'San Diego, CAOverviewFern is hiring',
    misses: 'Overview of our maps',
  },
  {
    name: 'a start of a sentence within a line',
    expression: new RegExp(` (?=[A-Z])(?=${START},? [a-z])(?<=[ (][a-z][a-z-]*\\)? )${NO_NOUN}`, 'g'),
    with: '\n',
    reads: 'draws the maps Plan trips with us',
    misses: 'works with our Support team',
  },
  {
    name: 'a colon, a semicolon or a dash, then a capital',
    expression: /(?:[:;]-? ?|[a-z]- )(?=["“]?[A-Z][a-z])/g,
    with: '$&\n',
    reads: 'Your tasks: Draw maps',
    misses: 'from 9:00, semi-annual',
  },
  {
    name: 'a bullet, an etc.',
    expression: /[•·●▪]| [*] | –(?=[A-Z][a-z])|(?<=\betc\.) (?=[A-Z][a-z])/g,
    with: '\n',
    reads: 'draws maps·plans trips',
    misses: 'draws maps – and plans trips',
  },
]

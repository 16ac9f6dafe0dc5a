import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { listed } from './parts.ts'

const HAS = '(?:involv\\w+|includ\\w+|entails?|demands?|needs?|expect\\w*|calls for|will|may|shall)'
const WANTS = '(?:excited|eager|keen|interested|likes?|loves?|open(?:ness)?|prepared|ready)'
const ASKED = anyOf([
  ...[
    'required?',
    'requirement',
    'necessary',
    'needed',
    'expected',
    'expectation',
    'anticipated',
    'possible',
  ],
  ...['involved', 'part of', 'may be', 'will be', 'demands?'],
])
const SURE = '(?:requir\\w*|must|willing\\w*|able|ability|availab\\w*|flexib\\w*)'
const PLACE_OR_WAY = anyOf(listed('placeOrWay'))

/** What asks the reader to travel; `¤` stands for the word. */
export const OWN: readonly Pattern[] = [
  {
    name: 'the job has it',
    expression: composed`\b${HAS} (?:(?!and\b)[\w-]+ ){0,3}¤`,
    reads: 'the role involves regional ¤',
    misses: 'the role includes e-mail and ¤',
  },
  {
    name: 'surely asks',
    expression: composed`\b${SURE}\b[^.;]{0,90} ¤`,
    reads: 'must drive a car, and ¤',
    misses: 'must drive a car; ¤',
  },
  {
    name: 'wants',
    expression: composed`\b(?:(?:comfort\w*|enjoys?|happy) (?:\w+ ){0,2}|${WANTS} to )¤`,
    reads: 'you enjoy ¤',
    misses: 'your boss will ¤',
  },
  {
    name: 'travel is asked',
    expression: composed`¤[^.;]{0,60}\b${ASKED}\b`,
    reads: '¤ to schools is part of the job',
    misses: '¤ brands trust us',
  },
  {
    name: 'where or how',
    expression: composed`¤ ${PLACE_OR_WAY}\b`,
    reads: '¤ between campuses',
    misses: '¤ posters',
  },
  {
    name: 'an item of a list',
    expression: /^\W*¤(?: (?:to|with|as|when|throughout|requirements?|availability)\b|\W*$|[,:(–-])/,
    reads: '¤: yes',
    misses: '¤ agents call us',
  },
  {
    name: 'travel is one of the duties',
    expression: /¤ (?:is|are|will be) (?:an?|one|the)\b/,
    reads: '¤ is one of the joys',
    misses: '¤ and the joys of it',
  },
  {
    name: 'while travelling',
    expression: /\b(?:while|during) ¤|\bincluding (?:\w+ )?¤ (?:to|for)\b/,
    reads: 'supervises students during ¤',
    misses: 'students after ¤',
  },
]

/**
 * True when the sentence asks the reader to travel: for mentions without a quantity or a word of frequency. `¤`
 * replaces the word.
 */
export const isOwnTravel = (context: string): boolean => firstMatch(OWN, context) !== null

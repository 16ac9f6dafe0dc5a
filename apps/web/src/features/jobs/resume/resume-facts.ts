import {
  DEGREES,
  type Degree,
  type LicenceKind,
  STATE_CODES,
  squeeze,
  stateCode,
  stateName,
} from '@lilypad/domain'

export type Said<Value> = { value: Value; line: string }

export type ResumeFacts = {
  /** The highest. */
  degree: Said<Degree> | null
  licences: readonly {
    kinds: readonly LicenceKind[]
    states: readonly string[]
    isOver: boolean
    line: string
  }[]
  years: Said<number> | null
  teachingYears: Said<number> | null
  /** The English name of the state of the address. */
  state: Said<string> | null
  /** The line that tells from when the person is free. */
  start: string | null
}

const DEGREE_IN: Readonly<Record<Exclude<Degree, 'none'>, RegExp>> = {
  doctorate: /\b(?:Ph\.?\s?D\b|Ed\.?D\b|[Dd]octorate|[Dd]octor of)/,
  master:
    /\b(?:[Mm]aster(?:['’]?s)?(?: degree| of|,| in)|M\.\s?(?:A|S|Ed)|MEd|MAT|MBA|MSW|(?<!, )(?:MA|MS)(?=,| in\b))\b/,
  bachelor: /\b[Bb]achelor|\bB\.\s?(?:A|S|Ed)\b|\b(?:BSEd|BFA)\b|\b(?:BA|BS)\b(?=,| in\b)/,
  associate: /\b[Aa]ssociate(?:['’]?s)?(?: degree| of (?:Arts|Science|Applied))|\bA\.\s?[AS]\./,
  'high school': /\b[Hh]igh [Ss]chool [Dd]iploma\b|\bGED\b/,
}
const NOT_YET = /\b(?:candidate|in progress|expected|pursuing|anticipated)\b/i

const CREDENTIAL =
  /\b(?:licen[cs](?:e|es|ed|ure)|certif(?:ied|icate|icates|ication|ications)|credentials?)\b/i
/** Courses of makers of software, and what anybody can get in a day. */
const NO_LICENCE = /\b(?:google|apple|microsoft|canvas|nearpod|seesaw|cpr|first aid|scrum|pmp|driver)/i
const SCHOOL =
  '\\bteach|educat|elementary|secondary|\\bk-?12\\b|\\bk-[568]\\b|grades?\\b|special ed|\\bes[lo]l?\\b|\\bells?\\b'
const KIND_IN: Readonly<Record<Exclude<LicenceKind, 'other'>, RegExp>> = {
  teaching: new RegExp(`${SCHOOL}|reading|math|science|english`, 'i'),
  'school counselor': /counsel/i,
  SLP: /speech|\bslp\b|\bccc/i,
  'social work': /social work|\bl[cm]sw\b/i,
  'behavior analyst': /\bbcba\b|behavior analyst/i,
  administrator: /administrat|principal|superintendent/i,
  nursing: /nurs|\brn\b/i,
}
const OVER = /\b(?:expired|lapsed|inactive)\b/i

const COUNTED = /\b(\d{1,2})\+?(?: or more)? (?:full )?years?\b(?! old)/gi
const TEACHING = /\b(?:teach|taught|classroom|instructor|professor|lecturer)/i
const END = '(?:[A-Za-z]{3,9}\\.? |\\d{1,2}/(?:\\d{1,2}/)?)?(?:19|20)\\d\\d'
const SPAN = new RegExp(`(${END})\\s*(?:-|–|—|to)\\s*(${END}|present|current|now|today)`, 'i')
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SCHOOLING = /\b(?:university|college|bachelor|master|b\.a|b\.s|m\.a|m\.ed|ph\.?d|diploma|gpa)\b/i

const LINES_OF_ADDRESS = 12
/** 'Austin, Texas', 'Austin, TX 78701', 'Austin TX 78701'. */
const PLACE =
  /,\s*([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b|(?<=[a-z] )(?<!(?:ificate|icense|ployee) )([A-Z]{2}) \d{5}\b/g
const START = /\b(?:available|availability|can start|start date|able to start)\b/i
const LONGEST_LINE = 300

function toMonth(text: string, today: string): number {
  const [, name = '', number = '1', year] =
    /([A-Za-z]{3})?[A-Za-z.]* ?(?:(\d{1,2})\/(?:\d{1,2}\/)?)?(\d{4})/.exec(text) ?? []
  if (year === undefined) return Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Number(year) * 12 + Math.max(MONTHS.indexOf(name.toLowerCase()), (Number(number) - 1) % 12)
}

/** Years that dated posts cover together; none is counted twice. */
function spannedYears(lines: readonly string[], today: string): Said<number> | null {
  const spans = lines
    .flatMap((line) => {
      const [, from, to] = SPAN.exec(line) ?? []
      return from && to ? [{ from: toMonth(from, today), to: toMonth(to, today), line }] : []
    })
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from)
  let [months, until] = [0, 0]
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  const shown = spans.map(({ line }) => line).join(' · ')
  return months === 0 ? null : { value: Math.floor((months / 12) * 2) / 2, line: shown }
}

const larger = (one: Said<number> | null, other: Said<number> | null) =>
  (other?.value ?? 0) > (one?.value ?? 0) ? other : one

const countedYears = (lines: readonly string[]): Said<number> | null =>
  lines
    .flatMap((line) => [...line.matchAll(COUNTED)].map(([, years]) => ({ value: Number(years), line })))
    .reduce<Said<number> | null>(larger, null)

function findDegree(lines: readonly string[]): Said<Degree> | null {
  for (const degree of DEGREES.toReversed()) {
    const line = degree !== 'none' && lines.find((one) => DEGREE_IN[degree].test(one) && !NOT_YET.test(one))
    if (line) return { value: degree, line }
  }
  return null
}

const statesIn = (line: string): string[] =>
  STATE_CODES.map(stateName).filter((name) => new RegExp(`\\b${name}\\b`).test(line))

const findLicences = (lines: readonly string[]): ResumeFacts['licences'] =>
  lines
    .filter((line) => CREDENTIAL.test(line) && !NO_LICENCE.test(line))
    .map((line) => ({
      kinds: (Object.keys(KIND_IN) as (keyof typeof KIND_IN)[]).filter((kind) => KIND_IN[kind].test(line)),
      states: [...statesIn(line), ...(/, ([A-Z]{2})\b/.exec(line)?.slice(1).map(stateName) ?? [])],
      isOver: OVER.test(line),
      line,
    }))

function findState(lines: readonly string[]): Said<string> | null {
  for (const line of lines.slice(0, LINES_OF_ADDRESS))
    for (const [, named, before = ''] of line.matchAll(PLACE)) {
      const written = named ?? before
      const name = STATE_CODES.includes(written) ? stateName(written) : written
      if (stateCode(name) !== undefined) return { value: name, line }
    }
  return null
}

/** What the text of a resume says of the things that postings ask for. `today` is a day. */
export function readResumeFacts(text: string, today: string): ResumeFacts {
  const lines = text
    .split('\n')
    .map((line) => squeeze(line).slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
  const posts = lines.filter((line) => !SCHOOLING.test(line))
  const taught = lines.filter(
    (line, index) => TEACHING.test(line) || (SPAN.test(line) && TEACHING.test(lines[index - 1] ?? '')),
  )
  const taughtPosts = taught.filter((line) => !SCHOOLING.test(line) || TEACHING.test(line))
  return {
    degree: findDegree(lines),
    licences: findLicences(lines),
    years: larger(countedYears(lines), spannedYears(posts, today)),
    teachingYears: larger(countedYears(taught), spannedYears(taughtPosts, today)),
    state: findState(lines),
    start: lines.find((line) => START.test(line)) ?? null,
  }
}

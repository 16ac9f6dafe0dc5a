import { either } from './words/either.ts'

// Words that begin a list item where nothing but a blank marks it, and those after which none begins.
const OPENER_WORDS = either(
  /Preference|Experienced?|Strong|Ability|Able|Proficien\w+|Excellent|Knowledge|Demonstrated|Previous|Prior|Proven/,
  /Familiarity|Must|Minimum|Bachelor['’]?s?|Master['’]s|High [Ss]chool|Associate['’]s|BA|BS|B\.[AS]\.|MBA|Ph\.?D/,
  /Work authorization|Sponsorship/,
)
const OPENERS = `${OPENER_WORDS}(?![a-z-])`
const LINKS = either(
  /or|OR|if|and|AND|an?|of|in|the|with|to|least|minimum|have|has|for|either|than|over|is|are|by|from|our|your|at|as/,
  /on|approximately|about|relevant|must|required?|completed?|accredited|earned|their|possess|preferred|equivalent/,
  /another|requires|hold|holds|years?['’]?|including|additional|excellent|strong|demonstrated|previous|prior|proven/,
  /related|e\.g\.,?/,
)
const DIGITS = '\\d{1,2}\\+? ?(?:[-–] ?\\d{1,2}\\+? ?)?'
const IN_WORDS = '(?:One|Two|Three|Four|Five|Six|Seven|Eight|Ten) (?:\\(\\d+\\) )?(?:or more |to \\w+ )?'
const COUNTS = `(?:${DIGITS}|${IN_WORDS})(?:years?|yrs)\\b`
const COUNT_LINKS = either(
  /or|and|an?|of|in|the|with|to|least|minimum|have|has|for|than|over|is|are|requires|approximately|about|generally/,
  /typically|ideally|preferably|(?<!\ba )plus|additional|prior|previous|relevant|by|past|last|next|every|until|after/,
  /within|from|averages?|brings?|combined/,
)
const LIST_NAMES = either(
  /[Qq]ualifications?|[Rr]equirements?|[Ss]kills?|[Ee]xperience|[Kk]nowledge|[Ee]xpertise|Education|Characteristics/,
  /Attributes|Competencies|Certifications?|Skillsets?|QUALIFICATIONS?|REQUIREMENTS?|SKILLS|EXPERIENCE|characteristics/,
)
const KINDS_OF_LIST = either(
  /Preferred|Desired|Desirable|Ideal|Bonus|Recommended|Minimum|Required|Basic|Additional|Other|Essential|PREFERRED/,
  /DESIRED|MINIMUM|REQUIRED|BASIC|ESSENTIAL/,
)
const BETWEEN = either(
  /Job|Education|Work|Career|Prof(?:essional)?|Tech(?:nical)?|Preferred|Desired|Required|Additional|Skills?|Experience/,
  /EDUCATION|SKILLS|EXPERIENCE|Industry|preferred|desired|required|and|And|AND|&|\/|or/,
)
const PHRASES = either(
  /Qualifications We (?:Require|Desire|Prefer)|What [Yy]ou(?:['’]ll| [Ww]ill)? (?:[Bb]ring|[Nn]eed)|Who [Yy]ou [Aa]re/,
  /What [Ww]e(?:['’]re| [Aa]re)? [Ll]ook(?:ing)? [Ff]or|(?:Nice|Good) [Tt]o [Hh]aves?|Nice [Ii]f [Yy]ou [Hh]ave/,
  /Ways [Tt]o [Ss]tand [Oo]ut(?: [Ff]rom [Tt]he [Cc]rowd)?|Bonus [Pp]oints|Must [Hh]aves?(?! [a-z])/,
)
/** A heading of several words, told by its capitals alone. */
export const PRINTED_HEADING = `(?:${KINDS_OF_LIST}(?: ${BETWEEN}){0,4} ${LIST_NAMES}|${PHRASES})(?:\\b|(?=[A-Z][a-z]))`
const PAIR = '(?:Skills|Education(?:al)?|Qualifications|Experience)'
const OTHER = '(?: ?(?:and|&|/) ?(?:[Ee]xperience|[Ss]kills|[Qq]ualifications|[Ee]ducation|[Tt]raining))?'
const FIELD_NAMES = either(
  /Locations?|Licenses?|Schedule|Job Types?|Benefits|Pay|Work [Aa]uthorization|Work Location|Work Remotely/,
  /Contract (?:Length|Renewal|Type)|Application (?:Question|Deadline)|Language|Visa Sponsorship|Duration|Start [Dd]ate/,
  /Hours [Pp]er [Ww]eek|Closing Date|Salary|Requirements|Required(?! ?: ?(?:[Yy]es|[Nn]o)\b)|Preferred/,
  /Responsibilities|QUALIFICATIONS|REQUIREMENTS|(?:The )?Ideal Candidate/,
)
const FIELDS = `(?:${PAIR}${OTHER}(?: [Rr]equirements?)?|${FIELD_NAMES})`
const WORD_BEFORE = '(?<=(?:^|[\\s(/])[a-z][^\\sA-Z]{0,40} )'

// Where a capital follows without a blank: 'degreeTravel', '(Required)Excel', 'QUALIFICATIONSBachelor', '02421Duration'.
const BEFORE_CAPITAL = either(
  /(?<![A-Za-z])[a-z][a-z'’]{1,30}|[A-Z][a-z]{7,30}|Skills|Benefits|Duties|Summary|Diploma|Degree|Months|Years|Remote/,
  /Contract|License|Details|Desired|School|[a-z]\)|[a-z)][.:;!?]|\d[.)]|’s|'s/,
)
const GLUED_CAPITAL = [
  `(?=[A-Z][A-Za-z])(?<=${BEFORE_CAPITAL})(?<!\\bPh|\\b[Yy]ou)`,
  '(?<=[a-z]{4})(?=An? )',
  "(?<=[a-z])(?=Bachelor|Master['’]s|Advanced [Dd]egree|High School|Associate['’]s|College [Dd]egree)",
  '(?<=[a-z])(?=(?:Relevant|Prefer|Strong|Ability|Knowledge|Proven|Previous|Prior|Familiarity|Must) )',
  '(?<=[a-z])(?=Experience (?:with|in)\\b)',
  `(?<=[A-Za-z\\d)])(?=(?:${FIELDS}|Desired) ?:)`,
  `(?<=[a-z])(?=${PRINTED_HEADING}|(?:Preferences|Qualifications|Requirements)[A-Z])`,
  '(?<=[A-Z]{2})(?=[A-Z][a-z]{2})',
  '(?<=[a-z]{2}\\.?)(?=[A-Z]{5}|(?:BA|BS|MA|MS|MBA|PhD)\\b|[BM]\\.[SA]\\b)',
  '(?<=\\bOR|[a-z]OR|\\bPhD|\\bMBA)(?=[A-Z][a-z])',
  '(?<=\\d{2})(?=[A-Z][a-z]{3})',
].join('|')
// 'field.2+ years', 'PACU1 year'
const GLUED_NUMBER =
  '(?<=[a-z]{3}|[a-z][.)]|\\)|[A-Z]{2})(?=\\d{1,2} ?\\+? ?(?:(?:-|–|to) ?\\d{1,2}\\+? |or more )?(?:years?|yrs))'
// Headings, fields of a form and items with nothing but a blank before them.
const NO_HEADING_AFTER = '\\b(?:[Nn]ot|NOT|[Aa]nd|AND|[Oo]r|[Bb]ut|in|the|all|our|these) |[&/] '
// What stands before a field as a part of its name, the adjectives also glued: 'specialtyPreferred Education:'.
const FIELD_GOES_ON = either(
  /\b(?:and|of|or|Key|Job|Your|The|Work|Our)|Required|Preferred|Minimum|Desired|Desirable|Ideal|Bonus|Other/,
  /Recommended|Essential|Technical|Basic|Additional|Educational/,
)
const NO_FIELD_AFTER = `[&/] |${FIELD_GOES_ON} `
const ONE_WORD = '(?:Requirements?|Qualifications?|Education|Responsibilities|Benefits)'
const NO_WORD_AFTER = '\\b(?:and|or|of|in|the|your|our|job|for|to|with|these|following|special|higher) '
const COUNT_BEFORE = '(?<=(?:^|[\\s(/])(?:[a-z][^\\sA-Z]{0,40}|Desired|Preferred|Required) )'
const AFTER_BLANK = [
  `(?=${PRINTED_HEADING})(?<!${NO_HEADING_AFTER})`,
  `(?=${FIELDS}\\s?:)(?<!${NO_FIELD_AFTER})`,
  `(?=${ONE_WORD} [A-Z\\d])${WORD_BEFORE}(?<!${NO_WORD_AFTER})`,
  '(?=[A-Z])(?<=[a-z]\\.\\) )',
  `(?=${OPENERS})${WORD_BEFORE}(?<!\\b${LINKS} |\\([^()]{0,40})`,
  '(?=(?:Ability|Able|Strong|Excellent|Knowledge|Proficien\\w+|Familiarity|Must)\\b)(?<=\\bor equivalent )',
  `(?=${COUNTS})${COUNT_BEFORE}(?<!\\b${COUNT_LINKS} |\\d[-–] )`,
].join('|')
// 'CST - EST', 'November 20 - December 5' go on.
const GOES_ON = '(?:[ECMP][SD]?T|U\\.?S)\\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? \\d'
const AFTER_MARK = `\\s?[-–—*]\\s(?!${GOES_ON})[A-Z]`

const sticky = (source: string) => new RegExp(source, 'y')
const AT_BLANK = sticky(`(?:${AFTER_MARK}|(?=[A-Z\\d])(?:${AFTER_BLANK}))`)
const AT_CAPITAL = sticky(GLUED_CAPITAL)
const AT_NUMBER = sticky(GLUED_NUMBER)
const AT_DASH = sticky('(?<=[:)])(?=-[A-Z])|(?<=[:.;])(?=[–—] ?[A-Z])')
// Only before one of these can a part begin; looking at each letter with every rule would take too long.
const LIST_MARKS = '·•●▪◦‣✔✓►➢'
const OPENING = new Uint8Array(0x10000)
for (const letter of `ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*–—-${LIST_MARKS}`)
  OPENING[letter.charCodeAt(0)] = 1
// The first two letters of all that may begin a part after a blank.
const BEGINNINGS = new Set(
  [
    'Pr De Mi Re Ba Ad Es Ot Go Wa PR DE MI RE BA AD ES Qu Wh Ni Bo Mu Ed Ex Lo Li Sc Jo Be Pa Wo Co Ap La Vi',
    'Du St Ho Cl Sa Sk Th Id Ab Kn Fa Ma Hi As BS B. MB Ph Sp On Tw Fo Fi Si Se Ei Te',
  ].flatMap((line) => line.split(' ')),
)

const SEMICOLON_BLANK = 0x3b20

function isCut(sentence: string, at: number): boolean {
  const before = sentence[at - 1] ?? ''
  const letter = sentence[at] ?? ''
  if (LIST_MARKS.includes(letter)) return true
  const isCapital = letter >= 'A' && letter <= 'Z'
  if (before === ' ') {
    if (sentence[at - 2] === ';') return true
    return (
      (!isCapital || sentence[at - 2] === ')' || BEGINNINGS.has(sentence.slice(at, at + 2))) &&
      startsAt(AT_BLANK, sentence, at)
    )
  }
  if (isCapital) return /[A-Za-z\d.:;!?)]/.test(before) && startsAt(AT_CAPITAL, sentence, at)
  return startsAt(/\d/.test(letter) ? AT_NUMBER : AT_DASH, sentence, at)
}

function startsAt(rule: RegExp, sentence: string, at: number): boolean {
  rule.lastIndex = at
  return rule.test(sentence)
}

/** A sentence cut at list marks, glued items and headings. Linear. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  let before = sentence.charCodeAt(0) & 0xff
  for (let at = 1; at < sentence.length; at += 1) {
    const code = sentence.charCodeAt(at)
    const isNext = before === SEMICOLON_BLANK
    before = ((before << 8) | (code & 0xff)) & 0xffff
    if ((OPENING[code] === 0 && !isNext) || !isCut(sentence, at)) continue
    pieces.push(sentence.slice(from, at))
    from = at
  }
  pieces.push(sentence.slice(from))
  return pieces
}

import type { AudienceId } from '@lilypad/domain'
import { clausesOfReader } from '../facts/subject.ts'

const TEACHER = '(?:(?:class ?room|school|former|current|certified|licensed) )?(?:teachers?|educators?)'
const GRADES =
  '(?:class ?rooms?|k-?12|pre-?k(?:-?12)?|elementary|middle[- ]school|high[- ]school|secondary|schools?|grades?)'
const COLLEGE =
  '(?:college|university|higher ed(?:ucation)?|post-?secondary|undergraduate|adjunct|faculty|community college)'

const rule = (source: string) => new RegExp(`\\b(?:${source})\\b`)

const COLLEGE_NAMED = rule(COLLEGE)
const COLLEGE_TITLE = /\b(?:adjunct|professor|lecturer|faculty)\b/
const ASKS = rule(
  `experience|background|former|certified|licen[cs]ed?|certificat\\w+|credential|prior|previous|preferred|taught|have been
  |years? (?:of )?teaching|years? (?:of |as |in )(?:an? |the )?(?:[\\w-]+ ){0,2}(?:teach\\w*|class ?rooms?|educators?|instruct\\w+)`.replace(
    /\n\s*/g,
    '',
  ),
)
const TEACHES = rule(
  `${GRADES}[\\w ,/-]{0,30}(?:teach(?:er|ers|ing)|instruction|educators?)|teach(?:er|ers|ing)[\\w ,/-]{0,45}${GRADES}
  |teaching (?:experience|background)|experience (?:in )?teaching|years? (?:of )?teaching|former (?:teacher|educator)s?
  |class ?room experience|(?:experience|background) as an? (?:[\\w-]+ ){0,2}(?:teacher|educator)|years in the class ?room`.replace(
    /\n\s*/g,
    '',
  ),
)
const WELCOMES_TEACHERS = rule(
  `(?:hear from|welcom\\w+|encourag\\w+|ideal for|great for|perfect for|open to|invite) (?:applications from )?${TEACHER}
  |${TEACHER}[\\w ,'’-]{0,40} (?:encouraged|welcome|preferred|to apply)|teachers?:? (?:if|who) (?:you|are)[\\w ']{0,30} (?:leaving|transition\\w*|change)`.replace(
    /\n\s*/g,
    '',
  ),
)
const TEACHING_LICENCE =
  /\b(?:(?:teaching|teacher(?:['’]s)?|state|educator)(?: or [\w ]{1,25})? (?:licen[cs]e|licensure|certificat(?:e|ion)|credential)s?\b(?! as an? (?!teacher))|(?:licensed|certified|credentialed) (?:teacher|educator)s?)\b/
const COLLEGE_WORK = rule(
  `${COLLEGE}[\\w ,/-]{0,40}(?:teaching|instruct(?:ion|or)|faculty|advising)
  |(?:teaching|instruct(?:ion|or)|advising)[\\w ,/-]{0,40}(?:college|university|higher ed(?:ucation)?|post-?secondary|undergraduate)
  |academic advising|adjunct|faculty experience`.replace(/\n\s*/g, ''),
)

// 'education partnerships' and 'school operations' are trades in the sector, not education in general.
const IN_GENERAL =
  '(?= ?(?:$|[.,;:()/&!]|(?:or|and|is|as|at|in|preferred|required|desired|desirable|helpful|welcome|strongly|highly|an? plus|settings?|environments?|fields?|industry|sector|space|market|systems?|with|for|to|who|that|would|will|experience|background)\\b))'
const IN_EDUCATION = new RegExp(
  `\\b(?:experience|experienced|background|career|worked|working|years?)(?:,? [\\w-]+){0,6} (?:in|within|with) (?:an? |the )?(?:fields? of )?(?:(?:k-?12|pre-?k-?12|higher|public|early childhood|special|online) )?(?:education(?:al)?|schools|school districts|districts|educators|teachers)\\b${IN_GENERAL}`,
)
const OF_EDUCATION =
  /\b(?:education(?:al)? (?:experience|background)\b|education (?:industry|sector|field) (?:experience|background|knowledge)|experience (?:working )?with students\b)/
const DEGREE = /\b(?:degree|diploma|ged)\b/
const NOT_A_DEGREE = /\b(?:experience|background|career|worked|working) (?:working )?(?:in|within|with)\b/

// 'Our founders are former teachers' asks for nothing.
const OF_COMPANY =
  /\b(?:our (?:team|founders?|company|staff|organi[sz]ation|community|customers|users|history)\b|founded (?:by|in)|co-?founders?|of them|we (?:are|were|have)|we['’](?:re|ve)|built by|created by|led by)\b/
const TO_YOU = /\b(?:you|your|apply|applicants?|candidates?|welcome|encouraged|preferred|required)\b/

// Every pivot needs one of these words: sentences without one skip the longer expressions.
const MAY_PIVOT =
  /teach|educat|instruct|advising|adjunct|faculty|class ?room|school|district|student|licen[cs]|certificat|credential/i

function addTeaching(sentence: string, atCollege: boolean, found: Set<AudienceId>): void {
  if (TEACHING_LICENCE.test(sentence) || WELCOMES_TEACHERS.test(sentence)) found.add('CP1')
  if (!ASKS.test(sentence)) return
  if (COLLEGE_WORK.test(sentence)) found.add('CP2')
  else if (TEACHES.test(sentence)) found.add(atCollege || COLLEGE_NAMED.test(sentence) ? 'CP2' : 'CP1')
}

function welcomesEducation(sentence: string): boolean {
  if (!IN_EDUCATION.test(sentence) && !OF_EDUCATION.test(sentence)) return false
  return !DEGREE.test(sentence) || NOT_A_DEGREE.test(sentence)
}

/**
 * The career pivots out of education that the title and sentences ask for or welcome: CP1 preK-12 teaching or a
 * teaching licence, CP2 college teaching or advising, CP3 experience in education in general. Rule: the decisions,
 * section 7.
 */
export function pivotsIn(title: string, sentences: readonly string[]): Set<AudienceId> {
  const found = new Set<AudienceId>()
  const atCollege = COLLEGE_TITLE.test(title.toLowerCase())
  for (const printed of [title, ...sentences]) {
    const begin = printed.slice(0, 600)
    if (!MAY_PIVOT.test(begin)) continue
    const lower = begin.toLowerCase()
    const sentence = clausesOfReader(lower, lower, title).join(' ')
    if (OF_COMPANY.test(sentence) && !TO_YOU.test(sentence)) continue
    addTeaching(sentence, atCollege, found)
    if (welcomesEducation(sentence)) found.add('CP3')
  }
  return found
}

import { composed, type Pattern } from '../patterns/pattern.ts'
import { COLLEGE, EXPERIENCE, KIND, SCHOOL, SCHOOLING, TEACHER, TEACHERS, words } from './parts.ts'

// Teaching customers or techniques is no teacher's work.
const PUPILS_ALONE = '(?! (?:technical|others|customers?|clients?|users?|employees|staff|colleagues)\\b)'

/** Asked or welcomed: teaching, at a place that the words around it or the posting tell. */
export const TEACHING: readonly Pattern[] = [
  {
    name: 'years of teaching',
    expression: composed`(?<!-)\byears?['’]? ${words(5)}(?:teaching${PUPILS_ALONE}|class ?room|instruct(?:ion|or)|${TEACHER})\b`,
    reads: 'Three years of successful teaching',
    misses: 'Three years of experience training teachers',
  },
  {
    name: 'teaching experience',
    expression: composed`(?<!\b(?:the|our|and) )\b(?:teaching|class ?room)(?:,? [\w-]+){0,3} (?:experience|background)\b`,
    reads: 'Teaching or coaching experience is a plus.',
    misses: 'You improve the classroom experience.',
  },
  {
    name: 'experience of teaching',
    expression: composed`\b${EXPERIENCE} ${words(6)}(?:teaching${PUPILS_ALONE}|in (?:the|an?) class ?room)\b`,
    reads: 'Relevant experience of teaching within the subject',
    misses: 'Experience teaching customers to use our product',
  },
  {
    name: 'experience as a teacher',
    expression: composed`\b${EXPERIENCE} ${words(2)}as an? ${words(3)}${TEACHER}\b`,
    reads: 'Experience as a lead teacher',
    misses: 'Experience as a vendor to teachers',
  },
  {
    name: 'has taught',
    expression: /\b(?:have|having|who has|you['’]ve) (?:\w+ )?taught\b/i,
    reads: 'You have taught in a public school.',
    misses: 'Courses are taught online.',
  },
  {
    name: 'teachers of the past',
    expression: composed`(?<!\bour (?:[\w-]+ ){0,4})\b(?:(?:former|retired|current) ${words(2)}|previously |experienced )${TEACHERS}\b`,
    reads: 'Former or current classroom teachers',
    misses: 'You train the teachers of our districts.',
  },
  {
    name: 'teachers are welcome',
    expression: composed`\b(?:hear from|welcom\w+|encourag\w+|ideal for|great for|perfect for|open to) ${words(3)}${TEACHERS}\b`,
    reads: 'We welcome applications from teachers.',
    misses: 'You answer teachers by e-mail.',
  },
  {
    name: 'teachers should apply',
    expression: composed`\b${TEACHERS}[\w ,'’-]{0,40} (?:encouraged|welcome|preferred|to apply)\b`,
    reads: 'Teachers of all subjects are encouraged to apply.',
    misses: 'Teachers use our product every day.',
  },
  {
    name: 'teachers who leave',
    expression: /\bteachers?:? (?:if|who) (?:you|are)[\w ']{0,30} (?:leaving|transition\w*|change)/i,
    reads: 'Teachers who are leaving the classroom do well here.',
    misses: 'Teachers who are new to our product get help.',
  },
]

const LICENCE = '(?:licen[cs]e|licensure|certificat(?:e|ion)|credential)s?'

/** A teaching licence, held or asked for. */
export const TEACHING_LICENCE: readonly Pattern[] = [
  {
    name: 'a licence to teach',
    expression: composed`\b(?:teaching|teacher(?:['’]s)?|state|educator)(?: or [\w ]{1,25})? ${LICENCE}\b(?! as an? (?!teacher))`,
    reads: 'A valid teaching license',
    misses: 'State certification as a school counselor',
  },
  {
    name: 'a certified teacher',
    expression: composed`(?:^|\b(?:an?|be|are|current|${SCHOOL}) |: )(?:licensed|certified|credentialed) ${words(2)}(?:teacher|educator)s?\b`,
    reads: 'Must be a certified special education teacher',
    misses: 'Students learn from our network of U.S.-based, state-certified teachers.',
  },
]

/** Asked or welcomed: advising students, as colleges do. */
export const ADVISING: readonly Pattern[] = [
  {
    name: 'advising of students',
    expression:
      /\b(?:academic|student|undergraduate|college|degree|transfer|faculty) advis(?:ing|ement|ors?|ers?)\b/i,
    reads: 'Experience with academic advising',
    misses: 'Experience as a financial advisor',
  },
  {
    name: 'advises students',
    expression: composed`\badvising ${words(3)}(?:students|undergraduates)\b`,
    reads: 'Experience advising first-year students',
    misses: 'Experience advising clients',
  },
  {
    name: 'college and instruction',
    expression: composed`\b${COLLEGE}[\w ,/-]{0,40}(?:teaching|instruct(?:ion|or)|advising)\b`,
    reads: 'University-level instruction',
    misses: 'University degree in marketing',
  },
  {
    name: 'instruction at college',
    expression: composed`\b(?:teaching|instruct(?:ion|or)|advising)[\w ,/-]{0,40}\b${COLLEGE}\b`,
    reads: 'Teaching at the university level',
    misses: 'Teaching in grades 3 to 5',
  },
  {
    name: 'experience as faculty',
    expression: /\b(?:faculty|adjunct) experience\b|\bexperience as (?:an? )?(?:\w+ )?faculty\b/i,
    reads: 'Prior faculty experience',
    misses: 'Works with faculty every day',
  },
]

// 'education partnerships' and 'school operations' are trades in the sector, not education in general.
const STOP =
  'or|and|is|as|at|in|preferred|required|desired|desirable|helpful|welcome|strongly|highly|would|will|who|that|to'
const WIDER =
  'a plus|an plus|settings?|environments?|fields?|industry|sector|space|market|systems?|with|for|experience|background'
const IN_GENERAL = `(?= ?(?:$|[.,;:()/&!]|(?:${STOP}|${WIDER})\\b))`

/** Asked or welcomed: experience in education in general. */
export const EDUCATION: readonly Pattern[] = [
  {
    name: 'experience in education',
    expression: composed`\b(?:${EXPERIENCE}|years?|worked)(?:,? [\w-]+){0,6} (?:in|within|with) ${KIND}${SCHOOLING}\b${IN_GENERAL}`,
    reads: 'A career within higher education',
    misses: 'Experience in education partnerships',
  },
  {
    name: 'experience with those who teach',
    expression: composed`\b${EXPERIENCE} (?:\w+ly )?(?:working )?(?:with|in) ${words(2)}(?:educators|teachers|districts|students)\b`,
    reads: 'Experience working with teachers is a plus.',
    misses: 'Working with teachers to plan lessons',
  },
  {
    name: 'education experience',
    expression: /\beducation (?:(?:industry|sector|field) )?(?:experience|background)\b/i,
    reads: 'Higher education experience preferred',
    misses: 'Your educational background',
  },
]

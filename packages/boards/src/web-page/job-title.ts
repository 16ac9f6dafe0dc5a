/** Any of the words of several lines, in which a dot stands for the blank of 'log.in'. */
const anyOf = (...lines: readonly string[]) => `(?:${lines.join(' ').replaceAll(' ', '|')})\\b`

/** Words for occupations: they mark a line of a careers page as a posting. */
const WORKERS = new RegExp(
  `\\b${anyOf(
    'teachers? tutors? instructors? professors? lecturers? faculty adjuncts? educators? paraeducators?',
    'paraprofessionals? paras? aides? assistants? associates? coordinators? directors? managers? supervisors?',
    'superintendents? principals? deans? provosts? president chancellor chief officers? administrators?',
    'specialists? analysts? consultants? advis[eo]rs? counsell?ors? coach(es)? trainers? facilitators? mentors?',
    'interpreters? translators? librarians? nurses? physicians? psychologists? therapists? pathologists?',
    'clinicians? technicians? technologists? mechanics? electricians? plumbers? carpenters? custodians?',
    'janitors? groundskeepers? drivers? monitors? guards? cooks? chefs? bakers? servers? cashiers?',
    'dishwashers? workers? laborers? operators? clerks? secretar(y|ies) receptionists? registrars?',
    'bookkeepers? accountants? auditors? controllers? bursars? buyers? recruiters? representatives? agents?',
    'engineers? developers? programmers? architects? designers? scientists? researchers? writers? editors?',
    'producers? photographers? artists? musicians? leaders? lead partners? executives? interns? internships?',
    'fellows? fellowships? apprentices? trainees? substitutes? attorneys? counsel paralegals? staff members?',
    'hosts? sponsors? referees? lifeguards? caregivers? nann(y|ies) planners? strategists? organizers?',
    'curators? archivists? conductors? accompanists? proctors? graders? liaisons? ambassadors?',
  )}`,
  'i',
)
const OTHER_MATTERS = new RegExp(
  `\\b${anyOf(
    'applications? forms? handbook agreements? contracts? polic(y|ies) calendars? salar(y|ies) pay.scales?',
    'benefits? w-?4 i-?9 cba faqs? contact director(y|ies) log.?in sign.?(in|up) privacy terms cookies?',
    'newsletter description printer statement notices? discrimination accessibility procedures? process',
    'requirements? qualifications? responsibilities schedules? maps? alumni',
  )}`,
  'i',
)
const CALLS = new RegExp(
  `^${anyOf(
    'about apply back call click complete contact download e-?mail find how join learn meet next our',
    'previous print read search see share submit view visit why your',
  )}`,
  'i',
)
/** Where the job title ends and its place, hours or year begin. */
const ASIDE = /\s+[-–—|(]|[-–—|(]\s|[(,;:/@|]|\s\d/
const MAX_WORDS = 18
const MAX_LENGTH = 120
/** What follows in a line is no title; the pattern for its end goes back over what it has read. */
const MAX_READ_LENGTH = 500

/** Whether a line is short and plain enough for a posting's title, and not a call to action. */
export function isTitleLike(text: string): boolean {
  const isLine = text.length >= 3 && text.length <= MAX_LENGTH && text.split(' ').length <= MAX_WORDS
  return (
    isLine && /\p{L}{2}/u.test(text) && !/[.!?]$|@|https?:|\d{3}[-. ]\d{4}/.test(text) && !CALLS.test(text)
  )
}

/** Whether a title-like line is not about a posting: 'Staff Application', 'W-4 2026'. */
export function isOtherMatter(text: string): boolean {
  return OTHER_MATTERS.test(text) && !namesWorker(text.split(ASIDE)[0]?.split(' ').at(-1) ?? '')
}

/** Whether the words name an occupation. */
export function namesWorker(text: string): boolean {
  return WORKERS.test(text.replaceAll('_', ' '))
}

/** Whether a heading announces something other than openings: 'Application Forms', 'Salaries and Pay Scales'. */
export function isOtherHeading(text: string): boolean {
  return (
    OTHER_MATTERS.test(text) && !/\b(openings?|vacanc(y|ies)|positions?|jobs|opportunities)\b/i.test(text)
  )
}

/** A title on one line, without the colon or dash that leads over to its text. */
export function bareTitle(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_READ_LENGTH)
    .replace(/[\s:–-]+$/, '')
}

import type { Category } from '../../jobs/job-values.ts'

/**
 * Roles whose category depends on the employer: a cook works in a school or in an office,
 * an instructor teaches pupils, students or customers.
 */
export type RoleKind =
  | 'recruit'
  | 'teach'
  | 'campus'
  | 'coach'
  | 'counsel'
  | 'advise'
  | 'care'
  | 'premises'
  | 'student'
  | 'library'

export type TitleWords = {
  to: Category | RoleKind
  /** 9 wins against almost everything, 1 counts only when nothing else does. */
  weight: number
  /** Names separated by `|`. With `noun`, they count fully only as the head of the title. */
  words: string
  noun?: true
}

/** The words of job titles and what they say, by strength. Sources: the labelled titles' README and common usage. */
export const TITLE_WORDS: readonly TitleWords[] = [
  // Schools
  {
    to: 'K12 Education',
    weight: 9,
    noun: true,
    words: `teacher|paraprofessional|paraeducator|schoolteacher|teacher aide|teacher assistant|teaching aide|preschool teacher
      |substitute teacher|guidance counselor|school counselor|school nurse|school psychologist|school social worker|interventionist
      |assistant principal|vice principal|school principal|elementary principal|middle school principal|high school principal
      |associate principal|building principal|dean of culture|head of school|school director|school leader|teacher leader
      |classroom aide|classroom assistant|instructional aide|instructional assistant|special educator|early childhood educator
      |special education case manager|education case manager|school case manager|school librarian|teacher librarian|education support professional|educational assistant|education assistant|learning support assistant
      |long term sub|family liaison|noon duty|lunch aide|cafeteria aide|playground aide|crossing guard|bus monitor|bus aide|school bus driver`,
  },
  {
    to: 'K12 Education',
    weight: 6,
    words: `special education|elementary education|early childhood|early learning|pre k|prek|kindergarten|k 12|k12|k 5|k 8
      |charter school|public school|school site|title i|esl|ell|english learner|grade level|after school|afterschool
      |school administrator|student teacher|community education|gifted|homebound|montessori|head start|child care|childcare|daycare|dyslexia|multilingual learner|english language learner`,
  },
  {
    to: 'K12 Education',
    weight: 5,
    noun: true,
    words: 'tutor|substitute|sub|para|principal|nanny|teaching fellow|test scorer|homeschool',
  },
  {
    to: 'K12 Education',
    weight: 6,
    noun: true,
    words: 'reading specialist|math specialist|literacy specialist|intervention specialist',
  },
  {
    to: 'K12 Education',
    weight: 3,
    words: 'teacher|elementary|middle school|high school|school|classroom|secondary',
  },
  // Colleges
  {
    to: 'Higher Ed',
    weight: 9,
    words: `adjunct|faculty|professor|lecturer|registrar|bursar|postdoctoral|postdoc|tenure track|non tenure track
      |academic dean|associate dean|assistant dean|financial aid|academic advisor|academic adviser|academic advising
      |admission counselor|admission representative|admission advisor|residence life|residence hall|resident director
      |student recruiter|faculty affair|academic affair|student affair|department chair|graduate assistant|student success coach|academic counselor|clinical instructor
      |academic success|enrollment coach|enrollment representative|student recruitment|transfer credit|credential evaluator|credit evaluator|transcript evaluator
      |hall director|residence director|residential life|residential education|international student|study abroad|writing center|writing lab|course facilitator|testing center|tutoring center|commencement`,
  },
  {
    to: 'Higher Ed',
    weight: 7,
    words: `enrollment service|enrollment management|enrollment advisor|enrollment counselor|enrollment specialist
      |student life|student engagement|student welfare|student conduct|student retention|academic coordinator
      |academic program|higher education|career service|greek life|first year experience|student advisor|student development
      |student activity|new student|transfer student|degree audit|accreditation|academic record|disability service
      |student ambassador|teaching and learning center|career coach|career counselor|career advisor|gear up advisor|trio|upward bound|continuing education`,
  },
  { to: 'Higher Ed', weight: 8, words: 'admission' },
  {
    to: 'Higher Ed',
    weight: 7,
    noun: true,
    words:
      'dean|chair|department head|librarian|archivist|vice provost|ombuds|proctor|course mentor|program mentor|faculty mentor|mentor',
  },
  {
    to: 'student',
    weight: 4,
    words: 'enrollment|academic|university|college|campus|undergraduate|graduate',
  },
  // Roles that the employer decides
  { to: 'recruit', weight: 8, noun: true, words: 'recruiter' },
  { to: 'recruit', weight: 7, words: 'recruitment|recruiting' },
  { to: 'campus', weight: 6, words: 'athletic' },
  { to: 'teach', weight: 9, noun: true, words: 'instructor|educator|teaching specialist' },
  { to: 'teach', weight: 5, words: 'instruction|instructional specialist' },
  {
    to: 'campus',
    weight: 9,
    noun: true,
    words: `athletic director|activity director|football coach|basketball coach|volleyball coach|wrestling coach|track coach|soccer coach
      |cheer coach|softball coach|baseball coach|speech coach|tennis coach|swim coach|golf coach|football assistant coach|assistant coach|head coach|teaching assistant|director of athletic|band director|choir director|college counselor|college and career counselor|athletic trainer|orchestra director|theater director`,
  },
  {
    to: 'coach',
    weight: 7,
    noun: true,
    words: 'instructional coach|literacy coach|math coach|coach|academic coach|success coach',
  },
  { to: 'counsel', weight: 7, noun: true, words: 'counselor|counsellor|school counselor' },
  { to: 'advise', weight: 6, words: 'advising' },
  { to: 'advise', weight: 5, noun: true, words: 'advisor|adviser|student success advisor|success advisor' },
  {
    to: 'care',
    weight: 8,
    noun: true,
    words: `nurse|registered nurse|psychologist|social worker|speech language pathologist|speech pathologist|slp|occupational therapist
      |physical therapist|board certified behavior analyst|bcba|behavior analyst|behavior technician|behavioral technician|rbt
      |behavior specialist|therapist|caregiver|behavior interventionist|sign language interpreter|psych`,
  },
  {
    to: 'premises',
    weight: 8,
    noun: true,
    words: `custodian|janitor|cook|head cook|bus driver|groundskeeper|food service worker|cafeteria worker|maintenance worker
      |kitchen manager|food service manager|food service director|dishwasher|housekeeper|cleaner|secretary|school secretary|building secretary`,
  },
  { to: 'library', weight: 5, words: 'media specialist' },
  { to: 'student', weight: 9, noun: true, words: 'dean of student' },
  {
    to: 'premises',
    weight: 3,
    words: 'driver|maintenance|ground|food service|kitchen|culinary|cafeteria|bus|custodial',
  },
  { to: 'student', weight: 6, words: 'student service|student support|student success' },
  { to: 'student', weight: 4, words: 'student' },
  {
    to: 'library',
    weight: 7,
    words:
      'library assistant|library technician|library aide|library|library media specialist|school media specialist',
  },
  // Vendors' educators, curriculum, training
  {
    to: 'Educational Consultant',
    weight: 8,
    words: `educational consultant|education consultant|literacy consultant|math consultant|curriculum consultant|instructional consultant
      |professional development|professional learning|school improvement coach|standard coach|implementation coach
      |learning consultant|academic consultant|education specialist|educational specialist|education advisor|school partnership coach
      |school improvement|school improvement consultant|partnership coach|district coach|early childhood consultant|district consultant|edtech consultant|teaching consultant`,
  },
  {
    to: 'Curriculum',
    weight: 8,
    words: `curriculum developer|curriculum writer|curriculum specialist|curriculum designer|curriculum engineer
      |curriculum coordinator|curriculum director|curriculum manager|director of curriculum|curriculum and instruction|instructional material
      |assessment content|assessment developer|item writer|content developer|learning content|curriculum development|curriculum and assessment
      |test developer|test development|assessment writer|test item|item developer|item development|assessment design|curriculum editor|lesson writer|assessment specialist|assessment development|educational content|lesson designer|standard alignment`,
  },
  {
    to: 'Curriculum',
    weight: 6,
    words:
      'curriculum|curricular|courseware|assessment|subject matter expert|content specialist|lesson|content author',
  },
  {
    to: 'Instructional Design',
    weight: 8,
    words: `instructional design|instructional designer|learning experience designer|learning experience design|learning designer
      |elearning designer|elearning developer|elearning|instructional technologist|instructional technology|educational technologist
      |educational technology specialist|education technologist|instructional media|courseware developer|course designer|course developer
      |learning technologist|learning engineer|instructional system|edtech specialist|educational technology|learning architect|course production|lms administrator
      |instructional developer|storyline developer|articulate developer|learning system|training designer|digital learning designer|learning design|instructional multimedia`,
  },
  {
    to: 'Learning & Development',
    weight: 8,
    words: `learning and development|learning development|training and development|talent development|leadership development
      |employee development|staff development|organizational development|organization development|sales enablement|revenue enablement
      |technical trainer|corporate trainer|sales training|sales trainer|workforce development|workforce trainer|workforce training
      |workforce and community development|training specialist|training manager|training coordinator|customer education|learning partner|learning specialist
      |learning manager|learning consultant ii|onboarding manager|training facilitator|learning facilitator|learning coordinator
      |technical enablement|partner enablement|field enablement|learning and enablement|management development|skill consultant
      |technical instructor|product instructor|product trainer|product training|training advisor|l and d|human performance|organizational effectiveness|product education|client education|user education|partner education|onboarding trainer|training program`,
  },
  { to: 'Learning & Development', weight: 9, noun: true, words: 'trainer|facilitator' },
  { to: 'Learning & Development', weight: 6, words: 'training|enablement|learning|l d|workforce|upskilling' },
  { to: 'teach', weight: 2, words: 'education' },
]

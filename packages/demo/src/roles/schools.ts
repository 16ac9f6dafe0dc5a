import type { RoleFamily } from '../demo-types.ts'

const TEACHING_LICENCE = [
  'A current teaching license in at least one state, with the endorsement for what you teach',
  'A valid state teaching certificate, or proof that yours will be issued before the term starts',
  'State teaching licensure and classroom experience in a preK-12 setting',
]

export const virtualTeaching: RoleFamily = {
  id: 'virtual-teaching',
  category: 'K12 Education',
  departments: ['Instruction', 'Teaching & Learning', 'Virtual Faculty'],
  titles: {
    mid: [
      'Virtual {Subject} Teacher',
      '{Subject} Teacher, Online Program',
      'Virtual Teacher, {Grades}',
      '{Subject} Teacher ({Grades})',
      'Virtual Special Education Teacher, {Grades}',
      'Online Substitute Teacher, {Grades}',
    ],
    entry: ['Virtual Paraprofessional, {Grades}'],
    lead: ['Lead Teacher, {Subject}', '{Subject} Department Chair'],
  },
  pay: [46, 66],
  craft: 'classroom teaching',
  industry: 'K-12 online instruction',
  welcomes: ['CP1'],
  credential: { audience: 'CP1', lines: TEACHING_LICENCE },
  purpose: [
    'You will teach {subject} to a small roster of students who chose to learn from home, and you will know every one of them by name before the second week.',
    'Our {subject} classes meet live four mornings a week, and the rest of the week belongs to feedback, small groups and phone calls home. This role leads two or three of those classes.',
    'Families come to {org} because the usual school day did not fit. The teacher in this role gives their children a steady, warm and demanding {subject} class.',
  ],
  rhythm: [
    'Mornings are live lessons of forty minutes with at most eighteen students. Afternoons are for office hours, grading and planning with the two other teachers of your grade band.',
    'You will not write a course from nothing: units, slides and assessments are there on your first day, and we expect you to make them better.',
    'Every teacher has a coach who watches a lesson each month and talks it through with you the same day.',
  ],
  duties: [
    'Plan and teach live lessons, and record short versions for students who missed them',
    'Give written feedback on student work within two school days',
    'Run daily small groups for students who need a second explanation or a harder problem',
    'Call every family in the first two weeks of the term, and again before progress reports',
    'Keep grades, attendance and accommodations up to date in the student information system',
    'Adapt materials for students with individualized education programs and for multilingual learners',
    'Use assessment results to regroup students and decide what to teach again',
    'Take part in a weekly planning meeting with your grade band',
    'Help proctor state tests in the spring, following the schedule your coordinator sends',
    'Advise a group of twelve students and notice early when one of them drifts away',
  ],
  skills: [
    'A bachelor’s degree in the subject you teach or in education',
    'Ease with video lessons, shared whiteboards and a gradebook, and patience when they fail',
    'Clear, kind writing: most of your feedback is read, not heard',
    'The habit of explaining one idea in three ways',
    'A quiet place to teach and a reliable internet connection',
    'Willingness to be watched, coached and to watch colleagues in turn',
    'Knowledge of how accommodations and modifications are written and followed',
    'Good judgment about when a worry needs a counselor',
  ],
  extras: [
    'A second endorsement, such as ESL or special education',
    'Conversational Spanish, Arabic or Vietnamese',
    'Experience with mastery-based grading',
    'Having built a class website or course shell that others still use',
  ],
}

export const studentSupport: RoleFamily = {
  id: 'student-support',
  category: 'K12 Education',
  departments: ['Student Services', 'Special Programs', 'Student Support'],
  titles: {
    mid: [
      'Virtual School Counselor, {Grades}',
      'School Psychologist (Teletherapy)',
      'Speech-Language Pathologist, Virtual School',
      'School Social Worker',
      'Reading Interventionist, {Grades}',
      'Math Interventionist, {Grades}',
      'Special Education Case Manager, {Grades}',
      'ELL Specialist, {Grades}',
      'Gifted and Talented Teacher',
    ],
    lead: ['Lead School Counselor', 'Special Education Coordinator'],
  },
  pay: [54, 74],
  craft: 'student support or case management',
  industry: 'K-12 student services',
  welcomes: ['CP1'],
  credential: {
    audience: 'CP1',
    lines: [
      'A current state license or certificate for this school role',
      'An educator or pupil services license that is valid in the state where your students live',
    ],
  },
  purpose: [
    'Students learn when somebody has noticed what stands in their way. In this role you carry a caseload of about forty students and see to it that their plans are more than paper.',
    'You will join a team of counselors, psychologists and interventionists who serve students in grades K to 12 by video, by phone and through the adults around them.',
    'This role brings the help that a good neighborhood school gives down the hall to students who are two hundred miles apart.',
  ],
  rhythm: [
    'Sessions are scheduled around the school day, in blocks of twenty-five minutes, with protected time for notes every afternoon.',
    'You will work with the same families for years. Most of what goes well here starts with a call that nobody asked for.',
  ],
  duties: [
    'Hold individual and small-group sessions by secure video',
    'Write, review and update student plans together with families and teachers',
    'Lead eligibility and annual review meetings, and explain each decision in plain words',
    'Watch attendance and progress data weekly and reach out before a problem grows',
    'Advise teachers on accommodations that can be used in the next lesson',
    'Keep session notes and service minutes current and ready for audit',
    'Coordinate with outside providers, with the family’s consent',
    'Take part in the crisis rotation with the rest of the team',
  ],
  skills: [
    'A master’s degree in the field, or the degree that your license asks for',
    'Sound knowledge of special education law and of student privacy',
    'Calm under pressure and careful in writing',
    'Ease with children of different ages on a screen',
    'The tact to deliver hard news and the patience to deliver it twice',
    'Organized records, without being reminded',
  ],
  extras: [
    'A license in a second state, or willingness to apply for one at our cost',
    'Bilingual in Spanish',
    'Training in restorative practice or motivational interviewing',
  ],
}

export const schoolLeadership: RoleFamily = {
  id: 'school-leadership',
  category: 'K12 Education',
  departments: ['School Leadership', 'Academics'],
  titles: {
    senior: [
      'Instructional Coach, {Grades}',
      'District Literacy Coach',
      'District Math Coach',
      'Academic Coach, {Subject}',
    ],
    director: ['Principal, Virtual {Grades} School', 'Head of Lower School', 'Dean of Students, {Grades}'],
  },
  pay: [60, 78],
  craft: 'teaching and leading adults',
  industry: 'K-12 school leadership',
  welcomes: ['CP1'],
  credential: {
    audience: 'CP1',
    lines: [
      'Several years as a preK-12 classroom teacher',
      'A teaching license, and an administrator endorsement or progress toward it',
    ],
  },
  purpose: [
    'Teachers here get better because somebody sits beside them. This role is that somebody for a team of about twenty teachers.',
    'You will set the tone for a school that its students enter through a laptop: its calendar, its culture and what happens when things go wrong.',
  ],
  rhythm: [
    'Half of your week is spent in lessons and the conversations after them; the other half goes to families, data and the schedule.',
    'The year has four cycles. At the start of each you choose two goals with your team, and at its end you say out loud which of them you met.',
  ],
  duties: [
    'Observe lessons each week and hold coaching conversations within a day',
    'Lead the weekly team meeting and keep it about student work',
    'Build the master schedule and balance class rosters',
    'Guide teachers through planning of units in {subject}',
    'Meet with families when a student is struggling, and agree on next steps in writing',
    'Report on attendance, growth and staffing to the board each quarter',
    'Interview, choose and welcome new teachers',
    'Model a lesson when words are not enough',
  ],
  skills: [
    'A record of helping colleagues teach better, with examples you can describe',
    'A master’s degree in education or school leadership',
    'Fluency in assessment data and honesty about what it does not show',
    'A calm voice in a hard meeting',
    'Skill in giving feedback that people act on',
  ],
  extras: [
    'Experience opening a school or a new grade',
    'Training in a structured coaching model',
    'Experience in a rural district',
  ],
}

export const schoolOperations: RoleFamily = {
  id: 'school-operations',
  category: 'K12 Education',
  departments: ['School Operations', 'Student Services', 'Food & Facilities'],
  titles: {
    mid: [
      'School Nurse, {Grades}',
      'Campus Custodian',
      'School Cook',
      'Elementary Teacher',
      'High School {Subject} Teacher',
      'Library Media Specialist',
      'School Bus Driver',
    ],
    entry: ['Classroom Paraprofessional', 'After-School Program Aide', 'Cafeteria Assistant'],
  },
  pay: [38, 54],
  craft: 'working with children or in a school building',
  industry: 'K-12 schools',
  welcomes: ['CP1'],
  inBuilding: true,
  purpose: [
    'Our buildings run on people who arrive early and notice things. You will be one of them, and five hundred children will know your name.',
    'This position serves one of our campuses through the school year, with the same holidays as our students.',
  ],
  rhythm: [
    'The day begins at 7:15 and ends at 3:30, with a paid lunch and one late afternoon a month for staff meetings.',
  ],
  duties: [
    'Keep students safe and greet them by name',
    'Follow the daily schedule of the campus and step in where hands are short',
    'Record incidents, medication or supplies on the day they occur',
    'Work closely with teachers and the front office',
    'Take part in drills and in yearly safety training',
    'Keep the space you are responsible for clean, stocked and ready',
  ],
  skills: [
    'A high school diploma, and the license or certificate that the work requires',
    'A clear background check before the first day',
    'Reliability: people plan around you',
    'Kindness that holds on a rainy Friday',
    'The strength to lift 30 pounds and to be on your feet for most of the day',
  ],
  extras: ['First aid and CPR certificates', 'A second language spoken by our families'],
}

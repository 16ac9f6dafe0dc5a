import type { RoleFamily } from '../demo-types.ts'

export const consulting: RoleFamily = {
  id: 'consulting',
  category: 'Educational Consultant',
  departments: ['Professional Services', 'Professional Learning', 'School Partnerships'],
  titles: {
    mid: [
      'Educational Consultant, {Subject}',
      'Professional Development Consultant, {Grades}',
      'Literacy Consultant, {Territory}',
      'Math Consultant, {Territory}',
      'Professional Learning Consultant',
      'Education Consultant, {Market}',
      'Professional Development Associate, {Territory}',
    ],
    senior: [
      'Senior Educational Consultant, {Territory}',
      'Senior Consultant, {Subject} Professional Learning',
    ],
    lead: ['Lead Consultant, {Market}'],
  },
  pay: [66, 88],
  craft: 'facilitating adult learning',
  industry: 'K-12 consulting',
  welcomes: ['CP1', 'CP3'],
  purpose: [
    'You will help teachers get the most out of {product}, in workshops, coaching calls and the messages in between.',
    'When {partners} adopt new {subject} materials, the first year decides whether they stay in the cupboard. Our consultants make that year work.',
    'You will be a trusted adviser to leaders in {partners}: part coach, part planner, part honest mirror.',
  ],
  rhythm: [
    'A consultant here carries eight to twelve partners at a time and plans the year with each of them in August.',
    'Between sessions you write short notes to principals that say what you saw and what to try next.',
  ],
  duties: [
    'Design and lead workshops on {subject} for teachers and leaders',
    'Coach teams of teachers through a cycle of planning, trying and looking at student work',
    'Set goals with leaders of {partners} and report on them each term',
    'Adapt our materials to local standards and pacing guides',
    'Collect what teachers ask for and bring it to the curriculum team',
    'Mentor newer consultants and share what worked',
    'Keep a clear record of sessions, attendance and next steps',
    'Take part in renewal conversations together with the account team',
  ],
  skills: [
    'Deep knowledge of how {subject} is taught and learned',
    'Presence in front of adults who did not ask for another workshop',
    'Writing that busy principals read to the end',
    'Skill in planning backward from a goal',
    'Comfort with data from formative assessment',
    'Tact with leaders and loyalty to teachers',
  ],
  extras: [
    'Experience as a coach or department head',
    'Certification in structured literacy or a comparable program',
    'Having led an adoption of new materials from the inside',
  ],
}

export const tutoring: RoleFamily = {
  id: 'tutoring',
  category: 'K12 Education',
  departments: ['Tutoring', 'Instruction'],
  titles: {
    entry: ['Entry Level Online Tutor, {Subject}', 'Junior Reading Tutor'],
    mid: ['Online {Subject} Tutor', 'High-Dosage Tutor, {Grades}', 'Bilingual Tutor, {Subject}'],
    lead: ['Lead Tutor, {Grades}', 'Lead Tutor, {Subject}'],
  },
  pay: [38, 50],
  craft: 'tutoring or mentoring',
  industry: 'K-12 tutoring',
  welcomes: ['CP1', 'CP3'],
  purpose: [
    'Three times a week, for half an hour, you will meet the same two students and work on {subject}. That is the whole idea, and it works.',
    'Schools bring us students who are a year or two behind in {subject}. You will be the adult who shows up every time.',
  ],
  rhythm: [
    'Sessions take place during the school day. Lesson plans are ready to use, and a coach drops in twice a month.',
    'You choose a block of hours in August and keep it for the term, so that students keep you.',
  ],
  duties: [
    'Tutor pairs of students in {subject} with materials that we provide',
    'Check understanding at each session and note it in two sentences',
    'Build a relationship that makes it safe to be wrong',
    'Tell the site lead early about absences or worries',
    'Join a short training every second Friday',
    'Celebrate progress with students and their teachers',
  ],
  skills: [
    'Two years of college, or an associate degree',
    'A solid command of {subject}',
    'Patience, humor and a steady schedule',
    'A computer with a camera and a quiet room',
    'A clear background check',
  ],
  extras: ['Fluency in Spanish', 'Having worked with children in a camp, club or library'],
}

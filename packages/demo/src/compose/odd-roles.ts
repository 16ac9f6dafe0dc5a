import type { DemoOddity, Level } from '../demo-types.ts'

export type OddRole = {
  tenant: string
  family: string
  level: Level
  title: string
  /** In place of the title on hostile boards. */
  hostileTitle?: string
  /** Open in these countries only. */
  countries?: string[]
  oddity: Extract<DemoOddity, 'hostile' | 'long title' | 'odd characters' | 'no description' | 'listed twice'>
}

/** Titles that try a layout, texts that try a reader. Each stands on one board; 'hostile' ones are plain without the option. */
export const ODD_ROLES: readonly OddRole[] = [
  {
    tenant: 'lilypad-demo-quillmarsh',
    family: 'support',
    level: 'mid',
    title: 'Customer Support Specialist, Family Helpline',
    oddity: 'hostile',
  },
  {
    tenant: 'lilypad-demo-saltfern',
    family: 'internal-it',
    level: 'mid',
    title: 'Web Systems Administrator',
    oddity: 'hostile',
  },
  {
    tenant: 'lilypad-demo-tallowmere',
    family: 'curriculum',
    level: 'senior',
    title:
      'Senior Curriculum Developer, United States History and Civics (Grades 6-12), Primary Sources and Inquiry Collections',
    oddity: 'long title',
  },
  {
    tenant: 'lilypad-demo-thistlewick',
    family: 'implementation',
    level: 'mid',
    title:
      'Implementation Specialist, Large and Multi-Campus Districts (Student Information System Migrations and Data Exchange)',
    oddity: 'long title',
  },
  {
    tenant: 'lilypad-demo-wrenfield',
    family: 'fundraising',
    level: 'lead',
    title:
      'Corporate, Foundation and Government Relations Manager for Adult Learner Scholarships and Regional Workforce Partnerships',
    oddity: 'long title',
  },
  {
    tenant: 'lilypad-demo-juniperstrand',
    family: 'student-support',
    level: 'mid',
    title:
      'Special Education Case Manager, Virtual Academy (Mild to Moderate Support Needs, Grades 6-8 and Transition Services)',
    oddity: 'long title',
  },
  {
    tenant: 'lilypad-demo-nestmoor',
    family: 'curriculum',
    level: 'mid',
    title: 'Curriculum Writer, “Stories & Songs” – Pre-K',
    oddity: 'odd characters',
  },
  {
    tenant: 'lilypad-demo-kestrelveld',
    family: 'success',
    level: 'mid',
    title: 'Customer Success Manager – Québec & Ontario (français/English)',
    countries: ['Canada'],
    oddity: 'odd characters',
  },
  {
    tenant: 'lilypad-demo-fieldmoss',
    family: 'programs',
    level: 'mid',
    title: '🌱 Program Coordinator, School Gardens',
    oddity: 'odd characters',
  },
  {
    tenant: 'lilypad-demo-inkwren',
    family: 'software',
    level: 'senior',
    title: 'Senior Software Engineer, R&D',
    hostileTitle: 'Senior Software Engineer, R&D  <Feedback & Search> ',
    oddity: 'odd characters',
  },
  {
    tenant: 'lilypad-demo-lumenquay',
    family: 'virtual-teaching',
    level: 'mid',
    title: 'Profesor/a de inglés en línea (English Teacher, Online)',
    oddity: 'odd characters',
  },
  {
    tenant: 'lilypad-demo-harrowmint',
    family: 'training',
    level: 'mid',
    title: 'Workshop Facilitator, Evening Cohorts',
    oddity: 'no description',
  },
  {
    tenant: 'lilypad-demo-lumenquay',
    family: 'marketing',
    level: 'mid',
    title: 'Lifecycle Marketing Specialist',
    countries: ['Ireland', 'Portugal'],
    oddity: 'listed twice',
  },
]

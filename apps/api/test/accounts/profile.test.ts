import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import {
  accountOf,
  emailsTo,
  FORBIDDEN,
  failureOf,
  LOG_IN_FIRST,
  mailedToken,
  newAddress,
  profileOf,
} from './account-kit.ts'

const api = useApi()

const newsletterOf = (email: string) =>
  api.db
    .select({ listId: schema.newsletterSubscriptions.listId, status: schema.newsletterSubscriptions.status })
    .from(schema.newsletterSubscriptions)
    .where(eq(schema.newsletterSubscriptions.email, email))

// holds Part 1 §5: Profile save runs checks 1 to 6 only
describe('save_profile runs checks 1 to 6, in order', () => {
  test.each([
    ['First name is required.', { fname: ' ', lname: '', email: '' }],
    ['Last name is required.', { lname: null, email: '', role: null }],
    ['E-mail address is required.', { email: ' ', role: null }],
    ['Your e-mail address appears to be invalid. Please check for typos.', { email: 'fern', role: null }],
    ['Current full-time role is required.', { role: 'Astronaut', job_title: null }],
    ['Current job title is required.', { role: 'Other', job_title: '' }],
  ])('%s', async (message, broken) => {
    const person = await api.a.user()
    const saved = (await api.as(person)).saveProfile(profileOf(person, broken))
    expect(await failureOf(saved)).toEqual({ status: 400, message })
    expect(await accountOf(api.db, person.email)).toEqual(person)
  })
})

// holds Part 1 §7: `POST /api/save_profile`
describe('save_profile', () => {
  // holds Part 1 §3: Profile record
  // holds Part 1 §7: `GET /api/load_user_airtable_record`
  test('saves every field, and answers with the user', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    const more = { role: 'Other', job_title: 'Gardener', state: 'Guam', workplace_prefs: ['Hybrid'] }
    const { user } = await browser.saveProfile(profileOf(person, { ...more, linkedin: 'in/fern' }))
    expect(user).toMatchObject({ id: person.id, fname: 'Fern', lname: 'Reed', linkedin: 'in/fern', ...more })
    expect((await browser.getLoggedInUser({})).user).toEqual(user)
    expect((await browser.loadProfile({})).record).toEqual({
      'First Name': 'Fern',
      'Last Name': 'Reed',
      'Email Address': person.email,
      'LinkedIn Profile': 'in/fern',
      'Current Full-time Role': 'Other',
      'Current Job Title': 'Gardener',
      State: 'Guam',
      'Workplace Preference': ['Hybrid'],
    })
  })

  // holds Decisions §5: should_display_welcome until the first save_profile
  test('ends the welcome', async () => {
    const person = await api.a.user({ shouldDisplayWelcome: true })
    const browser = await api.as(person)
    await failureOf(browser.saveProfile(profileOf(person, { fname: '' })))
    expect((await browser.getLoggedInUser({})).user?.should_display_welcome).toBe(true)
    expect((await browser.saveProfile(profileOf(person))).user.should_display_welcome).toBe(false)
  })

  test('changes nothing about the others, and is for people who are logged in', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    await (await api.as(person)).saveProfile(profileOf(person))
    expect(await accountOf(api.db, other.email)).toEqual(other)
    expect(await failureOf(api.visitor().saveProfile(profileOf(person)))).toEqual(LOG_IN_FIRST)
  })
})

describe('another e-mail address', () => {
  test('the old one is told, newsletters move along, and log-in takes the new one', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    await browser.setNewsletterSub({ list_id: 10638331, status: 'subscribed' })
    const email = newAddress()
    expect((await browser.saveProfile(profileOf({ email }))).user.email).toBe(email)
    expect(await emailsTo(api.db, person.email)).toMatchObject([
      { kind: 'email-changed', userId: person.id, content: { firstName: 'Fern' } },
    ])
    expect(await emailsTo(api.db, email)).toEqual([])
    expect(await newsletterOf(person.email)).toEqual([])
    expect(await newsletterOf(email)).toEqual([{ listId: 10638331, status: 'subscribed' }])
  })

  test('one’s own may be kept, or written in another case, and nobody is told', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    await browser.saveProfile(profileOf(person))
    const shouted = person.email.toUpperCase()
    expect((await browser.saveProfile(profileOf({ email: shouted }))).user.email).toBe(shouted)
    expect([...(await emailsTo(api.db, person.email)), ...(await emailsTo(api.db, shouted))]).toEqual([])
  })

  test('one that another account has is 409, in any case, and changes nothing', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const browser = await api.as(person)
    expect(await failureOf(browser.saveProfile(profileOf({ email: other.email.toUpperCase() })))).toEqual({
      status: 409,
      message: 'An account with this e-mail address already exists.',
    })
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect(await emailsTo(api.db, person.email)).toEqual([])
  })

  test('two people who take the same one at once: one gets it', async () => {
    const browsers = [await api.as(await api.a.user()), await api.as(await api.a.user())]
    const email = newAddress()
    const both = await Promise.allSettled(browsers.map((one) => one.saveProfile(profileOf({ email }))))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 409 })
  })

  test('it may change five times a day, since each change writes to the one before', async () => {
    const [person, stranger] = [await api.a.user(), newAddress('stranger')]
    const browser = await api.as(person)
    const move = (email: string) => browser.saveProfile(profileOf({ email }))
    for (const email of [stranger, newAddress(), stranger, newAddress(), stranger]) await move(email)
    expect(await failureOf(move(newAddress()))).toEqual({
      status: 429,
      message: 'Your e-mail address was changed too often today. Please try again tomorrow.',
    })
    expect(await emailsTo(api.db, stranger)).toHaveLength(2)
    expect(
      (await browser.saveProfile(profileOf({ email: stranger }, { fname: 'Heron' }))).user,
    ).toMatchObject({
      fname: 'Heron',
      email: stranger,
    })
  })

  test('a reset link that was mailed to the old one stops working', async () => {
    const person = await api.a.user()
    await api.visitor().requestReset({ email: person.email })
    const token = await mailedToken(api.db, person.email)
    await (await api.as(person)).saveProfile(profileOf({ email: newAddress() }))
    const reset = api.visitor().resetPassword({ token, password: 'a brand new lily' })
    expect((await failureOf(reset)).status).toBe(400)
  })

  test('an admin who is logged in as the person saves the rest, but not the address', async () => {
    const person = await api.a.user()
    const admin = await api.impersonating(person)
    expect(await failureOf(admin.saveProfile(profileOf({ email: newAddress() })))).toEqual(FORBIDDEN)
    expect(await failureOf(admin.saveProfile(profileOf({ email: person.email.toUpperCase() })))).toEqual(
      FORBIDDEN,
    )
    const { user } = await admin.saveProfile(profileOf(person, { fname: 'Heron' }))
    expect(user).toMatchObject({ fname: 'Heron', email: person.email, is_impersonated: true })
  })
})

describe('what profiles offer and analytics may know', () => {
  // holds Part 1 §3: Option lists: id and itemName, by column
  // holds Part 1 §7: `GET /api/load_users_airtable_schema`
  test('the schema is keyed by State, Workplace Preference and Current Full-time Role; id equals itemName', async () => {
    const { schema: options } = await api.visitor().loadProfileOptions({})
    expect(Object.keys(options).sort()).toEqual(['Current Full-time Role', 'State', 'Workplace Preference'])
    expect(options['Current Full-time Role'].map(({ id }) => id)).toEqual([
      'preK-12 Educator',
      'Higher Ed Admin/Faculty',
      'Edtech Employee',
      'L&D/Instructional Design',
      'Non-Profit Employee',
      'Student',
      'Not currently employed',
      'Other',
    ])
    expect(options['Workplace Preference']).toEqual([
      { id: 'Remote', itemName: 'Remote' },
      {
        id: 'On-site or Hybrid',
        itemName: 'On-site or Hybrid',
        children: [
          { id: 'On-site', itemName: 'On-site' },
          { id: 'Hybrid', itemName: 'Hybrid' },
        ],
      },
    ])
    const states = options.State.map(({ id }) => id)
    expect(states).toEqual(expect.arrayContaining(['Alabama', 'District of Columbia', 'Puerto Rico', 'Guam']))
    for (const { id, itemName } of Object.values(options).flat()) expect(itemName).toBe(id)
  })

  // holds Part 1 §7: `GET /api/get_logged_in_user_at_record_for_mixpanel`
  test('analytics get the profile and the subscription of who is logged in; nothing of a visitor', async () => {
    expect((await api.visitor().getAnalyticsRecord({})).record).toBeNull()
    const [free, paid] = [await api.a.user(), await api.a.subscriber()]
    expect((await (await api.as(free)).getAnalyticsRecord({})).record).toMatchObject({
      id: String(free.id),
      'Email Address': free.email,
      Subscription: 'Free',
    })
    expect((await (await api.as(paid)).getAnalyticsRecord({})).record?.Subscription).toBe('Premium')
  })
})

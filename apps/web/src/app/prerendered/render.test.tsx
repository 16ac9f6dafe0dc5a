import { announcementRecord, calls, fullJob, userRecord } from '@lilypad/contracts'
import { NOTHING_STATED, PLANS } from '@lilypad/domain'
import { describe, expect, it, vi } from 'vitest'
import { BACK_OFFICE_SCREENS } from '../back-office/back-office-screens.tsx'
import type { Prerendered } from '../first-load/page-data.ts'
import { prerenderScreens, screenWithData } from './render.tsx'

const member = userRecord.encode({
  id: 1,
  firstName: 'Wilma',
  lastName: 'Reed',
  email: 'wilma@example.com',
  isAdmin: false,
  isFree: false,
  stripeSubscriptionId: 'sub_1',
  redeemedUntil: null,
  stripeClientReferenceId: '1',
  linkedin: null,
  role: null,
  jobTitle: null,
  state: null,
  workplacePrefs: [],
  shouldDisplayWelcome: false,
  isImpersonated: false,
})
const free = { ...member, is_free: true, stripe_subscription_id: null }
const settings = {} as NonNullable<Prerendered['settings']>

const drawnFor = (user: Prerendered['user'], more: Prerendered = {}) =>
  prerenderScreens({
    user: user ?? null,
    home: { jobs: [], num_jobs: 0, num_free_jobs: 0 },
    alerts: [],
    settings,
    ...more,
  })
const addressesOf = (html: string) =>
  [...html.matchAll(/data-prerendered(?:-bare)?="([^"]+)"/g)].flatMap(([, at = '']) => at.split(' ')).sort()
const prerenderedAt = (html: string, path: string) =>
  html
    .split('<template ')
    .find((part) => new RegExp(`data-prerendered="(?:[^"]* )?${path}[ "]`).test(part)) ?? ''

describe('the prerendered page', () => {
  it.each([
    [
      'a visitor',
      null,
      [
        '/',
        '/company/:name',
        '/dashboard',
        '/dashboard/:searchId',
        '/forgot-password',
        '/how-we-read',
        '/intake',
        '/job/:id',
        '/log-in',
        '/redeem/:code',
        '/sign-up',
        '/unsubscribe',
        '/unsubscribe/log-in',
      ],
    ],
    [
      'a free member',
      free,
      [
        '/',
        '/account',
        '/account/connections',
        '/account/hidden',
        '/company/:name',
        '/dashboard',
        '/dashboard/:searchId',
        '/how-we-read',
        '/job/:id',
        '/tracker',
        '/unsubscribe',
        '/upgrade',
      ],
    ],
    [
      'a paid member',
      member,
      [
        '/',
        '/account',
        '/account/connections',
        '/account/hidden',
        '/company/:name',
        '/dashboard',
        '/dashboard/:searchId',
        '/how-we-read',
        '/job/:id',
        '/tracker',
        '/unsubscribe',
      ],
    ],
  ])('%s has a prerendered screen for each address that may be opened', (_who, user, addresses) => {
    expect(addressesOf(drawnFor(user))).toEqual(addresses)
  })

  it('an admin gets every screen of the back office prerendered', () => {
    const addresses = addressesOf(drawnFor({ ...member, is_admin: true }))
    const own = BACK_OFFICE_SCREENS.map(({ at }) => at.path)
    expect(addresses.filter((path) => path.startsWith('/admin/')).sort()).toEqual([...own].sort())
  })

  it('someone who pays and comes by the bare address starts at the dashboard', () => {
    expect(prerenderedAt(drawnFor(member), '/')).toContain('Remote jobs in education')
    expect(prerenderedAt(drawnFor(free), '/')).toContain('Land the remote job.')
  })

  it('the frame knows the person, and shows announcements', () => {
    const content = 'The pond is being cleaned tonight.'
    const announcement = announcementRecord.encode({
      id: 7,
      content,
      forFree: false,
      forPaid: true,
      forVisitors: false,
    })
    const html = drawnFor(member, { alerts: [announcement] })
    expect(html).toContain('Welcome, Wilma!')
    expect(html).toContain(content)
    expect(drawnFor(null, { alerts: [announcement] })).not.toContain(content)
  })

  // holds First sight: Nothing typed is ever lost: what stands there before the app has no fields
  it.each([
    ['a visitor', null],
    ['a free member', free],
    ['a paid member', member],
  ])(
    'nothing that %s types or presses is lost: there are no fields, and buttons do nothing yet',
    (_who, user) => {
      const html = drawnFor(user)
      expect(html).not.toMatch(/<(input|select|textarea)\b/)
      expect(html).toContain('<button inert=""')
      expect(html).not.toMatch(/<button (?!inert="")/)
    },
  )

  it('links lead where those of the app lead', () => {
    const [, link] = /<a [^>]*href="([^"]*)"[^>]*>Let&#x27;s Go/.exec(drawnFor(null)) ?? []
    expect(link).toBe('#/sign-up')
  })

  it('the content security policy has nothing to refuse: no inline style or script', () => {
    const html = drawnFor(null) + drawnFor(member)
    expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="/)
  })

  // holds Decisions §6: Plan texts of each view
  it('sign-up and upgrade show each plan with its former price, price, period and all that it holds', () => {
    const textsAt = (html: string, path: string) =>
      [...prerenderedAt(html, path).matchAll(/<article.*?<\/article>/gs)].map(([card]) =>
        card.split(/<[^>]*>/).filter((text) => text !== ''),
      )
    const signUp = textsAt(drawnFor(null), '/sign-up')
    expect(signUp).toHaveLength(3)
    for (const [at, { struckPrice, price, period, points }] of PLANS.entries())
      expect(signUp[at]).toEqual(
        expect.arrayContaining([struckPrice, price, period, ...points].filter((text) => text !== null)),
      )
    expect(textsAt(drawnFor(free), '/upgrade').map((texts) => texts.slice(0, 8))).toEqual(
      signUp.slice(0, 2).map((texts) => texts.slice(0, 8)),
    )
  })

  it.each([
    ['a visitor', null],
    ['a free member', free],
    ['a paid member', member],
    ['an admin', { ...member, is_admin: true }],
  ])('%s sees nothing of somebody else for whom screens were drawn before', async (_who, user) => {
    const content = 'For you alone.'
    const alerts = [
      announcementRecord.encode({ id: 7, content, forFree: true, forPaid: true, forVisitors: true }),
    ]
    const other = user && {
      ...user,
      id: 2,
      fname: 'Olive',
      lname: 'Stone',
      email: 'olive@example.com',
      stripe_subscription_id: null,
      redeemed_until: '2027-01-31',
      state: 'Ohio',
      role: 'Teacher',
      should_display_welcome: true,
      is_impersonated: true,
    }
    const drawInTurn = async (...people: Prerendered[]) => {
      vi.resetModules()
      const { prerenderScreens } = await import('./render.tsx')
      return people.map((person) => prerenderScreens({ settings, ...person })).at(-1)
    }
    const theirs = { user: other, alerts, home: { jobs: [], num_jobs: 321, num_free_jobs: 32 } }
    const own = { user, alerts: [], home: { jobs: [], num_jobs: 0, num_free_jobs: 0 } }
    expect(await drawInTurn(theirs, own)).toBe(await drawInTurn(own))
  })

  // holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
  it('any name is shown as text', () => {
    const html = drawnFor({ ...member, fname: '</template><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
    expect(html.match(/<template /g)).toHaveLength(html.match(/<\/template>/g)?.length ?? 0)
  })
})

describe('the screen of an address with its data', () => {
  const job = fullJob.encode({
    id: 12,
    title: 'Curriculum Designer',
    companyName: 'Reed & Pond',
    url: 'https://boards.example.com/12',
    jobType: 'Full-Time',
    workplace: 'Remote',
    travel: 'No Travel',
    locations: [],
    audience: ['PreK-12 Educator'],
    category: 'Curriculum',
    salaryMax: null,
    salaryRange: null,
    applyBy: null,
    postedOn: null,
    approvedOn: '2026-01-31',
    featured: false,
    stackId: null,
    logoFile: null,
    logoOneOff: null,
    logoAttachment: null,
    lastScrapedAt: null,
    deletedOn: null,
    travelDetails: null,
    description: '## The role\n\nYou write **lessons** about frogs.',
    summary: null,
    licenceNeed: null,
    eligibleStates: null,
    isPlaceStated: false,
    degree: null,
    deadline: null,
    facts: NOTHING_STATED,
    statedPlaces: null,
    residence: { places: null, excludedStates: [], near: null, source: null, evidence: [] },
    searchText: '',
    isTracked: false,
  })
  const lacksOf = (html: string) =>
    [...html.matchAll(/data-prerendered="([^"]+)" data-lacks/g)].map(([, at]) => at)

  it.each([
    ['/job/12', 'loadFrontEndJob', { id: '12' }],
    ['/company/Reed%20%26%20Pond', 'loadCompany', { company: 'Reed & Pond' }],
    ['/company/100%', 'loadCompany', { company: '100%' }],
  ])('%s is drawn from %s, which only reads', (at, name, request) => {
    const screen = screenWithData(at)
    expect(screen?.callsFor({ user: null })).toEqual([[name, request]])
    expect(screen?.callsFor({ user: member })?.map(([call, fields]) => [call, fields])).toEqual([
      [name, request],
      ['loadHidden', {}],
      ['loadFollowed', {}],
      ['loadIntake', {}],
    ])
    expect(calls[name as keyof typeof calls].method).toBe('GET')
  })

  it('nobody asks for a screen that the page has whole', () => {
    const addresses = lacksOf(drawnFor({ ...member, is_admin: true }))
    expect(addresses).toEqual(['/job/:id', '/company/:name'])
    expect(['/', '/tracker', '/dashboard', '/admin/users', '/no/such'].map(screenWithData)).toEqual(
      Array(5).fill(null),
    )
  })

  // holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
  it('a job is drawn with its title and its text, and has nothing that the content security policy refuses', () => {
    const html =
      screenWithData('/job/12')?.draw({ user: member, settings }, [{ job, related_jobs: [] }]) ?? ''
    expect(html).toMatch(/<h1[^>]*>.*Curriculum.*Designer.*<\/h1>/)
    expect(html).toContain('You write <strong>lessons</strong> about frogs.')
    expect(html).toContain('href="https://boards.example.com/12?utm_source=lilypad')
    expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+="|<(input|select|textarea)\b/)
    expect(html).not.toMatch(/<button (?!inert="")/)
  })

  it.each([
    ['a visitor', null, []],
    [
      'a member without answers',
      { ...member, state: 'Ohio' },
      [{ jobs: [], companies: [], words: [] }, { companies: [] }, { intake: null }],
    ],
  ])(
    'who can take the job is drawn for %s, as the app draws it: the text below does not move',
    (_who, user, more) => {
      const html = screenWithData('/job/12')?.draw({ user, settings }, [{ job, related_jobs: [] }, ...more])
      expect(html).toContain('For you')
      expect(html).toContain('Can I take this job?')
    },
  )

  // holds Beyond §3: What is hidden is in no list, stack, related job
  it('a job like it that the member hides is not drawn, nor is any before it is known what they hide', () => {
    const related = { ...job, id: 13, 'Job Title': 'Frog Tutor' }
    const hiding = (jobs: object[]) => ({ jobs, companies: [], words: [] })
    const hidden = {
      id: 13,
      title: 'Frog Tutor',
      company: 'Reed & Pond',
      hidden_at: '2027-03-10T14:00:00.000Z',
    }
    const drawn = (...more: object[]) =>
      screenWithData('/job/12')?.draw({ user: member, settings }, [
        { job, related_jobs: [related] },
        ...more,
      ]) ?? ''
    expect(drawn(hiding([]))).toContain('Frog Tutor')
    expect(drawn(hiding([{ ...hidden, reason: null }]))).not.toContain('Frog Tutor')
    expect(drawn()).not.toContain('Frog Tutor')
  })
})

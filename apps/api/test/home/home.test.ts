import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi({
  env: {
    PUBLIC_URL: 'http://pond.example',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    STRIPE_LINK_SKIP: 'https://pay.example/skip',
    MIXPANEL_TOKEN: 'mix',
  },
})

const PAID = { salaryRange: '$60,000 - $70,000', salaryMax: 70_000 }

// holds Part 1 §7: `GET /api/load_home_page_jobs`
describe('load_home_page_jobs', () => {
  // holds Decisions §9: Home: up to 6, featured first, then newest of the free subset
  test('up to 6 with pay, featured first, then newest of the free subset, the same for premium members', async () => {
    const day = (number: number) => new Date(`2026-01-0${number}T12:00:00Z`)
    const jobs = []
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      jobs.push(
        await api.a.job({ ...PAID, title: `Free ${number}`, freeTenth: true, approvedAt: day(number) }),
      )
    await api.a.job({ ...PAID, title: 'Featured', featured: true, approvedAt: day(1) })
    await api.a.job({ title: 'Hidden' })
    await api.a.job({ title: 'Silent', freeTenth: true, approvedAt: day(8) })
    const titles = ['Featured', 'Free 7', 'Free 6', 'Free 5', 'Free 4', 'Free 3']
    const visitor = await api.visitor().loadHomePageJobs({ new: '1' })
    expect(visitor.jobs.map((job) => job['Job Title'])).toEqual(titles)
    expect(visitor).toMatchObject({ num_jobs: 10, num_free_jobs: 9 })
    const person = await api.a.subscriber()
    const [, , , , , , seventh] = jobs
    if (seventh) await api.a.star(person, seventh)
    const member = await (await api.as(person)).loadHomePageJobs({})
    expect(member.jobs.map((job) => [job['Job Title'], job.is_tracked])).toEqual(
      titles.map((title) => [title, title === 'Free 7']),
    )
  })

  test('of a very long description the beginning', async () => {
    await api.db.update(schema.jobs).set({ description: '課'.repeat(60_000) })
    await api.announceJobs()
    const lengths = async () =>
      (await api.visitor().loadHomePageJobs({})).jobs.map((job) => job['Full Job Description']?.length)
    await expect.poll(lengths).toEqual(Array(6).fill(10_000))
  })

  test('where no job states its pay, those that there are', async () => {
    await api.db.update(schema.jobs).set({ salaryRange: null })
    await api.announceJobs()
    await expect
      .poll(async () =>
        (await api.visitor().loadHomePageJobs({ new: '1' })).jobs.map((job) => job['Job Title']),
      )
      .toEqual(['Featured', 'Silent', 'Free 7', 'Free 6', 'Free 5', 'Free 4'])
  })
})

// holds Part 1 §3: Alert and its three flags
// holds Part 1 §7: `GET /api/load_alerts`
test('load_alerts gives the messages in their order, with the three flags that say who sees them', async () => {
  await api.db.insert(schema.announcements).values([
    { content: 'Second', forFree: true, forPaid: false, forVisitors: false, position: 2 },
    { content: 'First', forFree: false, forPaid: true, forVisitors: true, position: 1 },
  ])
  const { alerts } = await api.visitor().loadAlerts({})
  expect(alerts.map(({ id: _id, ...alert }) => alert)).toEqual([
    { Content: 'First', 'Free Users': false, 'Paid Users': true, 'Non-logged-in Users': true },
    { Content: 'Second', 'Free Users': true, 'Paid Users': false, 'Non-logged-in Users': false },
  ])
})

// holds Part 1 §7: `GET /api/load_colors`
describe('load_colors', () => {
  // holds Part 1 §3: Audience colour map
  // holds Part 1 §9: Audience colours: components below 180, remembered
  // holds Part 2 §3: Audience colour map
  test('random rgb components each below 180, made on first use and then remembered', async () => {
    const askTogether = await Promise.all([1, 2, 3, 4].map(() => api.visitor().loadColors({})))
    const [first, ...others] = askTogether.map(({ colors }) => colors.audience_color_map)
    for (const other of others) expect(other).toEqual(first)
    expect((await api.visitor().loadColors({})).colors.audience_color_map).toEqual(first)
    const colors = Object.values(first ?? {})
    expect(colors).toHaveLength(13)
    for (const color of colors) {
      const components = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number) ?? [999]
      expect(Math.max(...components)).toBeLessThan(180)
    }
  })
})

// holds Decisions §3 Added calls: Testimonials: `GET /api/load_testimonials`
test('load_testimonials gives three in their order, changed without a build, and marks sample texts', async () => {
  const said = (name: string, position: number, is_sample = false) => ({
    kind: 'testimonial' as const,
    position,
    content: { quote: `${name} found a job.`, name, role: 'Teacher', is_sample },
  })
  await api.db.delete(schema.siteContents).where(eq(schema.siteContents.kind, 'testimonial'))
  expect((await api.visitor().loadTestimonials({})).testimonials).toEqual([])
  await api.db
    .insert(schema.siteContents)
    .values([said('Cy', 2), said('Ada', 0, true), said('Bo', 1), said('Di', 3)])
  const { testimonials } = await api.visitor().loadTestimonials({})
  expect(testimonials.map(({ name, is_sample }) => [name, is_sample])).toEqual([
    ['Ada', true],
    ['Bo', false],
    ['Cy', false],
  ])
  expect(testimonials[0]).toEqual({
    quote: 'Ada found a job.',
    name: 'Ada',
    role: 'Teacher',
    is_sample: true,
  })
})

// holds Decisions §3: `GET /api/load_settings`
test('load_settings gives what the client must know at run time, and no secret', async () => {
  expect((await api.visitor().loadSettings({})).settings).toEqual({
    payment_link_skip: 'https://pay.example/skip',
    payment_link_jump: null,
    payment_link_jump_intake: null,
    is_payment_sandbox: false,
    mixpanel_token: 'mix',
    rewardful_key: null,
    newsletter_url: 'http://pond.example/newsletter',
    social_linkedin_url: null,
    social_facebook_url: null,
    contact_email: 'hello@lilypad.example',
    terms_url: '/terms.pdf',
    public_url: 'http://pond.example',
  })
})

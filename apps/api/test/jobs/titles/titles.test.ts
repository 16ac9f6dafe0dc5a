import { schema } from '@lilypad/db'
import { NOTHING_STATED } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { makeTitleGroups } from '../../../src/areas/jobs/titles/title-groups.ts'
import { metaOf } from '../page-head.ts'
import { PUBLIC, usePublicPages } from '../public-pages.ts'

const { api, free, get } = usePublicPages()

const requirements = {
  ...NOTHING_STATED.requirements,
  education_required: 'bachelor',
  experience_years_min: 2,
} as const
const licence = { ...NOTHING_STATED.licence, need: 'required', kind: 'teaching' } as const

/** Three jobs of one title, one of which visitors may see, and one of another. */
async function putTitles() {
  const category = 'Curriculum'
  const shared = { category, requirements } as const
  const pay = { salaryRange: '$60,000 - $70,000', salaryMax: 70_000 }
  const one = await free({ ...shared, ...pay, title: 'Curriculum Developer, Algebra', audience: ['CP1'] })
  const two = await api().a.job({
    ...shared,
    title: 'Senior Curriculum Developer',
    companyName: 'Hidden Pond',
  })
  const three = await api().a.job({
    category,
    licence,
    title: 'Curriculum Developer',
    salaryRange: '$90,000',
    salaryMax: 90_000,
  })
  await api().a.job({ title: 'Truck Driver', category: 'Other' })
  await api().announceJobs()
  api().jobList.forget()
  return { one, two, three }
}
const suggest = async (browser = api().visitor(), from = '4th grade teacher') =>
  (await browser.suggestTitles({ from })).titles

// holds Beyond §6: `GET /api/suggest_titles`
test('titles count all listed jobs, and name those that the caller may see', async () => {
  const { one, two, three } = await putTitles()
  const counted = {
    title: 'Curriculum Developer',
    category: 'Curriculum',
    open: 3,
    welcome_classroom: 1,
    pay: { low: 60_000, high: 90_000 },
    asks: ['Bachelor’s degree (2 of 3)', '2 years of experience (2 of 3)', 'Teaching licence (1 of 3)'],
  }
  expect(await suggest()).toEqual([{ ...counted, jobs: [one.id] }])
  const premium = await api().as(await api().a.subscriber())
  expect((await suggest(premium))[0]?.jobs).toEqual([three.id, two.id, one.id])
  await premium.hideCompany({ company: 'Hidden Pond', hidden: true })
  expect((await suggest(premium))[0]?.jobs).toEqual([three.id, one.id])
})

test('jobs that are read in several turns are each counted once', async () => {
  await putTitles()
  const { database } = api().deps
  const groups = await makeTitleGroups(database)
  expect(groups.map(({ open }) => open).sort()).toEqual([1, 3])
  for (const most of [1, 2, 4]) expect(await makeTitleGroups(database, most)).toEqual(groups)
})

test('pay that is printed by the hour or in another currency is not told as yearly pay', async () => {
  await free({ title: 'Curriculum Writer', salaryRange: '$30 an hour', salaryMax: 62_400 })
  await free({ title: 'Curriculum Writer', salaryRange: '£50,000', salaryMax: null })
  api().jobList.forget()
  expect((await suggest())[0]).toMatchObject({ title: 'Curriculum Writer', open: 2, pay: null, asks: [] })
})

test('what fits nothing has no titles, and what is too short or too long says so', async () => {
  await putTitles()
  expect(await suggest(api().visitor(), 'astronaut')).toEqual([])
  for (const from of ['x', '  x  ', 'x'.repeat(101), ''])
    await expect(suggest(api().visitor(), from)).rejects.toMatchObject({
      status: 400,
      message: 'Say in 2 to 100 characters what you did.',
    })
  expect((await get('/api/suggest_titles')).status).toBe(400)
  expect((await get('/api/suggest_titles?from=teacher&from=nurse')).status).toBe(400)
})

// holds Beyond §6: Public pages `/titles/<slug>` in the sitemap
test('a page for what someone did shows titles without a script, and the sitemap names it while it has some', async () => {
  const { one, two } = await putTitles()
  const page = await get('/titles/elementary-teacher')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<h3 class="font-bold">Curriculum Developer</h3>')
  expect(html).toContain(
    '3 open jobs · 1 welcomes classroom experience · $60,000 to $90,000 a year, as printed',
  )
  expect(html).toContain(`href="/jobs/${one.id}"`)
  expect(html).not.toContain(`href="/jobs/${two.id}"`)
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
  expect(metaOf(html, 'og:url')).toBe(`${PUBLIC}/titles/elementary-teacher`)
  expect(page.headers.get('x-robots-tag')).toBeNull()
  const sitemap = async () => (await get('/sitemap.xml')).text()
  expect(await sitemap()).toContain(`<loc>${PUBLIC}/titles/elementary-teacher</loc>`)
  expect(await sitemap()).not.toContain('/titles/school-nurse<')
  await api().db.delete(schema.jobs)
  api().jobList.forget()
  expect(await sitemap()).not.toContain('/titles/')
  expect((await get('/titles/elementary-teacher')).status).toBe(404)
})

test('the field of the page works by GET, and answers whatever is typed', async () => {
  await putTitles()
  const ask = async (path: string) => {
    const page = await get(path)
    return { status: page.status, robots: page.headers.get('x-robots-tag'), html: await page.text() }
  }
  expect(await ask('/titles')).toMatchObject({ status: 200, robots: null })
  const found = await ask('/titles?from=4th+grade+teacher%2C+ten+years')
  expect(found).toMatchObject({ status: 200, robots: 'noindex' })
  expect(found.html).toContain('value="4th grade teacher, ten years"')
  expect((await ask('/titles?from=elementary+teacher')).robots).toBeNull()
  const hostile = await ask(`/titles?from=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile).toMatchObject({ status: 404, robots: 'noindex' })
  expect(hostile.html).not.toContain('<script>alert')
  for (const path of [
    '/titles?from=x',
    `/titles?from=${'y'.repeat(5_000)}`,
    '/titles?from=a&from=b',
    '/titles?from=',
  ])
    expect((await ask(path)).status).toBeOneOf([400, 404])
  expect((await ask('/titles/4th-grade-teacher')).status).toBe(200)
  expect((await ask('/titles/no-such-thing')).status).toBe(404)
  expect((await ask(`/titles/${'z'.repeat(300)}`)).status).toBeOneOf([400, 404, 414])
})

import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { type Extension, startExtension } from '../../support/extension.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, row, storedJob } from '../../support/tracker.ts'

const CAREERS = 'https://lilypad-demo-saltfern.example/careers'

/** The demo boards answer for the hosts of the employers' own pages. */
const showDemoPages = (context: BrowserContext) =>
  context.route('https://*.example/**', async (route) => {
    const { host, pathname } = new URL(route.request().url())
    const answer = await fetch(`${process.env.LILYPAD_BOARDS}/${host}${pathname}`)
    const contentType = answer.headers.get('content-type') ?? 'text/html'
    await route.fulfill({ status: answer.status, contentType, body: await answer.text() })
  })

async function makeKey(request: APIRequestContext): Promise<string> {
  const data = { name: 'Extension', scopes: ['jobs:read', 'tracker:write'] }
  const { key } = (await (await request.post('/api/create_key', { data })).json()) as { key: string }
  return key
}

type Listed = { id: number; url: string; title: string; companyName: string }
async function listedJobs(request: APIRequestContext, key: string): Promise<Listed[]> {
  const reply = await request.get('/v1/jobs?limit=100', { headers: { authorization: `Bearer ${key}` } })
  return ((await reply.json()) as { jobs: Listed[] }).jobs
}

/** The address and title of a posting on an employer's own page, which the person does not see on Lilypad. */
async function unseenPosting(request: APIRequestContext, seen: readonly Listed[]) {
  const { host, pathname } = new URL(CAREERS)
  const html = await (await request.get(`${process.env.LILYPAD_BOARDS}/${host}${pathname}`)).text()
  const links = [...html.matchAll(/<a href="(\/careers\/[^"]+)">([^<&]+)<\/a>/g)]
  const all = links.map(([, path = '', title = '']) => ({ url: new URL(path, CAREERS).href, title }))
  return all.find(({ title }) => title === title.trim() && seen.every((job) => job.title !== title))
}

let extension: Extension
test.beforeEach(async () => {
  extension = await startExtension()
  await showDemoPages(extension.context)
})
test.afterEach(async () => {
  await extension.context.unrouteAll({ behavior: 'ignoreErrors' })
  await extension.close()
})

// holds Beyond §4: Save from anywhere: a browser extension that reads, shows, saves and knows what is on Lilypad
test('the extension takes a key, knows a job that Lilypad has, and saves one that it reads from its page', async ({
  page,
  baseURL,
}) => {
  await joinByCall(page)
  const key = await makeKey(page.request)
  const seen = await listedJobs(page.request, key)
  const known = seen.find(({ url }) => url.includes('/apply/'))
  const unseen = await unseenPosting(page.request, seen)
  if (!known || !unseen) throw new Error('the demo boards have no such posting')

  const posting = await extension.context.newPage()
  await posting.goto(known.url)
  const first = await extension.press(posting)
  await expect(first.getByText('Lilypad needs a personal key')).toBeVisible()
  await expectAccessible(first)

  const options = await extension.open('options.html')
  await options.getByLabel('Personal key').fill('a password')
  await options.getByRole('button', { name: 'Save settings' }).click()
  await expect(options.getByText('A key begins with lp_.')).toBeVisible()
  await expect(options.getByLabel('Personal key')).toBeFocused()
  await expectAccessible(options)
  await options.getByLabel('Personal key').fill(key)
  await options.getByLabel('Address of Lilypad').fill(baseURL ?? '')
  await options.getByRole('button', { name: 'Save settings' }).click()
  await expect(options.getByText('Saved.')).toBeVisible()

  const popup = await extension.press(posting)
  await expect(popup.getByText('Already on Lilypad')).toBeVisible()
  await expect(popup.getByRole('heading', { name: known.title })).toBeVisible()
  await expect(popup.getByText(/^Added .+ · checked today/)).toBeVisible()
  await expectAccessible(popup)
  await popup.getByRole('button', { name: 'Save to tracker' }).click()
  await expect(popup.getByText('It is on your tracker.')).toBeVisible()

  await posting.goto(unseen.url)
  const form = await extension.press(posting)
  await expect(form.getByLabel('Job title')).toHaveValue(unseen.title)
  await expect(form.getByLabel('Company')).toHaveValue('Saltfern College')
  await expectAccessible(form)
  await form.getByLabel('Pay').fill('$61,000 a year')
  await form.getByRole('button', { name: 'Save to tracker' }).click()
  await expect(form.getByText('It is on your tracker.')).toBeFocused()

  await posting.goto(CAREERS)
  const list = await extension.press(posting)
  await expect(list.getByText('This page lists several jobs.')).toBeVisible()

  expect(await storedJob(page, known.title)).toBeDefined()
  await openTracker(page)
  await expect(row(page, unseen.title)).toContainText('Saltfern College')
  await expect(row(page, unseen.title)).toContainText('$61,000')

  const { keys } = (await (await page.request.get('/api/load_keys')).json()) as { keys: { id: number }[] }
  for (const { id } of keys) await page.request.post('/api/revoke_key', { data: { id } })
  await expect((await extension.press(posting)).getByText('It was revoked')).toBeVisible()
})

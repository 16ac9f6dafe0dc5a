import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** Somebody whom the product does not know yet. Accounts stay, so each test has a person of its own. */
export type Newcomer = { email: string; password: string }

export const newcomer = (): Newcomer => ({
  email: `pond-${randomUUID()}@example.com`,
  password: 'a quiet green pond',
})

/**
 * Joins on hop by the call, in the cookies of these requests: a page's own, or those of another browser.
 *
 * @param more what else the call carries: a redemption code makes it premium from the start
 */
export async function joinBy(
  request: APIRequestContext,
  more: { redemption_code?: string; role?: string; state?: string } = {},
  person = newcomer(),
): Promise<Newcomer> {
  const reply = await request.post('/api/headless_sign_up', {
    data: { ...person, fname: 'Wilma', lname: 'Reed', role: 'Student', ...more },
  })
  expect(await reply.json()).toMatchObject({ success: true })
  return person
}

/** Joins on hop by the call, in the page's own cookies. */
export const joinByCall = (page: Page, person = newcomer()): Promise<Newcomer> =>
  joinBy(page.request, {}, person)

/** Whether these credentials open a session, in the cookies of these requests. */
export const canLogIn = async (request: APIRequestContext, person: Newcomer): Promise<boolean> =>
  (await request.post('/api/headless_log_in', { data: person })).ok()

/** The fields of the sign-up form by their labels. */
export const fieldsOf = (form: Page | Locator) => ({
  firstName: form.getByLabel('First name*'),
  lastName: form.getByLabel('Last name*'),
  email: form.getByLabel('E-mail address*'),
  linkedin: form.getByLabel('LinkedIn account'),
  role: form.getByLabel('Current full-time role*'),
  jobTitle: form.getByLabel('Current job title*'),
  state: form.getByLabel('State'),
  workplaces: form.getByLabel('Workplace preference(s)'),
  password: form.getByLabel('Password*', { exact: true }),
  retyped: form.getByLabel('Re-type password*'),
  agree: form.getByLabel(/^I agree to the .* Terms of Use and Privacy Policy$/),
  newsletter: form.getByLabel('Email me the newsletter with weekly jobs and news.'),
})

/** Fills in everything that is required. */
export async function fillSignUp(form: Page | Locator, { email, password }: Newcomer): Promise<void> {
  const fields = fieldsOf(form)
  await fields.firstName.fill('Wilma')
  await fields.lastName.fill('Reed')
  await fields.email.fill(email)
  await fields.role.selectOption('preK-12 Educator')
  await fields.password.fill(password)
  await fields.retyped.fill(password)
  await fields.agree.check()
}

/** The user who is logged in. */
export async function userOf(page: Page) {
  const reply = await page.request.get('/api/get_logged_in_user')
  const { user } = (await reply.json()) as { user: { email: string; is_free: boolean } | null }
  return user
}

/** The product's own alert: tells what it says and presses OK. */
export async function readAlert(page: Page): Promise<string> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  const text = (await alert.locator('[id$="-body"] p').first().textContent()) ?? ''
  await alert.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(alert).toBeHidden()
  return text
}

/** What the server will say about its next refusal of a call: at least a sentence. */
export async function messageOf(page: Page, call: string): Promise<string> {
  const reply = await page.waitForResponse((response) => response.url().includes(call) && !response.ok())
  const { message } = (await reply.json()) as { message: string }
  expect(message).toMatch(/^[A-Z].+ .+\.$/)
  return message
}

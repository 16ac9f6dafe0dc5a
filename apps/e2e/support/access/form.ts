import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { heard } from './heard.ts'
import { settled } from './settled.ts'

/** The expected errors: each field's label with its message. */
type Wrong = Readonly<Record<string, string>>

/** A form of the client, with the mistakes to make in it. */
export type Form = {
  /** Its source file, below the client's features. */
  source: string
  /** Opens it, and returns the element that contains its fields. */
  open: (page: Page) => Promise<Locator>
  /** Fills it in wrongly, then leaves the fields or sends it. */
  spoil: (form: Locator, page: Page) => Promise<void>
  /** True if it was sent: then the first wrong field gets the focus. */
  isSent?: boolean
  wrong: Wrong
  /** The typed values that must stay, by label. */
  kept?: Readonly<Record<string, string>>
  /** How to correct it and send it, for a server that refuses it. */
  refusal?: Refusal
}

type Refusal = {
  values: Readonly<Record<string, string>>
  /** Fills in the rest. */
  also?: (form: Locator) => Promise<unknown>
  button: string
  /** Its message, if not the server's own. */
  says?: string
  /** The fields that show the message. */
  marked?: readonly string[]
}

/** The server's answer to every change in these tests. */
const REFUSED = 'The pond is frozen.'

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

export const fieldOf = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true })

/** Loads the client afresh at an address. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  await page.goto('/favicon.svg')
  await page.goto(`/#${address}`)
  await settled(page)
}

/** Opens a dialog by its button. */
export async function openDialog(page: Page, button: string | RegExp, name: string | RegExp = button) {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Leaves a field unchanged by Tab. */
export async function leave(form: Locator, label: string): Promise<void> {
  await fieldOf(form, label).focus()
  await fieldOf(form, label).press('Tab')
}

async function expectMarked(form: Locator, label: string, sentence: string) {
  const field = fieldOf(form, label)
  await expect(field, label).toHaveAttribute('aria-invalid', 'true')
  await expect(field, label).toHaveAccessibleDescription(literally(sentence))
  await expect(form.getByText(sentence, { exact: true }).filter({ visible: true }).first()).toBeVisible()
}

async function expectHeard(page: Page, sentence: string) {
  await expect.poll(() => heard(page), `'${sentence}' is announced`).toContain(sentence)
}

async function expectKept(form: Locator, kept: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(kept)) await expect(fieldOf(form, label)).toHaveValue(value)
}

/** Reads the topmost alert, and closes it with Enter. */
export async function dismissAlert(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await alert.getByRole('button', { name: 'OK', exact: true }).press('Enter')
  await expect(alert).toHaveCount(0)
}

/**
 * Each field that is wrong is marked, points to the sentence beside it, and no other is marked; what is wrong is
 * announced, and after an attempt to send the first of them has the focus (WCAG 3.3.1, 4.1.2, 4.1.3). Resolves to the
 * form, with its mistakes.
 */
export async function expectTold(
  page: Page,
  { open, spoil, wrong, isSent, kept = {} }: Form,
): Promise<Locator> {
  const form = await open(page)
  await spoil(form, page)
  const sentences = Object.entries(wrong)
  for (const [label, sentence] of sentences) await expectMarked(form, label, sentence)
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(sentences.length)
  const [first] = sentences
  if (isSent) await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  for (const [, sentence] of isSent && first ? [first] : sentences) await expectHeard(page, sentence)
  await expectKept(form, kept)
  return form
}

/** The specification makes one call that changes data a GET. */
const isReading = (request: Request) => request.method() === 'GET' && !request.url().includes('/scrape_')

const refuseEverything = (page: Page) =>
  page.route(/\/(admin-)?api\//, (route) =>
    isReading(route.request())
      ? route.fallback()
      : route.fulfill({ status: 409, json: { success: false, message: REFUSED } }),
  )

/**
 * Corrects the mistakes and sends the form: expects a refusal to be announced, to keep what was typed, and to leave the
 * focus of a keyboard user in the form.
 */
export async function expectRefusalTold(page: Page, fields: Locator, refusal: Refusal): Promise<void> {
  const { values, also, button, says = REFUSED, marked = [] } = refusal
  for (const [label, value] of Object.entries(values)) await fieldOf(fields, label).fill(value)
  await also?.(fields)
  await refuseEverything(page)
  const send = fields.getByRole('button', { name: button, exact: true })
  // A key on a disabled button is lost, and some wait for what the fields are checked against.
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expectHeard(page, says)
  if (await page.getByRole('alertdialog').isVisible()) await dismissAlert(page)
  await expectKept(fields, values)
  for (const label of marked) await expectMarked(fields, label, says)
  await expect(fields.locator('*:focus')).toHaveCount(1)
  await page.unroute(/\/(admin-)?api\//)
}

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newcomer } from '../../newcomer.ts'
import { inProduct } from '../../product-database.ts'
import { dismissAlert, type Form, fieldOf, leave, openAfresh, openDialog } from '../form.ts'

const opening = (address: string, button: string | RegExp, name?: string | RegExp) => async (page: Page) => {
  await openAfresh(page, `/admin/${address}`)
  return openDialog(page, button, name)
}

const leaveAll =
  (...labels: string[]) =>
  async (form: Locator) => {
    for (const label of labels) await leave(form, label)
  }

/** Clears a field, or fills it in wrong, and leaves it. */
const leaveAs = (label: string, text: string) => async (form: Locator) => {
  await fieldOf(form, label).fill(text)
  await leave(form, label)
}

const SALARY = 'Salary, dollars a year at most'
const PICTURE = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('a picture, to the browser') }

async function openEditing(page: Page) {
  const title = `Curriculum Writer ${randomUUID()}`
  await inProduct((a) => a.job({ title, unlistedReason: 'not_remote', approvedAt: null }))
  return opening(`curation?search=${encodeURIComponent(title)}`, 'Edit', `Edit ${title}`)(page)
}

const BOARD_FORMS: readonly Form[] = [
  {
    source: 'boards/add-board.tsx',
    open: opening('scraper', 'Add a board'),
    spoil: leaveAll('Careers address*'),
    wrong: { 'Careers address*': 'Careers address is required.' },
    refusal: {
      values: { 'Careers address*': 'https://pond.example.com', 'Company name': 'Pond & Co' },
      button: 'Add board',
    },
  },
  {
    source: 'boards/edit-board-dialog.tsx',
    open: opening('scraper', /^Edit /),
    spoil: leaveAs('Company name', ''),
    wrong: { 'Company name': 'Company name is required.' },
    refusal: { values: { 'Company name': 'Pond & Co' }, button: 'Save' },
  },
  {
    source: 'boards/edit-board-dialog.tsx',
    open: opening('scraper', /^Edit /),
    spoil: leaveAs('Days', '366'),
    wrong: { Days: 'Please give 1 to 365 days.' },
    kept: { Days: '366' },
    refusal: { values: { Days: '3' }, button: 'Let it rest' },
  },
  {
    source: 'boards/edit-board-dialog.tsx',
    open: opening('scraper', /^Edit /),
    spoil: leaveAll('Allowed by'),
    wrong: { 'Allowed by': 'Who allowed it is required.' },
    refusal: {
      values: { 'Allowed by': 'Ann of Pond', Until: '2099-12-31' },
      button: 'Record permission',
    },
  },
  {
    source: 'users/user-data-dialog.tsx',
    open: async (page) => {
      const { id } = await inProduct((a) => a.user({ email: newcomer().email }))
      await openAfresh(page, `/admin/users?data=${id}`)
      return page.getByRole('dialog', { name: `Data of user ${id}` })
    },
    spoil: leaveAll('What they ask for*'),
    wrong: { 'What they ask for*': 'What they ask for is required.' },
    refusal: { values: { 'What they ask for*': 'Her letter of March 9.' }, button: 'Put on the desk' },
  },
  {
    source: 'removals/removals.tsx',
    open: opening('removals', /^Add$/, 'Do not list'),
    spoil: leaveAll('Address', 'Asked by*'),
    wrong: { Address: 'Please give a company or an address.', 'Asked by*': 'Who asked is required.' },
    refusal: { values: { Company: 'Pond & Co', 'Asked by*': 'Ann of Pond' }, button: 'Take off the list' },
  },
  {
    source: 'raw-scrape/raw-scrape.tsx',
    open: async (page) => {
      await openAfresh(page, '/admin/scrape_raw')
      return page.getByRole('main').locator('form')
    },
    spoil: leaveAll('URL'),
    wrong: { URL: 'URL is required.' },
    refusal: { values: { URL: 'https://pond.example.com' }, button: 'Scrape', marked: ['URL'] },
  },
]

const SITE_FORMS: readonly Form[] = [
  {
    source: 'announcements/announcements-desk.tsx',
    open: opening('alerts', 'Add an announcement'),
    spoil: leaveAll('Text'),
    wrong: { Text: 'Text is required.' },
    refusal: { values: { Text: 'The pond is closed on Sunday.' }, button: 'Add announcement' },
  },
  {
    source: 'site-content/testimonial-dialog.tsx',
    open: opening('content', 'Add a testimonial'),
    spoil: leaveAll('Quote', 'Name', 'Role'),
    wrong: { Quote: 'Quote is required.', Name: 'Name is required.', Role: 'Role is required.' },
    refusal: { values: { Quote: 'Quick.', Name: 'Rana', Role: 'Frog' }, button: 'Add testimonial' },
  },
  {
    source: 'site-content/add-logo-dialog.tsx',
    open: opening('content', 'Add a logo'),
    spoil: leaveAll('Company', 'Picture'),
    wrong: { Company: 'Company is required.', Picture: 'Picture is required.' },
    refusal: {
      values: { Company: 'Pond & Co' },
      also: (form) => fieldOf(form, 'Picture').setInputFiles(PICTURE),
      button: 'Add logo',
    },
  },
]

const DESK_FORMS: readonly Form[] = [
  {
    source: 'curation/edit-listing-dialog.tsx',
    open: openEditing,
    spoil: (form) => fieldOf(form, SALARY).fill('a lot'),
    wrong: { [SALARY]: 'Please give dollars a year, such as 86000.' },
    kept: { [SALARY]: 'a lot' },
    refusal: { values: { [SALARY]: '81000' }, button: 'Save' },
  },
  {
    source: 'codes/new-codes-form.tsx',
    open: async (page) => {
      await openAfresh(page, '/admin/redemption-codes')
      return page.getByRole('main').locator('form')
    },
    spoil: async (form, page) => {
      await fieldOf(form, 'Source').fill('Spring fair')
      await fieldOf(form, 'Duration in days').fill('3651')
      await form.getByRole('button', { name: 'Create Codes' }).click()
      await dismissAlert(page)
    },
    isSent: true,
    wrong: { 'Duration in days': 'Duration must be a whole number of days from 1 to 3,650.' },
    kept: { Source: 'Spring fair', 'Duration in days': '3651' },
    refusal: { values: { Source: 'Spring fair', 'Duration in days': '93' }, button: 'Create Codes' },
  },
  {
    source: 'colors/color-fields.tsx',
    open: async (page) => {
      await openAfresh(page, '/admin/colors')
      return page.getByRole('main')
    },
    spoil: (form) => fieldOf(form, 'Primary').fill('pond'),
    wrong: { Primary: 'Not a color: use hex, rgb() or hsl().' },
    kept: { Primary: 'pond' },
  },
]

export const OFFICE_FORMS: readonly Form[] = [...BOARD_FORMS, ...SITE_FORMS, ...DESK_FORMS]

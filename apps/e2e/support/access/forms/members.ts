import type { Page } from '@playwright/test'
import { filtersOf } from '../../dashboard.ts'
import { ANSWERS, forward, openWithKept } from '../../intake.ts'
import { dismissAlert, type Form, fieldOf, leave, openAfresh, openDialog } from '../form.ts'

const LONG_ENOUGH = 'nine loud frogs'

const accountCard = (title: string) => async (page: Page) => {
  await openAfresh(page, '/account')
  return page.getByRole('region', { name: title })
}

async function openDetails(page: Page) {
  await openAfresh(page, '/tracker')
  return openDialog(page, 'Details of Pond Keeper', 'Job Details')
}

/** The dashboard as the answers to the questionnaire make it. */
async function openSuggestion(page: Page) {
  const kept = { answers: { ...ANSWERS, selected_plan: null }, otherName: '', isFinished: false }
  await openWithKept(page, kept, '/intake?step=9')
  await forward(page).click()
  return page.getByRole('region', { name: 'Save this search?' })
}

const ACCOUNT_FORMS: readonly Form[] = [
  {
    source: 'hidden/hidden-page.tsx',
    open: async (page) => {
      await openAfresh(page, '/account/hidden')
      return page.getByRole('region', { name: 'Companies' })
    },
    spoil: (form) => form.getByRole('button', { name: 'Hide', exact: true }).click(),
    isSent: true,
    wrong: { 'Company name': 'Please write one first.' },
    refusal: { values: { 'Company name': 'Frog & Sons' }, button: 'Hide', marked: ['Company name'] },
  },
  {
    source: 'connections/keys.tsx',
    open: async (page) => {
      await openAfresh(page, '/account/connections')
      return page.getByRole('region', { name: 'New key' })
    },
    spoil: (form) => form.getByRole('button', { name: 'Create key' }).click(),
    isSent: true,
    wrong: { Name: 'A name is required.' },
    refusal: {
      values: { Name: 'Frog script' },
      also: (form) => form.getByLabel('Read jobs, as you see them').check(),
      button: 'Create key',
      marked: ['Name'],
    },
  },
  {
    source: 'connections/webhooks.tsx',
    open: async (page) => {
      await openAfresh(page, '/account/connections')
      return page.getByRole('region', { name: 'New webhook' })
    },
    spoil: (form) => form.getByRole('button', { name: 'Create webhook' }).click(),
    isSent: true,
    wrong: { Address: 'An address is required.' },
    refusal: {
      values: { Address: 'https://frogs.example/lilypad' },
      button: 'Create webhook',
      marked: ['Address'],
    },
  },
  {
    source: 'account-page/profile-section.tsx',
    open: accountCard('Personal details'),
    spoil: async (form, page) => {
      await fieldOf(form, 'First name*').fill('')
      await fieldOf(form, 'Last name*').fill('')
      await fieldOf(form, 'LinkedIn profile').fill('wilma-of-the-pond')
      await form.getByRole('button', { name: 'Save Updates' }).click()
      await dismissAlert(page)
    },
    isSent: true,
    wrong: { 'First name*': 'First name is required.', 'Last name*': 'Last name is required.' },
    kept: { 'LinkedIn profile': 'wilma-of-the-pond' },
    refusal: { values: { 'First name*': 'Wilhelmina', 'Last name*': 'Pond' }, button: 'Save Updates' },
  },
  {
    source: 'account-page/password-section.tsx',
    open: accountCard('Change password'),
    spoil: async (form) => {
      await fieldOf(form, 'New password*').fill(LONG_ENOUGH)
      await leave(form, 'Re-enter password*')
    },
    wrong: { 'Re-enter password*': 'Passwords do not match.' },
    kept: { 'New password*': LONG_ENOUGH },
    refusal: {
      values: { 'New password*': LONG_ENOUGH, 'Re-enter password*': LONG_ENOUGH },
      button: 'Save Updates',
    },
  },
  {
    source: 'account-page/data-section.tsx',
    open: async (page) => {
      await openAfresh(page, '/account')
      return openDialog(page, 'Delete my account', 'Delete my account?')
    },
    spoil: (form) => leave(form, 'Your password'),
    wrong: { 'Your password': 'Password is required!' },
    refusal: {
      values: { 'Your password': LONG_ENOUGH },
      button: 'Delete my account',
      marked: ['Your password'],
    },
  },
]

const SEARCH_FORMS: readonly Form[] = [
  {
    source: 'jobs/searches/save-search-dialog.tsx',
    open: async (page) => {
      await openAfresh(page, '/dashboard')
      await (await filtersOf(page)).getByRole('button', { name: 'Save Search' }).click()
      return page.getByRole('dialog', { name: 'Save Your Search' })
    },
    spoil: (form) => leave(form, 'Name'),
    wrong: { Name: 'Name is required.' },
    refusal: { values: { Name: 'Quiet ponds' }, button: 'Save', says: 'An error occurred!' },
  },
  {
    source: 'jobs/searches/suggestion-form.tsx',
    open: openSuggestion,
    spoil: (form) => fieldOf(form, 'Name of the search').fill(''),
    wrong: { 'Name of the search': 'Name is required.' },
    refusal: {
      values: { 'Name of the search': 'Mine' },
      button: 'Save this search with daily e-mails',
      says: 'An error occurred!',
    },
  },
]

const TRACKER_FORMS: readonly Form[] = [
  {
    source: 'tracker/add/add-job-dialog.tsx',
    open: async (page) => {
      await openAfresh(page, '/tracker')
      return openDialog(page, 'Add a job')
    },
    spoil: async (form) => {
      await fieldOf(form, 'Salary').fill('$50,000')
      await form.getByRole('button', { name: 'Add job' }).click()
    },
    isSent: true,
    wrong: { 'Job title*': 'A job title is required.', 'Company*': 'A company name is required.' },
    kept: { Salary: '$50,000' },
    refusal: { values: { 'Job title*': 'Frog Tutor', 'Company*': 'Pond & Co' }, button: 'Add job' },
  },
  {
    source: 'tracker/details/job-details-dialog.tsx',
    open: openDetails,
    spoil: async (form) => {
      await fieldOf(form, 'Remind me on').fill('2020-02-29')
      await fieldOf(form, 'Remind me on').blur()
    },
    wrong: { 'Remind me on': 'Please choose today or a later day.' },
    kept: { 'Remind me on': '2020-02-29' },
    refusal: { values: { 'Remind me on': '2099-12-31' }, button: 'Set reminder' },
  },
]

/** Of a member who has every job and tracks one as 'Pond Keeper'. */
export const MEMBERS_FORMS: readonly Form[] = [...ACCOUNT_FORMS, ...SEARCH_FORMS, ...TRACKER_FORMS]

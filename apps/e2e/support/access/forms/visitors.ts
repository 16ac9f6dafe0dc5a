import type { Locator, Page } from '@playwright/test'
import { dismissAlert, type Form, fieldOf, leave, openAfresh, openDialog } from '../form.ts'

const mainForm = (address: string) => async (page: Page) => {
  await openAfresh(page, address)
  return page.getByRole('main').locator('form')
}

const LONG_ENOUGH = 'a quiet green pond'

/** Fills in a name and an address with a typo, and sends them. */
async function sendHalf(form: Locator, page: Page) {
  await fieldOf(form, 'First name*').fill('Wilma')
  await fieldOf(form, 'E-mail address*').fill('wilma')
  await form.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await dismissAlert(page)
}

const SIGN_UP = {
  source: 'sign-up/sign-up-form.tsx',
  spoil: sendHalf,
  isSent: true,
  wrong: {
    'Last name*': 'Last name is required.',
    'E-mail address*': 'Your e-mail address appears to be invalid. Please check for typos.',
    'Current full-time role*': 'Current full-time role is required.',
    'Password*': 'Password must be at least 8 characters.',
    'I agree to the Lilypad Terms of Use and Privacy Policy': 'You must agree to the terms.',
  },
  kept: { 'First name*': 'Wilma', 'E-mail address*': 'wilma' },
}

export const VISITORS_FORMS: readonly Form[] = [
  {
    source: 'accounts/log-in-form.tsx',
    open: mainForm('/log-in'),
    spoil: async (form) => {
      await leave(form, 'E-mail address')
      await leave(form, 'Password')
    },
    wrong: { 'E-mail address': 'E-mail address is required!', Password: 'Password is required!' },
    refusal: {
      values: { 'E-mail address': 'wilma@example.com', Password: LONG_ENOUGH },
      button: 'Log In',
    },
  },
  {
    source: 'accounts/forgot-password-card.tsx',
    open: mainForm('/forgot-password'),
    spoil: (form) => leave(form, 'E-mail address'),
    wrong: { 'E-mail address': 'E-mail address is required!' },
    refusal: { values: { 'E-mail address': 'wilma@example.com' }, button: 'Send Reset Link' },
  },
  {
    source: 'accounts/set-password-form.tsx',
    open: mainForm('/reset-password?token=x'),
    spoil: (form) => leave(form, 'New password*'),
    wrong: { 'New password*': 'Password must be at least 8 characters.' },
    refusal: {
      values: { 'New password*': LONG_ENOUGH, 'Re-enter password*': LONG_ENOUGH },
      button: 'Change Password',
    },
  },
  {
    ...SIGN_UP,
    open: async (page) => {
      await openAfresh(page, '/sign-up')
      return openDialog(page, 'Choose Hop', 'Sign Up')
    },
  },
  {
    ...SIGN_UP,
    open: async (page) => {
      await openAfresh(page, '/redeem/NOSUCHCODE99')
      return page.getByRole('region', { name: 'Sign Up' })
    },
  },
  {
    source: 'newsletter/lead-form.tsx',
    open: async (page) => {
      await openAfresh(page, '/log-in')
      return page.getByRole('contentinfo').locator('form')
    },
    spoil: async (form) => {
      await fieldOf(form, 'Your e-mail').fill('fern@example.notadomain')
      await leave(form, 'Your e-mail')
    },
    wrong: { 'Your e-mail': 'Your e-mail address appears to be invalid. Please check for typos.' },
    kept: { 'Your e-mail': 'fern@example.notadomain' },
    refusal: {
      values: { 'Your e-mail': 'fern@example.com' },
      button: 'Submit',
      says: 'An error occurred. Please try again!',
    },
  },
]

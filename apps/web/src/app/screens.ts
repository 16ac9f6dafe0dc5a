import { paths } from '@lilypad/contracts/addresses'
import type { ComponentType } from 'react'
import type { First } from './first-load/first-replies.ts'

type ScreenModule = { default: ComponentType; first?: First }

type Load = () => Promise<ScreenModule>

type Screen = {
  at: readonly { path: string }[]
  load: Load
  loaded: () => ComponentType | null
}

function screen(at: Screen['at'], load: Load): Screen {
  let code: ComponentType | null = null
  const keep: Load = async () => {
    const module = await load()
    code = module.default
    return module
  }
  return { at, load: keep, loaded: () => code }
}

const HOME = screen([paths.home], () => import('./screens/home-screen.tsx'))

export const SCREENS: readonly Screen[] = [
  HOME,
  screen(
    [paths.logIn, paths.logInWithCode, paths.unsubscribeLogIn],
    () => import('./screens/log-in-screen.tsx'),
  ),
  screen([paths.forgotPassword, paths.resetPassword], () => import('./screens/reset-screen.tsx')),
  screen([paths.account, paths.unsubscribe, paths.welcome], () => import('./screens/account-screen.tsx')),
  screen([paths.hidden], () => import('./screens/hidden-screen.tsx')),
  screen([paths.connections], () => import('./screens/connections-screen.tsx')),
  screen([paths.signUp], () => import('./screens/sign-up-screen.tsx')),
  screen([paths.signUpJob], () => import('./screens/sign-up-job-screen.tsx')),
  screen([paths.upgrade], () => import('./screens/upgrade-screen.tsx')),
  screen([paths.redeem], () => import('./screens/redeem-screen.tsx')),
  screen([paths.dashboard, paths.savedSearch], () => import('./screens/dashboard-screen.tsx')),
  screen([paths.intake], () => import('./screens/intake-screen.tsx')),
  screen([paths.tracker], () => import('./screens/tracker-screen.tsx')),
  screen([paths.job], () => import('./screens/job-screen.tsx')),
  screen([paths.company], () => import('./screens/company-screen.tsx')),
  screen([paths.howWeRead], () => import('./screens/how-we-read-screen.tsx')),
  screen([paths.admin], () => import('./back-office/admin-screens.tsx')),
]

/** Whether an address, without its query, is one of a pattern's: `/job/12` of `/job/:id`. */
export function fits(path: string, address: string): boolean {
  const parts = address.split('/')
  const pattern = path.split('/')
  const isOpen = pattern.at(-1) === '*'
  return (
    (isOpen || pattern.length === parts.length) &&
    pattern.every((part, index) => part === '*' || part.startsWith(':') || part === parts[index])
  )
}

/** The path from the part after the `#`: `/job/12` of `#/job/12?x=1`. */
export const toAddress = (hash: string): string => hash.replace(/^#/, '').replace(/\?.*$/, '') || '/'

/** For code that runs before the router, by the hash: `#/job/12?x=1`. An unknown address leads home. */
export function screenAt(hash: string): Screen {
  const address = toAddress(hash)
  return SCREENS.find(({ at }) => at.some(({ path }) => fits(path, address))) ?? HOME
}

export const leadsHome = (hash: string): boolean => screenAt(hash) === HOME

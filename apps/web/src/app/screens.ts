import type { ComponentType } from 'react'
import { paths } from '@/paths.ts'

type Screen = {
  at: readonly { path: string }[]
  load: () => Promise<{ default: ComponentType }>
}

/** Which screen belongs to which address; the code of each is loaded when it is first asked for. */
export const SCREENS: readonly Screen[] = [
  { at: [paths.home], load: () => import('./screens/home-screen.tsx') },
  {
    at: [paths.logIn, paths.logInWithCode, paths.unsubscribeLogIn],
    load: () => import('./screens/log-in-screen.tsx'),
  },
  { at: [paths.forgotPassword, paths.resetPassword], load: () => import('./screens/reset-screen.tsx') },
  {
    at: [paths.account, paths.unsubscribe, paths.welcome],
    load: () => import('./screens/account-screen.tsx'),
  },
  { at: [paths.signUp], load: () => import('./screens/sign-up-screen.tsx') },
  { at: [paths.signUpJob], load: () => import('./screens/sign-up-job-screen.tsx') },
  { at: [paths.upgrade], load: () => import('./screens/upgrade-screen.tsx') },
  { at: [paths.redeem], load: () => import('./screens/redeem-screen.tsx') },
  { at: [paths.dashboard, paths.savedSearch], load: () => import('./screens/dashboard-screen.tsx') },
  { at: [paths.intake], load: () => import('./screens/intake-screen.tsx') },
  { at: [paths.tracker], load: () => import('./screens/tracker-screen.tsx') },
  { at: [paths.job], load: () => import('./screens/job-screen.tsx') },
  { at: [paths.admin], load: () => import('./back-office/admin-screens.tsx') },
]

const fits = (path: string, address: string): boolean => {
  const parts = address.split('/')
  const pattern = path.split('/')
  const isOpen = pattern.at(-1) === '*'
  return (
    (isOpen || pattern.length === parts.length) &&
    pattern.every((part, place) => part === '*' || part.startsWith(':') || part === parts[place])
  )
}

/**
 * The screen at an address, for those who cannot wait for the router.
 *
 * @param hash as the browser gives it: `#/job/12?x=1`
 */
export const screenAt = (hash: string): Screen | undefined => {
  const address = hash.replace(/^#/, '').replace(/\?.*$/, '') || '/'
  return SCREENS.find(({ at }) => at.some(({ path }) => fits(path, address)))
}

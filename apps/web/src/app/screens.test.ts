import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SCREENS, screenAt } from './screens.ts'

const routed = (address: string) => SCREENS.find(({ at }) => at.some(({ path }) => matchPath(path, address)))

describe('the screen whose code is loaded first is the one that the router shows', () => {
  it.each([
    '/',
    '/log-in',
    '/log-in/abc',
    '/unsubscribe/log-in',
    '/sign-up',
    '/sign-up/job',
    '/dashboard',
    '/dashboard/12',
    '/job/7',
    '/redeem/A%2FB',
    '/account',
    '/tracker',
    '/admin',
    '/admin/users',
  ])('%s', (address) => {
    expect(screenAt(`#${address}`)).toBe(routed(address))
  })

  it.each([
    ['', '/'],
    ['#/', '/'],
    ['#/sign-up?from=intake', '/sign-up'],
    ['#/dashboard?skip=1', '/dashboard'],
    ['#/nowhere/at/all', '/'],
  ])('%s is %s', (hash, address) => {
    expect(screenAt(hash)).toBe(routed(address))
    expect(screenAt(hash)).toBeDefined()
  })
})

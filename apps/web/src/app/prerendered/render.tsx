import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, type Navigator, Route, Router, Routes } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { DialogsProvider } from '@/ui/dialogs/dialogs.tsx'
import { type Prerendered, seedQueries } from '../first-load/page-data.ts'
import { fits } from '../screens.ts'
import { ShellFrame } from '../shell/shell-frame.tsx'
import {
  type PrerenderedScreen,
  prerenderedScreens,
  SCREENS_WITH_DATA,
  type Whole,
} from './prerendered-screens.tsx'

/** Links have the same targets as in the app: after the `#`. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** The frame is the same for all addresses, so it is rendered without one. */
const NOWHERE = '/-'

/** Buttons do nothing yet, and a script sets styles, because the content security policy refuses inline ones. */
const harmless = (html: string) =>
  html.replaceAll('<button ', '<button inert="" ').replaceAll(' style="', ' data-style="')

const draw = (client: QueryClient, part: ReactNode, at = NOWHERE) =>
  harmless(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Router location={at} navigator={navigator} static>
          <DialogsProvider>{part}</DialogsProvider>
        </Router>
      </QueryClientProvider>,
    ),
  )

const template = (attributes: string, html: string) => `<template ${attributes}>${html}</template>`

function drawScreen(client: QueryClient, { at, isBare, screen, whole }: PrerenderedScreen) {
  const addresses = at.map(({ path }) => path)
  const name = isBare ? 'data-prerendered-bare' : 'data-prerendered'
  const lacks = whole ? ' data-lacks=""' : ''
  return template(`${name}="${addresses.join(' ')}"${lacks}`, draw(client, screen, addresses[0]))
}

/** The screens that are alike for all of a kind of people, by that kind and the settings. */
const drawnByKind = new Map<string, string>()

function sharedScreens(data: Prerendered, drawAll: () => string) {
  const { user, settings } = data
  const kind = JSON.stringify([user && [user.is_free, user.is_admin], settings])
  const drawn = drawnByKind.get(kind) ?? drawAll()
  drawnByKind.set(kind, drawn)
  return drawn
}

/**
 * Prerenders what the server writes into the page, to show content before the app starts: the frame of all screens, and
 * the screens whose data it has. What is not personal is drawn once per kind of people.
 *
 * @param data the page's data for its first calls, in wire form
 * @returns HTML with `template` elements; `show-prerendered.ts` shows the one for the address
 */
export function prerenderScreens(data: Prerendered): string {
  const client = new QueryClient()
  seedQueries(client, data)
  const screens = prerenderedScreens(client.getQueryData(userQuery.queryKey) ?? null)
  const drawAll = (list: readonly PrerenderedScreen[]) =>
    list.map((screen) => drawScreen(client, screen)).join('')
  return [
    template('data-prerendered-frame', draw(client, <ShellFrame />)),
    drawAll(screens.filter(({ isPersonal }) => isPersonal)),
    sharedScreens(data, () => drawAll(screens.filter(({ isPersonal }) => !isPersonal))),
  ].join('')
}

type ScreenWithData = {
  /** The calls whose replies it is drawn from for this person: their names and requests. */
  callsFor: (data: Prerendered) => readonly (readonly [name: string, request?: object])[]
  /** @param replies in wire form, in the order of the calls */
  draw: (data: Prerendered, replies: readonly unknown[]) => string
}

const withData = ({ Screen, first }: Whole, path: string, at: string): ScreenWithData => ({
  callsFor: ({ user }) => first.keys(at, user?.id ?? null).map((key) => key as [string, object?]),
  draw: (data, replies) => {
    const client = new QueryClient()
    seedQueries(client, data)
    first.seed(client, at, replies)
    const screen = (
      <Routes>
        <Route path={path} element={<Screen />} />
      </Routes>
    )
    return draw(client, screen, at)
  },
})

/** @param at the address behind the `#`; null where what `prerenderScreens` draws of it is whole */
export function screenWithData(at: string): ScreenWithData | null {
  for (const { at: paths, whole } of SCREENS_WITH_DATA) {
    const path = paths.find((one) => fits(one.path, at))?.path
    if (whole && path !== undefined) return withData(whole, path, at)
  }
  return null
}

await Promise.all(SCREENS_WITH_DATA.map(({ whole }) => whole?.first.code?.()))

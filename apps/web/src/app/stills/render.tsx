import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { type Prerendered, seedQueries } from '@/api/prerendered.ts'
import { userQuery } from '@/api/session.ts'
import { DialogsProvider } from '@/ui/dialogs.tsx'
import { ShellFrame } from '../shell/shell-frame.tsx'
import { stillScreens } from './still-screens.tsx'

/** Links lead where the app's own lead: behind the `#`. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** The frame is the same for all addresses, so it is at none. */
const NOWHERE = '/-'

/** Buttons do nothing yet, and styles are set by script: the content security policy refuses them in a page's text. */
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

/**
 * What the server writes into the page, so that something stands there before the app does: the frame of all
 * screens, and those screens of which it knows enough.
 *
 * @param data what the page carries for its first calls, in wire form
 * @returns HTML, of `template` elements; `show-still.ts` takes the one that belongs to the address
 */
export const renderStills = (data: Prerendered): string => {
  const client = new QueryClient()
  seedQueries(client, data)
  const user = client.getQueryData(userQuery.queryKey) ?? null
  const screens = stillScreens(user).map(({ at, isBare, screen }) => {
    const addresses = at.map(({ path }) => path)
    const name = isBare ? 'data-still-bare' : 'data-still'
    return template(`${name}="${addresses.join(' ')}"`, draw(client, screen, addresses[0]))
  })
  return [template('data-still-frame', draw(client, <ShellFrame />)), ...screens].join('')
}

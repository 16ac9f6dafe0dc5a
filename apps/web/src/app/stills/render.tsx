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

/** At no address of its own: the frame is the same for all. */
const NOWHERE = '/-'

/** Buttons do nothing yet, and styles are set by script: the content security policy refuses them in a page's text. */
const harmless = (html: string) =>
  html.replaceAll('<button ', '<button inert="" ').replaceAll(' style="', ' data-style="')

const draw = (client: QueryClient, part: ReactNode) =>
  harmless(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Router location={NOWHERE} navigator={navigator} static>
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
  const screens = stillScreens(user).map(({ at, screen }) =>
    template(`data-still="${at.map(({ path }) => path).join(' ')}"`, draw(client, screen)),
  )
  return [template('data-still-frame', draw(client, <ShellFrame />)), ...screens].join('')
}

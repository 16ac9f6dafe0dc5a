import { createPosting } from '@lilypad/boards'
import type { FoundPosting, Web, WebResponse } from '@lilypad/domain'

export const ADDRESS = 'https://pond.example/careers'
export const BOARD = { system: 'web-page', tenant: ADDRESS }

/** A page as the web answers it. */
export const page = (text: string): WebResponse => ({
  status: 200,
  url: ADDRESS,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  bytes: new TextEncoder().encode(text),
  text: () => text,
  json: () => JSON.parse(text),
})

/** A web with one page; every other address answers 404. */
export const webWith = (html: string): Web => ({
  request: async ({ url }) => (url === ADDRESS ? page(html) : { ...page(''), url, status: 404 }),
})

export const posting = (more: Partial<FoundPosting> = {}): FoundPosting => ({
  ...createPosting({ externalId: '1', title: 'Math Tutor', url: 'https://pond.example/jobs/1' }),
  html: '<p>Teach.</p>',
  places: ['Remote'],
  ...more,
})

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

const masks = Array.from({ length: 30 }, (_, at) => {
  const masked = `<g mask="url(#m${at + 1})"><path d="M0 0h9v9"/></g>`
  return `<mask id="m${at}">${masked}${masked}</mask>`
})
/** Each mask is drawn in the one before, twice: that takes a billion times as long as one of them. */
export const SLOW_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${masks.join('')}<g mask="url(#m0)"><path d="M0 0h9v9"/></g></svg>`

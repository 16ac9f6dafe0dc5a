import { hash32 } from '../hash.ts'

/** What a demo host sends back. */
export type Answer = { status: number; type: string; body: string; headers?: Record<string, string> }

/** A request to `https://HOST/PATH?QUERY`, as the replay mapping hands it on. */
export type Question = { host: string; path: string; query: URLSearchParams }

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify(value),
})

export const htmlAnswer = (body: string, status = 200): Answer => ({ status, type: HTML_TYPE, body })

export const textAnswer = (body: string, status = 200): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})

/** Adds a validator made of the body, for systems that send one. */
export function withETag(answer: Answer, weak = false): Answer {
  const tag = `"${hash32(answer.body).toString(16)}-${answer.body.length.toString(16)}"`
  return { ...answer, headers: { ...answer.headers, etag: weak ? `W/${tag}` : tag } }
}

export const notFoundPage = (host: string): Answer =>
  htmlAnswer(
    `<!doctype html><title>Page not found</title><h1>Page not found</h1><p>${host} has no such page.</p>`,
    404,
  )

import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../../http/rate-limits.ts'

/** The data served with the page, in wire form: the replies to its first calls. */
export type Prerender = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ user: { id: number } | null }>

export type PageData = {
  ofPage: Prerender
  /** What a single screen needs beside its own calls: who is there, and the settings. */
  ofPerson: Prerender
  /** Whether a screen may be drawn for somebody, once it is known who they are. */
  mayDraw: Limits['mayDraw']
}

type ScreenWithData = {
  /** The calls whose replies it is drawn from for a person: their names and requests. */
  callsFor: (data: object) => readonly (readonly [name: string, request?: object])[]
  draw: (data: object, replies: readonly unknown[]) => string
}

/** Draws the client's screens as HTML, shown until the app starts. */
export type Drawing = {
  /** All screens, for the data in the page. */
  prerenderScreens: (data: object) => string
  /** The screen of one address that shows more than the page has data for; null for any other. */
  screenWithData: (at: string) => ScreenWithData | null
}

const NOTHING: Drawing = { prerenderScreens: () => '', screenWithData: () => null }

/**
 * Loads the web client's server build; without it, nothing is prerendered.
 *
 * @param file the built script
 */
export const loadDrawing = async (file: string): Promise<Drawing> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as Drawing) : NOTHING

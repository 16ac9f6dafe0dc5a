import type { Scope } from '@lilypad/domain'
import type * as z from 'zod/mini'
import type { ObjectSchema, RateLimit } from '../call.ts'

/** One thing that other programs can do with a personal key: REST, MCP and `/docs` derive from it. */
export type Program<Q extends ObjectSchema = ObjectSchema, R extends ObjectSchema = ObjectSchema> = {
  /** What the key must allow. */
  scope: Scope
  method: 'GET' | 'POST' | 'PATCH'
  /** `/v1/…`, with the fields that stand in it in braces: `/v1/jobs/{id}`. */
  path: `/v1/${string}`
  /** Its name as an MCP tool; null for what no tool does. */
  tool: string | null
  /** Fields with another name in the tool: the tool's name, then ours. */
  toolNames?: Readonly<Record<string, string>>
  /** What assistants are told of the tool: when to use it, and what it leaves out. */
  toolWords?: string
  summary: string
  /** Every field: those of the path, and the query of a GET or the JSON body of the others. Unknown ones are a 400. */
  request: Q
  /** The server parses replies with it, so an unnamed field cannot leak. */
  reply: R
  example: z.input<Q>
  /** Counted against this limit, too. */
  rateLimit?: RateLimit
  /** True when a client that has the reply may ask whether it changed, by `If-None-Match`. */
  hasTag?: boolean
}

/** The return type keeps the types of both schemas. */
export const program = <Q extends ObjectSchema, R extends ObjectSchema>(
  description: Program<Q, R>,
): Program<Q, R> => description

export type ProgramRequestOf<P extends Program> = z.output<P['request']>
export type ProgramInputOf<P extends Program> = z.input<P['request']>
export type ProgramReplyOf<P extends Program> = z.output<P['reply']>

export const fieldsOfPath = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

import { fieldsOfPath, type Program } from '@lilypad/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

type Read = (text: unknown) => unknown

const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }

/** How the text of a path or query becomes a value of a type; what it cannot be is left to the schema to refuse. */
const READERS: Record<string, Read> = {
  number: (text) => (typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => FLAGS[String(text)] ?? text,
  array: (text) => (Array.isArray(text) ? text : [text]),
}
const asItIs: Read = (text) => text

const toReaders = ({ request }: Program): Map<string, Read> => {
  const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, schema]) => {
      const { type = '' } = schema as { type?: string }
      return [name, READERS[type === 'integer' ? 'number' : type] ?? asItIs]
    }),
  )
}

/** Makes a function that gathers the fields of a program's request from path, and from query or body. */
export const createFieldReader = (program: Program) => {
  const readers = toReaders(program)
  const inPath = fieldsOfPath(program.path)
  const readText = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, (readers.get(name) ?? asItIs)(text)]),
    )
  return ({ params, query, body }: FastifyRequest): unknown => {
    if (program.method === 'GET') return { ...readText(query as object), ...readText(params as object) }
    if (inPath.length === 0) return body
    // What is no object is left to the schema to refuse.
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, ...readText(params as object) }
      : body
  }
}

import { ApiError } from '@lilypad/contracts'
import type { FastifyInstance } from 'fastify'

/** Deeper, or of more values, than any call needs. */
const MAX_DEPTH = 32
const MAX_VALUES = 10_000

const TOO_DEEP = `The body must not be nested deeper than ${MAX_DEPTH} levels.`
const TOO_MANY = `The body must not have more than ${MAX_VALUES.toLocaleString('en-US')} values.`

/** Where the string ends that begins at a place of a JSON text; the text's end where it does not end. */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text[at - 1 - escapes] === '\\') escapes += 1
    if (escapes % 2 === 0) return at
  }
  return text.length
}

/** What is wrong with the shape of a JSON text, found without building its value; null for a usable one. */
export function faultOfShape(text: string): string | null {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ',') values += 1
    if (depth > MAX_DEPTH) return TOO_DEEP
    if (values >= MAX_VALUES) return TOO_MANY
  }
  return null
}

/** Bodies are JSON alone, of a bounded shape; `__proto__` and `constructor` are dropped like any unknown field. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const fault = faultOfShape(body)
    if (fault === null) parse(request, body, done)
    else done(new ApiError('bad_request', fault))
  })
}

import { type Call, calls } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, PreparedReply, sendEncoded } from '../../http/prepared-reply.ts'
import type { Drawing, PageData } from './load-drawing.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

const byName: Readonly<Record<string, Call>> = calls

/** The reply to a call of the same person and browser, with all that a call is subject to; null if it fails. */
const createAsk =
  (pages: FastifyInstance, request: FastifyRequest) =>
  async ([name, fields]: readonly [name: string, fields?: object]): Promise<unknown> => {
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...headers } = request.headers
    const query = new URLSearchParams({ ...fields })
    const { remoteAddress = '' } = request.socket
    const url = `${byName[name]?.path}?${query}`
    const { statusCode, body } = await pages.inject({ method: 'GET', url, headers, remoteAddress })
    return statusCode === 200 ? JSON.parse(body) : null
  }

/**
 * `/prerendered?at=/job/12`: the client's screen at an address, drawn with the data that it begins with, and the replies
 * that it was drawn from. The page itself cannot have it: browsers do not send what stands behind the `#`. 204 where
 * there is nothing to draw, or was much lately: then the client asks, and says what is wrong.
 */
export const addScreenWithData = (
  pages: FastifyInstance,
  { screenWithData }: Pick<Drawing, 'screenWithData'>,
  { ofPerson, mayDraw }: Pick<PageData, 'ofPerson' | 'mayDraw'>,
): void => {
  const draw = async (request: Asked, reply: FastifyReply) => {
    const { at } = request.query
    const screen = typeof at === 'string' ? screenWithData(at) : null
    if (!screen) return null
    const ask = createAsk(pages, request)
    const data = await ofPerson(request, reply)
    if (!(await mayDraw(request))) return null
    const replies = await Promise.all(screen.callsFor(data).map(ask))
    if (replies.includes(null)) return null
    try {
      return JSON.stringify({ html: screen.draw(data, replies), replies })
    } catch (error) {
      pages.log.error({ err: error, at }, 'the screen of an address could not be prerendered')
      return null
    }
  }
  pages.get('/prerendered', async (request: Asked, reply) => {
    reply.header('vary', 'Accept-Encoding, Cookie').header('cache-control', 'no-store')
    const json = await draw(request, reply)
    if (json === null) return reply.code(204).send()
    const form = { encoding: encodingFor(request), type: 'application/json; charset=utf-8' }
    return sendEncoded(reply, new PreparedReply(json), form)
  })
}

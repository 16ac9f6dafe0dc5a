import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_MESSAGES } from '@lilypad/contracts'

export const TOO_SLOW = 'The request took too long to arrive.'
const LARGE_HEAD = 'The address or the headers of the request are too long.'

/** Closes a connection in the middle of a request; tells why, unless it was answered already. */
export function hangUp(socket: Socket, isAnswered: boolean, status: number, message: string): void {
  const body = JSON.stringify({ success: false, message })
  const type = 'content-type: application/json; charset=utf-8'
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  const head = [line, 'connection: close', type, `content-length: ${body.length}`]
  if (!isAnswered && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const REFUSALS: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, TOO_SLOW],
  HPE_HEADER_OVERFLOW: [431, LARGE_HEAD],
}

/** Refuses what Node.js could not read as a request: no route and no hook has seen it. */
export function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = REFUSALS[code] ?? [400, ERROR_MESSAGES.bad_request]
  hangUp(socket, false, status, message)
}

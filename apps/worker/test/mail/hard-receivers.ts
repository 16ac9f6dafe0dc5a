import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server that sends a beginning at once, and then one byte after the other without end, until the test is over. */
export async function startDripping(beginning: string): Promise<string> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).resume()
    socket.write(beginning)
    const timer = setInterval(() => socket.write('x'), 10)
    socket.once('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Heads that never end. */
export const DRIPPING_HEAD = 'HTTP/1.1 200 OK\r\nx-slow: '
/** An answer whose body never ends. */
export const DRIPPING_BODY = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\nthanks'

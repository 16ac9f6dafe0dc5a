import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/**
 * An address of a service at which nothing answers until `come` is called.
 *
 * @param url the address at which the service itself answers
 */
export async function lateService(url: string) {
  const target = new URL(url)
  const late = new URL(url)
  late.hostname = '127.0.0.1'
  late.port = `${await freePort()}`
  const sockets = new Set<Socket>()
  const server = createServer((caller) => {
    const service = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [caller, service],
      [service, caller],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  return {
    url: late.href,
    async come() {
      server.listen(Number(late.port), '127.0.0.1')
      await once(server, 'listening')
    },
    leave() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

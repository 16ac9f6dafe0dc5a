import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { until } from '../until.ts'
import { lastingPort } from './ports.ts'
import { type Program, startProgram } from './program.ts'

export type ProxyProgram = Program & {
  readonly url: string
  /** The state of each api as the proxy sees it, such as `UP` or `DOWN`, in their order. */
  states(): Promise<string[]>
}

const TEMPLATE = /^( *)server-template (\S+) \d+ api:3000(.*?) resolvers .*$/gm

/** The proxy's settings as they are shipped, with servers at fixed ports in place of containers by name. */
function settingsFor(ports: { own: number; stats: number; apis: readonly number[] }) {
  const shipped = readFileSync(join(root, 'infra/docker/haproxy.cfg'), 'utf8')
  const fixed = (_line: string, indent: string, name: string, more: string) =>
    ports.apis.map((port, at) => `${indent}server ${name}-${at + 1} 127.0.0.1:${port}${more}`).join('\n')
  return `${shipped
    .replace(/^#.*\nresolvers docker\n( .*\n)*/m, '')
    .replace(TEMPLATE, fixed)
    .replace('bind :3000', `bind 127.0.0.1:${ports.own}`)
    // Loopback would take megabytes for a reader that takes nothing; a network takes little.
    .replace('maxconn 8000', 'maxconn 8000\n    tune.sndbuf.client 16384')}
listen stats
    bind 127.0.0.1:${ports.stats}
    stats enable
    stats uri /
`
}

async function readStates(statsPort: number) {
  const reply = await fetch(`http://127.0.0.1:${statsPort}/;csv`)
  const [head = '', ...lines] = (await reply.text()).split('\n')
  const status = head.split(',').indexOf('status')
  const ofServers = lines.filter((line) => line.startsWith('api,api-'))
  return ofServers.map((line) => line.split(',')[status] ?? '')
}

/** HAProxy before some api processes; ready when it finds all of them ready. */
export async function startProxy(
  logs: string,
  apis: readonly number[],
  env: Record<string, string> = {},
): Promise<ProxyProgram> {
  const ports = { own: await lastingPort(), stats: await lastingPort(), apis }
  const file = join(logs, 'haproxy.cfg')
  writeFileSync(file, settingsFor(ports))
  const states = () => readStates(ports.stats)
  const areAllUp = async () => (await states().catch(() => ['none'])).every((state) => state === 'UP')
  const program = await startProgram({
    name: 'proxy',
    file: 'haproxy',
    args: ['-db', '-f', file],
    env,
    logs,
    isReady: () => until('the proxy finds every api ready', areAllUp),
  })
  return Object.assign(program, { url: `http://127.0.0.1:${ports.own}`, states })
}

import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../bootstrap/main.mjs'

const listen = (port: number, host: string | undefined) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(bound))
    })
  })

/** On all addresses, on IPv4's loopback, and on IPv6's where there is one. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    try {
      await listen(port, host)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return false
    }
  }
  return true
}

export const freePort = (): Promise<number> => listen(0, '127.0.0.1')

/** Waits `patience` milliseconds for the port, where a killed product's processes may still be ending. */
export async function requireFree(variable: string, port: number, patience = 0): Promise<void> {
  for (const since = Date.now(); !(await isPortFree(port)); await sleep(100)) {
    if (Date.now() - since >= patience) {
      throw new StartError(
        `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
      )
    }
  }
}

/** Kept in DATA_DIR so that addresses stay from start to start. */
export type Ports = Readonly<Record<string, number>>

const portsFile = (dataDir: string) => join(dataDir, 'ports.json')

const isPorts = (value: unknown): value is Ports =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger)

export function readPorts(dataDir: string): Ports {
  try {
    const kept: unknown = JSON.parse(readFileSync(portsFile(dataDir), 'utf8'))
    return isPorts(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** Those of the last start that are still free. */
export async function keptPorts(dataDir: string, except: readonly (number | undefined)[]): Promise<Ports> {
  const kept = Object.entries(readPorts(dataDir)).filter(([, port]) => !except.includes(port))
  const free = await Promise.all(kept.map(([, port]) => isPortFree(port)))
  return Object.fromEntries(kept.filter((_, at) => free[at]))
}

export const keepPorts = (dataDir: string, ports: Ports): void =>
  writeFileSync(portsFile(dataDir), `${JSON.stringify(ports, null, 2)}\n`)

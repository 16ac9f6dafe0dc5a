import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, type Env, readConfig, readVariables } from '../src/index.ts'

const needed = {
  DATABASE_URL: 'postgres://lilypad@127.0.0.1:5432/lilypad',
  SESSION_SECRET: 'a secret of some length',
}
const config = (env: Env = {}) => readConfig({ ...needed, ...env })

function faultsOf(read: () => unknown) {
  try {
    read()
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

test('the defaults are those of the interface', () => {
  const { http, dataDir, clock, scrape, boards, payments, isEmbedded } = config()
  expect(http).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    rateLimitScale: 1,
    trustProxy: false,
  })
  expect(dataDir).toBe(resolve('.data'))
  expect(scrape).toMatchObject({ allowPrivate: false })
  expect(clock).toEqual({ paceScale: 1, timeScale: 1 })
  expect({ boards, mode: payments.mode, isEmbedded }).toEqual({
    boards: 'none',
    mode: 'none',
    isEmbedded: false,
  })
})

test('PUBLIC_URL follows PORT, loses a slash at its end, and is https however it is written', () => {
  expect(config({ PORT: '4100' }).http.publicUrl).toBe('http://localhost:4100')
  const set = config({ PORT: '4100', PUBLIC_URL: 'https://jobs.example/' }).http
  expect(set).toMatchObject({ port: 4100, publicUrl: 'https://jobs.example', isHttps: true })
  const loud = config({ PUBLIC_URL: 'HTTPS://Jobs.Example:443' }).http
  expect(loud).toMatchObject({ publicUrl: 'https://jobs.example', isHttps: true })
})

// holds Decisions §6: Sandbox only embedded without keys, or asked for
test('the embedded start has demo boards and the payment sandbox, unless told otherwise', () => {
  const embedded = config({ LILYPAD_EMBEDDED: '1' })
  expect([embedded.boards, embedded.payments.mode]).toEqual(['demo', 'sandbox'])
  const told = {
    LILYPAD_EMBEDDED: '1',
    BOARDS: 'none',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  }
  expect([config(told).boards, config(told).payments.mode]).toEqual(['none', 'stripe'])
  expect(config({ PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox')
})

test('with NODE_ENV=production the embedded start has sandbox, demo boards and demo accounts only by name', () => {
  const demoOf = (env: Env) => {
    const { boards, payments, hasDemoAccounts } = config({ LILYPAD_EMBEDDED: '1', ...env })
    return [boards, payments.mode, hasDemoAccounts]
  }
  const production = { NODE_ENV: 'production' }
  expect(demoOf({})).toEqual(['demo', 'sandbox', true])
  expect(demoOf(production)).toEqual(['none', 'none', false])
  const named = { BOARDS: 'demo', PAYMENTS: 'sandbox', DEMO_ACCOUNTS: 'on' }
  expect(demoOf({ ...production, ...named })).toEqual(['demo', 'sandbox', true])
  expect(demoOf({ DEMO_ACCOUNTS: 'off' })).toEqual(['demo', 'sandbox', false])
  expect(config(named).hasDemoAccounts).toBe(false)
})

test('Stripe keys beside the sandbox, and the sample secret on an https address, stop the start', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect(faultsOf(() => config({ ...live, PAYMENTS: 'sandbox' }))).toEqual([
    'PAYMENTS must be empty where STRIPE_SECRET_KEY is set: the sandbox would take the payments.',
  ])
  const sample = { SESSION_SECRET: 'for-this-machine-only' }
  expect(faultsOf(() => config({ ...sample, PUBLIC_URL: 'https://jobs.example' }))).toEqual([
    'SESSION_SECRET must be one of your own where PUBLIC_URL is https: the sample is known to everyone.',
  ])
  expect(config(sample).http.isHttps).toBe(false)
})

test.each<[string, unknown]>([
  ['off', false],
  ['on', true],
  ['1', 1],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY=%s', (value, trusted) => {
  expect(config({ TRUST_PROXY: value }).http.trustProxy).toBe(trusted)
})

test('an empty value counts as not set', () => {
  expect(config({ PORT: '', REDIS_URL: ' ', BOARDS: '' })).toEqual(config())
})

describe('a wrong value throws with a sentence that names the variable', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['POSTGRES_PORT', '-1'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'https://jobs.example/?a=b'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://127.0.0.1/lilypad'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['SMTP_URL', 'http://127.0.0.1:25'],
    ['MAIL_FROM', 'Lilypad'],
    ['SESSION_SECRET', 'short'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['RATE_LIMIT_SCALE', '0'],
    ['METRICS_PORT', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['TRUST_PROXY', 'maybe'],
    ['PAYMENTS', 'paypal'],
    ['STRIPE_API_ORIGIN', 'http://127.0.0.1:1/v1'],
    ['FILES_URL', '/var/files'],
    ['BOARDS', 'real'],
    ['LIST_IN_BROWSER_MAX', '-1'],
    ['SCRAPE_CONCURRENCY', '0'],
    ['SCRAPE_PACE_SCALE', '-1'],
    ['SCRAPE_TIME_SCALE', 'fast'],
    ['SCRAPE_ALLOW_PRIVATE', 'perhaps'],
    ['SCRAPE_REPLAY_ORIGIN', 'http://127.0.0.1:4010/boards'],
    ['TERMS_URL', '//elsewhere.example/terms.pdf'],
    ['CONTACT_EMAIL', 'nobody'],
  ])('%s=%s', (name, value) => {
    const faults = faultsOf(() => config({ [name]: value }))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} must .+\\.$`))
  })

  test('all faults are listed at once', () => {
    const faults = faultsOf(() => config({ PORT: 'x', BOARDS: 'x', STRIPE_SECRET_KEY: 'sk' }))
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['PORT', 'BOARDS', 'STRIPE_WEBHOOK_SECRET'])
  })

  test('a bucket for files needs both its keys', () => {
    const faults = faultsOf(() => config({ FILES_URL: 's3://documents', S3_ACCESS_KEY_ID: 'key' }))
    expect(faults).toEqual(['S3_SECRET_ACCESS_KEY must be set where FILES_URL is.'])
  })

  test('a secret never stands in the sentence', () => {
    const faults = faultsOf(() => config({ SESSION_SECRET: 'hush', DATABASE_URL: 'mysql://me:hush@db/x' }))
    expect(faults).toHaveLength(2)
    expect(faults.join()).not.toContain('hush')
  })
})

test('a process of its own needs DATABASE_URL and SESSION_SECRET; the one that starts it does not', () => {
  expect(faultsOf(() => readConfig({})).map((fault) => fault.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
  ])
  expect(readVariables({}).DATABASE_URL).toBeUndefined()
})

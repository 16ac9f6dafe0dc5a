import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Each compiles the API.
vi.setConfig({ testTimeout: 90_000 })

const run = promisify(execFile)
const apiFolder = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(apiFolder, 'node_modules/typescript/bin/tsc')
let folder: string

beforeAll(() => {
  // Inside the package, so that its imports resolve; out of sight of its own type check.
  const cache = join(apiFolder, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'missing-handler-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const GET_LOGGED_IN_USER = 'getLoggedInUser: async () => ({ user: null }),'
const LOG_IN = "logIn: async () => { throw new ApiError('unauthenticated') },"
const LOG_OUT = 'logOut: async () => ({}),'

/** The compiler's messages about the handlers of three calls; empty without errors. */
const compile = async (...handlers: string[]): Promise<string> => {
  const source = [
    "import { ApiError, accountsCalls } from '@lilypad/contracts'",
    `import type { Handlers } from '${apiFolder}src/http/implement.ts'`,
    'const { getLoggedInUser, logIn, logOut } = accountsCalls',
    'export const calls = { getLoggedInUser, logIn, logOut }',
    `export const handlers: Handlers<typeof calls> = { ${handlers.join(' ')} }`,
    'export const error = ApiError',
  ]
  writeFileSync(join(folder, 'handlers.ts'), source.join('\n'))
  const extended = { extends: join(apiFolder, 'tsconfig.json'), include: [], files: ['./handlers.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(extended))
  return run(process.execPath, [compiler, '--project', folder]).then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  )
}

// holds Part 1 §7: Every call is in one registry, with a handler and a description
test('a handler for each call compiles', async () => {
  expect(await compile(GET_LOGGED_IN_USER, LOG_IN, LOG_OUT)).toBe('')
})

test('a missing handler does not compile', async () => {
  expect(await compile(GET_LOGGED_IN_USER, LOG_IN)).toMatch(/Property 'logOut' is missing/)
})

test('a handler for an unknown call does not compile', async () => {
  expect(await compile(GET_LOGGED_IN_USER, LOG_IN, LOG_OUT, LOG_OUT.replace('logOut', 'logOver'))).toMatch(
    /logOver/,
  )
})

test('a handler whose reply is not the contract’s does not compile', async () => {
  expect(await compile('getLoggedInUser: async () => ({ user: 7 }),', LOG_IN, LOG_OUT)).toMatch(
    /not assignable/,
  )
})

test('for a public call the user may be null, and the compiler says so', async () => {
  const careless = 'getLoggedInUser: async ({ user }) => { user.email; return { user: null } },'
  expect(await compile(careless, LOG_IN, LOG_OUT)).toMatch(/'user' is possibly 'null'/)
})

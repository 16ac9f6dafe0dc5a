import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const apiFolder = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(apiFolder, 'node_modules/typescript/bin/tsc')
const GET_LOGGED_IN_USER = 'getLoggedInUser: async () => ({ user: null }),'
const LOG_IN = "logIn: async () => { throw new ApiError('unauthenticated') },"
const LOG_OUT = 'logOut: async () => ({}),'

/** Handlers of three calls, by the name of the file that holds them. */
const FILES = {
  whole: [GET_LOGGED_IN_USER, LOG_IN, LOG_OUT],
  missing: [GET_LOGGED_IN_USER, LOG_IN],
  unknown: [GET_LOGGED_IN_USER, LOG_IN, LOG_OUT, LOG_OUT.replace('logOut', 'logOver')],
  wrong: ['getLoggedInUser: async () => ({ user: 7 }),', LOG_IN, LOG_OUT],
  careless: ['getLoggedInUser: async ({ user }) => { user.email; return { user: null } },', LOG_IN, LOG_OUT],
}

const sourceOf = (handlers: readonly string[]) =>
  [
    "import { ApiError, logInAndSignUpCalls } from '@lilypad/contracts'",
    `import type { Handlers } from '${apiFolder}src/http/implement-calls.ts'`,
    'const { getLoggedInUser, logIn, logOut } = logInAndSignUpCalls',
    'export const calls = { getLoggedInUser, logIn, logOut }',
    `export const handlers: Handlers<typeof calls> = { ${handlers.join(' ')} }`,
    'export const error = ApiError',
  ].join('\n')

/** What the compiler says of all of them. */
function compile(folder: string): Promise<string> {
  for (const [name, handlers] of Object.entries(FILES))
    writeFileSync(join(folder, `${name}.ts`), sourceOf(handlers))
  const files = Object.keys(FILES).map((name) => `./${name}.ts`)
  const extended = { extends: join(apiFolder, 'tsconfig.json'), include: [], files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(extended))
  return run(process.execPath, [compiler, '--pretty', 'false', '--project', folder]).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  )
}

let said: string
beforeAll(async () => {
  // Inside the package, so that its imports resolve; out of sight of its own type check.
  const cache = join(apiFolder, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'missing-handler-'))
  said = await compile(folder).finally(() => rmSync(folder, { recursive: true }))
})

/** The compiler's messages about one of the files, with the lines that go on beneath; empty without errors. */
const saidOf = (name: keyof typeof FILES) =>
  said
    .split(/\n(?! )/)
    .filter((message) => message.includes(`/${name}.ts(`))
    .join('\n')

// holds Part 1 §7: Every call is in one registry, with a handler and a description
test('a handler for each call compiles', () => {
  expect(saidOf('whole')).toBe('')
})

test('a missing handler does not compile', () => {
  expect(saidOf('missing')).toMatch(/Property 'logOut' is missing/)
})

test('a handler for an unknown call does not compile', () => {
  expect(saidOf('unknown')).toMatch(/logOver/)
})

test('a handler whose reply is not the contract’s does not compile', () => {
  expect(saidOf('wrong')).toMatch(/not assignable/)
})

test('for a public call the user may be null, and the compiler says so', () => {
  expect(saidOf('careless')).toMatch(/'user' is possibly 'null'/)
})

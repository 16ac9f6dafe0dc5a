import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pure = [
  'packages/domain',
  'packages/curation',
  'packages/contracts',
  'packages/boards',
  'packages/mail',
  'packages/pages',
  'packages/ui',
  'packages/config',
]
const server = [
  'packages/backup',
  'packages/fetching',
  'packages/files',
  'packages/parsing',
  'packages/queue',
  'packages/search',
  'packages/observe',
  'packages/testing',
  'packages/demo',
  'apps/api',
  'apps/extension',
  'apps/worker',
  'apps/web',
  'infra/rules',
  'infra/supply',
  'infra/watching',
]
const isCi = Boolean(process.env.CI)
const conditions = ['source', 'node', 'import', 'module', 'default']
// These go to Node.js as they are: with 'import' among them, `require` would be given modules.
const nodeConditions = ['source', 'node']
const TESTS = ['{src,test,bin}/**/*.test.{ts,tsx}', '*.test.ts']
/** Published with a `source` that Node.js cannot run. */
const WITH_SOURCES = ['eventsource', '@modelcontextprotocol/client']
/**
 * Files that take many seconds, or need a program that a plain machine lacks. `npm test` leaves out the projects whose
 * names begin with 'slow'.
 */
const SLOW = '**/*.slow.test.ts'
/** Files that read what lies beside the clone: `npm run test:shared` alone runs them. */
const SHARED = '**/*.shared.test.ts'
const NO_TESTS = ['**/node_modules/**', '**/dist/**']
/** What is given three seconds of attempts, and needs a processor meanwhile: it runs after the others, alone. */
const CROWDED_OUT = 'test/postgres-restart.test.ts'

const project = (path: string, extra: object = {}) => ({
  root: root(path),
  resolve: { conditions, tsconfigPaths: true },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name: path.split('/')[1] ?? path,
    include: TESTS,
    exclude: [SLOW, SHARED, ...NO_TESTS],
    environment: 'node',
    // Files share what they load, which is most of the work of most of them. None may replace a module or keep a
    // server, a setting or a timer after its last test.
    isolate: false,
    // Patient with a busy machine; a test that needed one of its two more tries is marked in the report.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    retry: isCi ? 2 : 0,
    ...extra,
  },
})

/** One run for all packages: the database server is started once and shared by every project that asks for it. */
export default defineConfig({
  test: {
    globalSetup: [
      root('infra/embedded/src/test-database.ts'),
      root('packages/parsing/test/bundle-thread.ts'),
      root('packages/pages/bin/build-styles.mjs'),
    ],
    projects: [
      // A pattern that goes back over what it has read does not end in this time.
      ...pure.map((path) => project(path, { testTimeout: 30_000 })),
      ...server.map((path) => project(path, { server: { deps: { inline: WITH_SOURCES } } })),
      project('.', { name: 'slow', include: [`{apps,packages,infra}/${SLOW}`], exclude: NO_TESTS }),
      project('.', {
        name: 'slow-shared',
        include: [`{apps,packages,infra}/${SHARED}`],
        exclude: NO_TESTS,
        globalSetup: [root('infra/embedded/src/shared-data.ts')],
        env: { LILYPAD_SHARED: resolve(root('.'), process.env.LILYPAD_SHARED ?? '../shared') },
      }),
      project('infra/embedded', { name: 'slow-embedded' }),
      project('infra/faults', {
        name: 'slow-faults',
        exclude: [CROWDED_OUT, ...NO_TESTS],
        testTimeout: 240_000,
      }),
      project('infra/faults', {
        name: 'slow-faults-alone',
        include: [CROWDED_OUT],
        testTimeout: 240_000,
        sequence: { groupOrder: 1 },
      }),
    ],
    maxWorkers: 2,
  },
})

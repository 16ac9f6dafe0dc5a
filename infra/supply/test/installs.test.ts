import { expect, test } from 'vitest'
import { checkInstalls, readPlaces } from '../src/installs.ts'

const faultsOf = (line: string) => checkInstalls(new Map([['Dockerfile', line]])).faults

test.each([
  'RUN pnpm install',
  'RUN npm install left-pad',
  'RUN npm ci',
  'npx --yes pnpm@12 install --prod',
  'pnpm --silent add left-pad',
  "const args = [...pnpmArgs(root), 'install']",
])('an install without the lockfile is a finding: %s', (line) => {
  expect(faultsOf(line)).toEqual([`Dockerfile installs without the lockfile: ${line}`])
})

test.each([
  'RUN pnpm install --prod --frozen-lockfile',
  '# pnpm install brings the rest',
  'pnpm run build && pnpm check',
  'npm test 2>&1',
  "const args = [...pnpmArgs(root), 'run', 'check']",
])('nothing is found in: %s', (line) => {
  expect(faultsOf(line)).toEqual([])
})

test('start, tests, images and continuous integration install by the lockfile alone', () => {
  const places = readPlaces()
  expect([...places.keys()]).toEqual(
    expect.arrayContaining([
      'package.json',
      '.ci/run',
      'infra/docker/Dockerfile',
      'infra/embedded/bootstrap/install.mjs',
    ]),
  )
  const { found, faults } = checkInstalls(places)
  expect(faults).toEqual([])
  // Of the start and the tests, and twice in the image; pnpm itself once.
  expect(Number.parseInt(found, 10)).toBeGreaterThanOrEqual(4)
})

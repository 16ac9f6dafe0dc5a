import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { toCommands } from './docs/commands.ts'
import { missingPaths, unknownVariables } from './docs/named-things.ts'
import { allPages, deadLinks, parsePage } from './docs/pages.ts'
import { NOT_RUN, RUN } from './docs/what-is-run.ts'

const pages = allPages()
const commands = pages.flatMap(toCommands)
const byPage = (find: (page: (typeof pages)[number]) => string[]) =>
  pages.flatMap((page) => find(page).map((found) => `${page.path}: ${found}`))

test('every link leads to a file that is there, and to one of its headings', () => {
  expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(50)
  expect(byPage((page) => deadLinks(page, pages))).toEqual([])
})

test('every path that a page names is there', () => {
  expect(byPage(missingPaths)).toEqual([])
})

test('every variable that a page names is a setting, or read by a test', () => {
  expect(byPage(unknownVariables)).toEqual([])
})

test('every command names a script, a package, a test or a file that is there', () => {
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter(({ fault }) => fault !== null)).toEqual([])
})

test('every command is run by a test, or its reason is told', () => {
  const known = [...Object.keys(RUN), ...Object.keys(NOT_RUN)]
  const told = new Set(commands.map(({ name }) => name))
  expect([...told].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !told.has(name))).toEqual([])
})

test('every picture is there, and weighs less than 150 KB', () => {
  const weigh = (file: string) => statSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))).size
  const pictures = pages.flatMap(({ links }) => links).filter((link) => link.startsWith('docs/pictures/'))
  expect(pictures.filter((file) => weigh(file) > 150 * 1024)).toEqual([])
})

test('what is not there is found out', () => {
  const page = parsePage(
    'docs/page.md',
    [
      '# One heading',
      '[a](../README.md#no-such) [b](none.md) [c](#one-heading) <img src="none.png">',
      '`packages/none/src` `packages/domain/src/<rule>.ts` `apps/*/none.ts` `NO_SUCH_SETTING` `npm run none`',
      '```sh',
      'LOG_LEVELS=x npm start   # a comment',
      'npx --yes pnpm@12 vitest run --project boards no-such',
      'pnpm --filter @lilypad/db none',
      'docker compose run prepare node infra/none.js',
      '```',
    ].join('\n'),
  )
  expect(deadLinks(page, [...pages, page])).toEqual(['../README.md#no-such', 'none.md', 'none.png'])
  expect(missingPaths(page)).toEqual(['packages/none/src', 'apps/*/none.ts'])
  expect(unknownVariables(page)).toEqual(['NO_SUCH_SETTING', 'LOG_LEVELS'])
  expect(toCommands(page).map(({ name, fault }) => [name, fault])).toEqual([
    ['start', null],
    ['vitest', 'no test of boards is called no-such'],
    ['--filter @lilypad/db none', '@lilypad/db has no script none'],
    ['docker compose run prepare node', 'there is no file infra/none.js'],
    ['none', 'there is no script none'],
  ])
})

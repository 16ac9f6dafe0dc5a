import { allSettings, read } from '../deploy/settings.ts'
import { tracked } from '../tracked.ts'
import type { Page } from './pages.ts'

const PATH = /^(?:\.ci|apps|packages|infra|docs)\/[^\s:]+$/
/** `<area>`, `*` and `…` stand for any name, `**` for any folders. */
const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]+)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '(?:.*/)?')
      .replace(/<[^>]+>|\*|…/g, '[^/]*')}$`,
  )

/** Built files are checked by their source. */
export const toSource = (path: string): string =>
  path.replace(/\/$/, '').replace(/\/dist\/(?:src\/)?(.+)\.js$/, '/src/$1.ts')

const folders = (path: string) =>
  path.split('/').map((_name, index, names) => names.slice(0, index + 1).join('/'))
const everyPath = [...new Set(tracked.flatMap(folders))]

const LEFT_BEHIND = ['apps/e2e/test-results']

function isThere(path: string) {
  if (LEFT_BEHIND.includes(path)) return true
  const pattern = toPattern(toSource(path))
  return everyPath.some((one) => pattern.test(one))
}

/** Paths of this repository that a page names, and that are not there. */
export const missingPaths = ({ codes }: Page): string[] =>
  codes.filter((code) => PATH.test(code)).filter((path) => !isThere(path))

/** Variables that are no settings of the product, and the file that reads them. */
const BESIDE_SETTINGS: Record<string, string> = {
  LAG: 'apps/e2e/support/test.ts',
  LILYPAD_SHARED: 'vitest.config.ts',
  MALLOC_ARENA_MAX: 'infra/docker/Dockerfile',
  NODE_OPTIONS: 'infra/docker/Dockerfile',
  POSTGRES_PASSWORD: 'docker-compose.yml',
  BIND: 'docker-compose.yml',
}

const variablesIn = (text: string) =>
  [...text.matchAll(/(?:^|\s)([A-Z][A-Z\d_]*)=/g)].map(([, name = '']) => name)
const isSetting = (code: string) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(code)

/** Variables of the environment that a page names, and that nothing reads. */
export function unknownVariables({ codes, commands }: Page): string[] {
  const settings = new Set(allSettings())
  const named = new Set(
    [...codes, ...commands].flatMap((text) => (isSetting(text) ? text : variablesIn(text))),
  )
  return [...named].filter((name) => {
    const reader = BESIDE_SETTINGS[name]
    return reader === undefined ? !settings.has(name) : !read(reader).includes(name)
  })
}

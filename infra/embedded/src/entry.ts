import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const sourceArgs = (): string[] => {
  // Not import.meta.resolve, which the test runner lacks.
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return ['--conditions=source', '--import', pathToFileURL(tsx).href]
}

/** Put before the script of a process that has a message channel to us: it then ends when we are gone. */
export const endWithParentArgs = () => [
  '--import',
  new URL('../bootstrap/end-with-parent.mjs', import.meta.url).href,
]

/** Run one of this folder's own processes, such as 'mail-catcher', from the build. It ends with us. */
export const entryArgs = (name: string): string[] => [
  ...endWithParentArgs(),
  fileURLToPath(new URL(`./${name}.js`, import.meta.url)),
]

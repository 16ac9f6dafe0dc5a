import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const SOURCES = ['service-worker.ts', 'push.ts'].map((name) =>
  fileURLToPath(new URL(`../worker/${name}`, import.meta.url)),
)
const PICTURES = ['/favicon.svg', '/lilypad.webmanifest', '/icons/icon-192.png']

/** Only admins need the back office, and they need the server; what reads resumes is larger than all the rest. */
const isLeftOut = (module: string | null) => /\/(?:back-office|resume\/read)\//.test(module ?? '')

/** The scripts that a script leads to, except what is left out. */
function reach(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (found.has(name) || file?.type !== 'chunk' || isLeftOut(file.facadeModuleId)) return found
  found.add(name)
  for (const next of [...file.imports, ...file.dynamicImports]) reach(bundle, next, found)
  return found
}

const isLook = (name: string) => name.endsWith('.css') || /figtree-latin-wght-normal-.*\.woff2$/.test(name)

export const serviceWorker = (): Plugin => ({
  name: 'lilypad:service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      const html = page?.type === 'asset' ? String(page.source) : ''
      const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
      if (!entry) throw new Error('index.html of the build names no script')
      const names = [...reach(bundle, entry), ...Object.keys(bundle).filter(isLook)]
      const files = [...names.map((name) => `/${name}`), ...PICTURES].sort()
      const version = createHash('sha256')
        .update(files.join() + html)
        .digest('hex')
        .slice(0, 12)
      const scripts = await Promise.all(
        SOURCES.map((source) => transformWithOxc(readFileSync(source, 'utf8'), source)),
      )
      const code = scripts.map((script) => script.code).join('\n')
      const build = JSON.stringify({ version, entry: `/${entry}`, files })
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const BUILD = ${build}\n${code}`,
      })
    },
  },
})

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const chunkWith = (bundle: Bundle, module: string): Rolldown.OutputChunk => {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file
  throw new Error(`The build has no chunk with ${module}.`)
}

const link = (rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: '', href: `/${file}`, ...more },
  injectTo: 'head',
})

/**
 * Names in the page what it needs before it has found out: the font of its Latin text, and the app, which its small
 * first script asks for beside the first screen.
 */
export const preload = (): Plugin => ({
  name: 'lilypad:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const start = chunkWith(bundle, '/app/start.tsx')
      const fonts = Object.keys(bundle).filter((name) => /figtree-latin-wght-normal-.*\.woff2$/.test(name))
      return [
        link('modulepreload', start.fileName),
        ...fonts.map((file) => link('preload', file, { as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})

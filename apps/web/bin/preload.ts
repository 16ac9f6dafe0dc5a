import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: '', href: `/${file}`, ...more },
  injectTo: 'head',
})

/**
 * Preloads the font of Latin text, which the page needs before a style sheet asks for it. It does not preload the app:
 * what is visible without it comes first.
 */
export const preload = (): Plugin => ({
  name: 'lilypad:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((name) => /figtree-latin-wght-normal-.*\.woff2$/.test(name))
      return fonts.map((file) => link('preload', file, { as: 'font', type: 'font/woff2' }))
    },
  },
})

import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (rel: string, file: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: '', href: `/${file}`, ...more },
  injectTo: 'head',
})

/**
 * Names in the page what it needs before a style sheet has asked for it: the font of its Latin text. The app is not
 * named: what can be seen before it is there comes first.
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

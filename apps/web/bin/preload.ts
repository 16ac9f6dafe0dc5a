import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', crossorigin: '', href: `/${file}`, as: 'font', type: 'font/woff2' },
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
      return fonts.map(link)
    },
  },
})

import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', crossorigin: '', href: `/${file}`, as: 'font', type: 'font/woff2' },
  injectTo: 'head',
})

/** The page needs the font before a style sheet asks for it. What is seen without the app comes before the app. */
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

declare module 'turndown-plugin-gfm' {
  import type { Plugin } from 'turndown'

  /** Tables of GitHub-flavoured Markdown. */
  export const tables: Plugin
}

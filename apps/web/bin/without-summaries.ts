import type { Plugin } from 'vite'

const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),/g

/** Leaves out what the contracts say of each call: it is for the pages of /docs, and a kilobyte of every first load. */
export const withoutSummaries = (): Plugin => ({
  name: 'lilypad:without-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/src\/calls\// },
    // The lines stay where they are.
    handler: (code) => ({ code: code.replace(SUMMARY, (text) => text.replace(/[^\n]/g, '')), map: null }),
  },
})

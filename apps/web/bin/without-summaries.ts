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

/** Leaves out the router's words for its own developers, as its package for production does. */
export const withoutWarnings = (): Plugin => ({
  name: 'lilypad:without-warnings',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
})

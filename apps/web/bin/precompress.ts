import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(m?js|css|svg)$/
/** Below this a compressed file saves less than its own headers. */
const WORTH_IT = 1_000

/** Writes a Brotli and a gzip file next to every text file of the build, so that the server need not compress them. */
export const precompress = (): Plugin => ({
  name: 'lilypad:precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (!TEXT.test(file.fileName) || source.length < WORTH_IT) continue
        const forms = { br: brotliCompressSync(source), gz: gzipSync(source, { level: 9 }) }
        for (const [ending, compressed] of Object.entries(forms)) {
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source: compressed })
        }
      }
    },
  },
})

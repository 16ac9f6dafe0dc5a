import type mammoth from 'mammoth'
// As a file of its own: bundled, it would make the first script of every screen larger.
import mammothUrl from 'mammoth/mammoth.browser.min.js?url'

/** The text of a Word file. Its reader puts itself into the window. */
export async function readDocx({ buffer }: { buffer: ArrayBuffer }): Promise<string> {
  await import(/* @vite-ignore */ mammothUrl)
  const { mammoth: reader } = window as Window & { mammoth?: typeof mammoth }
  if (!reader) throw new Error('The reader of Word files did not come.')
  return (await reader.extractRawText({ arrayBuffer: buffer })).value
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PAGE = '<!doctype html><head><!--lilypad-data--></head><body></body>'

/** A minimal stand-in for the web client's build, in its own folder, which the caller removes. */
export function clientFolder(page = PAGE): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-web-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/index.html'), page)
  return folder
}

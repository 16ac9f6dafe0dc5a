import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

/** The names of a file of settings; `.env.example` has them behind a `#`. */
export const namesIn = (path: string): string[] =>
  read(path)
    .split('\n')
    .flatMap((line) => /^#?([A-Z][A-Z\d_]*)=/.exec(line)?.[1] ?? [])

export const allSettings = (): string[] => namesIn('.env.example')

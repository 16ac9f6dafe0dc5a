import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * All files below a folder, in a fixed order, without the folders and files that `skip` names.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} skip
 * @returns {string[]}
 */
export const filesBelow = (folder, skip) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skip(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path, skip)
      return entry.isFile() ? [path] : []
    })

/**
 * One hash over names and contents of files, and over further words that matter.
 *
 * @param {string[]} files
 * @param {string[]} words
 */
export const hashFiles = (files, words = []) => {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} path */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** @param {string} path @param {string} hash */
export const writeStamp = (path, hash) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, hash)
}

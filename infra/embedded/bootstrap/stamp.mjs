import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @param {string} root @param {string} name */
const stampFile = (root, name) => join(root, 'node_modules/.lilypad', name)

/** @param {string[]} files @param {string[]} words */
export const hashFiles = (files, words = []) => {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} name */
export const readStamp = (root, name) => {
  const file = stampFile(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {string} root @param {string} name @param {string} hash */
export const writeStamp = (root, name, hash) => {
  mkdirSync(dirname(stampFile(root, name)), { recursive: true })
  writeFileSync(stampFile(root, name), hash)
}

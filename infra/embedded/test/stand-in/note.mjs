import { appendFileSync } from 'node:fs'

/** Writes a line where the test reads it. @param {string} line */
export const note = (line) => appendFileSync(`${process.env.DATA_DIR}/notes`, `${line}\n`)

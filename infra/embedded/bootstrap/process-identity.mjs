import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @param {number} pid */
const startedOnLinux = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Fields 3 (state) and 22 (start time) of proc(5); a zombie no longer runs.
  return afterName[0] === 'Z' ? undefined : afterName[19]
}

/** @param {number} pid */
const startedElsewhere = (pid) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim() || undefined

/** The time it was started, which tells a process from a later one with the same number. @param {number} pid */
export const processIdentity = (pid) => {
  try {
    return process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid)
  } catch {
    return undefined
  }
}

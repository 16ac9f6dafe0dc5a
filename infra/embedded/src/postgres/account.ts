import { execFileSync } from 'node:child_process'
import { StartError } from '../../bootstrap/start-error.mjs'

export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

const output = (file: string, args: readonly string[]) => {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

const find = (name: string): Account | undefined => {
  const [uid, gid] = [Number(output('id', ['-u', name])), Number(output('id', ['-g', name]))]
  return uid > 0 && gid >= 0 ? { name, uid, gid } : undefined
}

const create = (name: string) => {
  output('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  return find(name)
}

/** PostgreSQL refuses to run as root. Undefined for an ordinary user, who runs it as themselves. */
export const postgresAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const account = find('postgres') ?? find('lilypad') ?? create('lilypad') ?? find('nobody')
  if (account) return account
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has no other account for it: create a user `postgres`.',
  )
}

/** Tried, not computed from modes. */
export const canEnter = (account: Account, paths: readonly string[]): boolean => {
  const tests = paths.map((_, at) => `test -r "$${at + 1}" && test -x "$${at + 1}"`).join(' && ')
  try {
    const { uid, gid } = account
    execFileSync('/bin/sh', ['-c', tests, 'sh', ...paths], { uid, gid, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

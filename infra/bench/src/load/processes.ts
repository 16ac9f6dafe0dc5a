import { readdirSync, readFileSync } from 'node:fs'
import type { FilledProduct } from './filled-product.ts'

/** Clock ticks of the kernel in a second; Linux tells user programs no other number. */
const TICKS = 100

const statOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }
}

const tryStat = (pid: number) => {
  try {
    return statOf(pid)
  } catch {
    return null
  }
}

/** Seconds of processor time that a process and its children have used, as far as they still live. */
export const secondsWithChildren = (pid: number): number => {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const own = tryStat(pid)?.seconds ?? 0
  return all.reduce((sum, one) => {
    const stat = tryStat(one)
    return stat?.parent === pid ? sum + stat.seconds : sum
  }, own)
}

/** Seconds of processor time so far, by who used them. */
export const timesOf = ({ topology }: FilledProduct): Record<string, number> => {
  const { apis, workers, proxy, redis, postgres } = topology
  const sum = (list: readonly { pid(): number }[]) =>
    list.reduce((all, process) => all + secondsWithChildren(process.pid()), 0)
  return {
    api: sum(apis),
    workers: sum(workers),
    PostgreSQL: postgres ? secondsWithChildren(postgres.pid()) : 0,
    Redis: sum([redis]),
    proxy: sum([proxy]),
    visitors: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  }
}

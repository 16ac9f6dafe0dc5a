import { spawnSync } from 'node:child_process'

const PROGRAMS = { 'redis-server': '--version', haproxy: '-v' }

const absent = Object.entries(PROGRAMS)
  .filter(([program, question]) => spawnSync(program, [question], { stdio: 'ignore' }).status !== 0)
  .map(([program]) => program)

/** Whether the tests of faults are left out here, for want of a program that they need. */
export const isLeftOut = absent.length > 0

/** A test's name, with the reason where it is left out. */
export const named = (name: string): string =>
  isLeftOut ? `${name} (skipped: no ${absent.join(' and no ')} is installed here)` : name

import { describe } from 'vitest'
import { answers } from './answers.ts'
import { endings, killing } from './endings.ts'
import { failures } from './failures.ts'
import { logContexts } from './log-contexts.ts'
import { schedules } from './schedules.ts'
import { turns } from './turns.ts'
import { openWorkbench, type Stored } from './workbench.ts'

/** What the product relies on, with every store of the queue. */
export function queueConformance(open: () => Promise<Stored>) {
  const bench = openWorkbench(open)
  describe('answers', () => answers(bench))
  describe('turns', () => turns(bench))
  describe('schedules', () => schedules(bench))
  describe('log contexts', () => logContexts(bench))
  describe('failures', () => failures(bench))
  describe('endings', () => endings(bench))
}

/** The part of it that takes many seconds. */
export function slowQueueConformance(open: () => Promise<Stored>) {
  const bench = openWorkbench(open)
  describe('killing', () => killing(bench))
}

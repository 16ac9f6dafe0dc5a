import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '@lilypad/db'
import { askFor, KINDS, untilSearched } from './growth-bench.ts'
import { toStackedJob } from './made-jobs.ts'
import { withApi } from './process.ts'
import { atMostRow, median, type Row, toText } from './report.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** As many people search without a pause, and as many jobs change each second. */
const AT_ONCE = 2
const CHANGED = 200
/** How often memory is looked at in a minute. */
const LOOKS = 4

/** Gives the next jobs in turn another title, lists some of them again and others no longer. */
function change(db: Db, round: number, jobs: number) {
  const first = (round * CHANGED) % jobs
  return db.execute(`update jobs set title = regexp_replace(title, '( edition [0-9]+)?$', ' edition ${round}'),
    unlisted_reason = case when id % 10 = ${round % 10} then 'deleted' end
    where id between ${first} and ${first + CHANGED - 1}`)
}

/** Searches and changes for as many minutes: whether an api's memory stays flat. */
export function measureSoak([jobs = 100_000, minutes = 60]: readonly number[]): Promise<Row[]> {
  return withApi({ jobs, toJob: toStackedJob, env: { LIST_IN_BROWSER_MAX: '0' } }, async (api) => {
    const { db, close } = openDatabase(api.databaseUrl, { max: 1 })
    const memory: number[] = []
    await untilSearched(api)
    const end = performance.now() + minutes * MINUTE_MS
    const isOver = () => performance.now() > end
    let [searches, rounds] = [0, 0]
    const search = async () => {
      for (; !isOver(); searches += 1)
        await askFor(api.origin, api.cookies.member, KINDS[searches % KINDS.length] ?? {}, null)
    }
    const changeOn = async () => {
      for (; !isOver(); rounds += 1) await Promise.all([change(db, rounds, jobs), sleep(SECOND_MS)])
    }
    const watch = async () => {
      while (!isOver()) {
        await sleep(MINUTE_MS / LOOKS)
        memory.push(api.memory())
        if (memory.length % LOOKS === 0)
          console.log(`minute ${memory.length / LOOKS}: ${memory.at(-1)} MB, ${toText(searches)} searches`)
      }
    }
    await Promise.all([...Array.from({ length: AT_ONCE }, search), changeOn(), watch()]).finally(close)
    const third = Math.ceil(memory.length / 3)
    const [middle, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))]
    const where = `${toText(jobs)} jobs, ${minutes} minutes of searches and changes`
    const detail = `${toText(searches)} searches, ${toText(rounds * CHANGED)} changes`
    return [
      atMostRow(`memory of an api at most, ${where}`, Math.max(...memory), {
        most: jobs > 100_000 ? 450 : 300,
        unit: 'MB',
        detail,
      }),
      atMostRow(`its growth from the middle third to the last, ${where}`, (last / middle - 1) * 100, {
        most: 5,
        unit: '%',
        digits: 1,
      }),
    ]
  })
}

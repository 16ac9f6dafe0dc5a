import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersOk } from '../src/answers.ts'
import { storedFiles } from '../src/files.ts'
import { isLeftOut, named } from '../src/needs.ts'
import { makeApplicant } from '../src/people/applicant.ts'
import { startLoad } from '../src/people/load.ts'
import { makeUploader } from '../src/people/uploader.ts'
import { mountSmallDisk, reasonAgainstSmallDisk, type SmallDisk } from '../src/processes/small-disk.ts'
import { root } from '../src/root.ts'
import { beginLoop, boardsDone, countScraped, untilLoopEnds, wholeLoop } from '../src/scraping.ts'
import { startTopology, type Topology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const reason = reasonAgainstSmallDisk()
const name = 'the disk of database, documents and logs is full under load'
const FULL_MS = 10_000
const PATIENCE_MS = 120_000
const LESS_THAN_A_FILE = 50_000
const NO_ROOM_FOR_ROWS = /^503 This is temporarily unavailable\./
const NO_ROOM_FOR_FILES = /^507 We have no room left to store the file/
/** A query that was running when PostgreSQL gave up for want of room for its log. */
const BROKEN_OFF = /^500 An unknown error occurred\.$/
/** The last line of a backup. */
const NO_ROOM_FOR_BACKUP = /\n[^\n]*no space left[^\n]*\n$/i
/** Where PostgreSQL has given up for want of room. */
const NO_DATABASE =
  /\n[^\n]*(ECONNREFUSED|ECONNRESET|the database system is|connection to the database)[^\n]*\n$/i

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const answersQueries = ({ database }: Topology) =>
  database.pool.query('select').then(
    () => true,
    () => false,
  )

/** PostgreSQL ends where there is no room to recover in; what keeps it running starts it again. */
async function letPostgresBe(topology: Topology) {
  const { postgres } = topology
  if (postgres && !isRunning(postgres.pid())) await postgres.restart()
  await until('PostgreSQL answers', () => answersQueries(topology))
}

/** Runs `npm run backup`; gives its exit code and what it said. */
const backUp = ({ postgres, dataDir }: Topology) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: postgres?.url }
    const args = [join(root, 'infra/embedded/run.mjs'), 'backup', '--without-files']
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })

/** Lines of our processes that are no whole JSON object. */
const brokenLines = ({ apis, workers }: Topology) =>
  [...apis, ...workers]
    .flatMap((process) => process.logFiles())
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .filter((line) => !/^\{.*\}$/.test(line) && !line.startsWith('The log cannot be written'))

describe.skipIf(reason !== null || isLeftOut)(reason ? `${name} (skipped: ${reason})` : named(name), () => {
  let disk: SmallDisk
  let topology: Topology
  beforeAll(async () => {
    disk = mountSmallDisk(320)
    topology = await startTopology({
      workers: 2,
      withBoards: true,
      ownPostgres: true,
      dataDir: disk.folder,
    })
  })
  afterAll(async () => {
    await topology?.stop()
    disk?.remove()
  })

  test('everything lives through it and says so; what was acknowledged is there, the rest not even in part', async () => {
    const { apis, workers, queue, boards } = topology
    await queue.schedule('sweep', {}, { every: 2_000 })
    const processes = [...apis, ...workers]
    const pids = processes.map((process) => process.pid())
    const applicants = await Promise.all([makeApplicant(topology), makeApplicant(topology)])
    const uploader = await makeUploader(topology)
    boards.slow(300)
    await beginLoop(topology)
    const load = startLoad([...applicants.map(({ write }) => write), uploader.upload])
    const isUnderWay = async () => load.outcome.ok > 10 && (await boardsDone(topology)) > 1
    await until('the load is under way', isUnderWay, PATIENCE_MS)

    disk.fill(LESS_THAN_A_FILE)
    const hasFailed = (how: RegExp) => load.outcome.failures.some((words) => how.test(words))
    // Where PostgreSQL gives up first, no request gets as far as its file; `disk-full.test.ts` sees files alone refused.
    const hasGivenUp = () => topology.postgres && !isRunning(topology.postgres.pid())
    await until('files are refused', () => hasFailed(NO_ROOM_FOR_FILES) || hasGivenUp())
    disk.fill()
    await until('rows are refused', () => hasFailed(NO_ROOM_FOR_ROWS))
    const refused = await backUp(topology)
    const isAway = hasGivenUp() || !(await answersQueries(topology))
    const why = isAway && !NO_ROOM_FOR_BACKUP.test(refused.said) ? NO_DATABASE : NO_ROOM_FOR_BACKUP
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(why) })
    const backups = join(disk.folder, 'backups')
    expect(existsSync(backups) ? readdirSync(backups) : []).toEqual([])
    await sleep(FULL_MS)
    expect(await Promise.all(apis.map(({ url }) => answersOk(`${url}/healthz`)))).toEqual([true, true])

    disk.empty()
    boards.slow(0)
    await letPostgresBe(topology)
    const { ok } = load.outcome
    await until('the load goes on', () => load.outcome.ok > ok + 30, PATIENCE_MS)
    const { failures } = await load.stop()
    const expected = [NO_ROOM_FOR_FILES, NO_ROOM_FOR_ROWS, BROKEN_OFF]
    expect(failures.filter((words) => !expected.some((how) => how.test(words)))).toEqual([])
    expect(processes.map((process) => process.pid())).toEqual(pids)
    expect(processes.every((process) => process.isRunning())).toBe(true)
    expect(await Promise.all(applicants.map((applicant) => applicant.lost()))).toEqual([[], []])
    expect(await uploader.lost()).toEqual([])
    await until('no part of a file is left', async () => {
      await uploader.sweep()
      return storedFiles(disk.folder) === (await uploader.kept())
    })
    await untilLoopEnds(topology)
    await beginLoop(topology)
    await untilLoopEnds(topology)
    const { postings, jobs } = await countScraped(topology)
    const whole = await wholeLoop(topology)
    expect({ postings, jobs }).toEqual({ postings: whole.postings, jobs: whole.jobs })
    expect(brokenLines(topology)).toEqual([])
    expect(await backUp(topology)).toMatchObject({ code: 0 })
  }, 480_000)
})

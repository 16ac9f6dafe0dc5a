import { parseArgs } from 'node:util'
import { type BoardIdentity, detectBoard } from '@lilypad/boards'
import { readVariables } from '@lilypad/config'
import { createClock } from '@lilypad/domain'
import { createFetching } from '@lilypad/fetching'
import { openParser } from '@lilypad/parsing'
import { describeReading } from '../src/boards/describe-reading.ts'
import { readThrough, userAgent } from '../src/boards/read-through.ts'
import { type Exchange, makeRecording, recordWeb } from '../src/recording/make-recording.ts'
import { writeRecording } from '../src/recording/write-recording.ts'

const USAGE = `Usage: board try <careers address> [company name]
       board record <careers address> [company name] --out DIR`

type Order = { address: string; identity: BoardIdentity; company: string | undefined }

const openDoor = () => {
  const env = readVariables(process.env)
  return createFetching({
    userAgent: userAgent(env.SCRAPE_CONTACT),
    clock: createClock({ timeScale: env.SCRAPE_TIME_SCALE, paceScale: env.SCRAPE_PACE_SCALE }),
    allowPrivate: env.SCRAPE_ALLOW_PRIVATE,
    replayOrigin: env.SCRAPE_REPLAY_ORIGIN ?? null,
  })
}

/** Like the product does; prints the result and what curation makes of it. */
const readBoard = async ({ identity, company }: Order, exchanges: Exchange[]) => {
  const fetching = openDoor()
  const parser = openParser({ threads: 1 })
  try {
    const reading = await readThrough({ fetching, parser }, identity, {
      through: (web) => recordWeb(web, exchanges),
    })
    console.log(await describeReading(identity, reading, parser, company))
    return reading
  } finally {
    await fetching.close()
    await parser.close()
  }
}

/** As a replay set; without a folder, stores nothing. */
const run = async (order: Order, folder: string | null): Promise<boolean> => {
  const exchanges: Exchange[] = []
  const reading = await readBoard(order, exchanges)
  if (reading.outcome !== 'read') return false
  if (folder === null) return true
  const { postings } = reading
  const company = order.company ?? reading.company ?? order.identity.tenant
  const about = { ...reading.identity, address: order.address, company, postings, at: new Date() }
  const recording = makeRecording(exchanges, about)
  await writeRecording(folder, recording)
  console.log(`Recorded as ${recording.board.id} in ${folder}: ${recording.files.length} files.`)
  return true
}

const OPTIONS = { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const

const readWords = () => {
  try {
    const words = parseArgs({ allowPositionals: true, options: OPTIONS })
    if (!words.values.help) return words
    console.log(USAGE)
    return process.exit(0)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    return process.exit(2)
  }
}

const readOrder = () => {
  const { values, positionals } = readWords()
  const [command, address, company] = positionals
  const isUsable = command === 'record' ? values.out !== undefined : command === 'try'
  return address && isUsable
    ? { address, company, out: command === 'record' ? (values.out ?? null) : null }
    : null
}

const order = readOrder()
if (!order) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const identity = detectBoard(order.address)
  if (!identity.ok) console.error(identity.problem)
  const isDone = identity.ok && (await run({ ...order, identity }, order.out))
  process.exitCode = isDone ? 0 : 1
}

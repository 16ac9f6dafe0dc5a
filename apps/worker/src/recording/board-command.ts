import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BoardIdentity, detectBoard } from '@lilypad/boards'
import { readVariables } from '@lilypad/config'
import { createClock } from '@lilypad/domain'
import { createFetching } from '@lilypad/fetching'
import type { Parser } from '@lilypad/parsing'
import { fetchBoard, userAgent } from '../boards/fetch-board.ts'
import { describeBoardReading, toJson } from '../boards/print-board-reading.ts'
import { type Exchange, makeRecording, type Recording, recordWeb } from './make-recording.ts'

type Manifest = { about: string; boards: { id: string }[] }

async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) return { about: 'Answers of careers boards, for tests only.', boards: [] }
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  const isOne =
    typeof manifest === 'object' &&
    manifest !== null &&
    'boards' in manifest &&
    Array.isArray(manifest.boards)
  if (!isOne) throw new Error(`${file} is no manifest of a replay set.`)
  return manifest as Manifest
}

/** Replaces an older one of the same board. */
async function writeRecording(folder: string, { board, files }: Recording): Promise<void> {
  const file = join(folder, 'manifest.json')
  const manifest = await readManifest(file).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Error(`${file} is no JSON.`) : error
  })
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const boards = [...manifest.boards.filter(({ id }) => id !== board.id), board]
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify({ ...manifest, boards }, null, 1)}\n`)
}

const USAGE = `Usage: board try <careers address> [company name] [--json]
       board record <careers address> [company name] --out DIR`

const OPTIONS = {
  out: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Order = { address: string; identity: BoardIdentity; company: string | undefined; asJson: boolean }
/** Where the command runs, and where it speaks. */
export type Surroundings = {
  env: NodeJS.ProcessEnv
  parser: Parser
  print(text: string): void
  complain(text: string): void
}

function openFetching(env: NodeJS.ProcessEnv) {
  const read = readVariables(env)
  return createFetching({
    userAgent: userAgent(read.SCRAPE_CONTACT),
    clock: createClock({ timeScale: read.SCRAPE_TIME_SCALE, paceScale: read.SCRAPE_PACE_SCALE }),
    allowPrivate: read.SCRAPE_ALLOW_PRIVATE,
    replayOrigin: read.SCRAPE_REPLAY_ORIGIN ?? null,
  })
}

/** Like the product does; prints the result and what curation makes of it. */
async function readBoard(
  { identity, company, asJson }: Order,
  exchanges: Exchange[],
  { env, parser, print }: Surroundings,
) {
  const fetching = openFetching(env)
  try {
    const rules = new Set<string>()
    const reading = await fetchBoard({ fetching, parser }, identity, {
      noteRule: (host, rule) => rules.add(`${host}: ${rule ?? 'no rule applies'}`),
      through: (web) => recordWeb(web, exchanges),
    })
    const robots = [...rules]
    print(
      asJson
        ? toJson(identity, reading, robots)
        : await describeBoardReading(identity, reading, parser, { company, robots }),
    )
    return reading
  } finally {
    await fetching.close()
  }
}

/** As a replay set; without a folder, stores nothing. */
async function run(order: Order, folder: string | null, surroundings: Surroundings): Promise<boolean> {
  const exchanges: Exchange[] = []
  const reading = await readBoard(order, exchanges, surroundings)
  if (reading.outcome !== 'read') return false
  if (folder === null) return true
  const { postings } = reading
  const company = order.company ?? reading.company ?? order.identity.tenant
  const about = { ...reading.identity, address: order.address, company, postings, at: new Date() }
  const recording = makeRecording(exchanges, about)
  await writeRecording(folder, recording)
  surroundings.print(`Recorded as ${recording.board.id} in ${folder}: ${recording.files.length} files.`)
  return true
}

/** Tries or records a board as the words say. Returns the exit code: 1 for a board, 2 for words that it cannot read. */
export async function runBoardCommand(args: string[], surroundings: Surroundings): Promise<number> {
  const refuse = (problem: string, code: number) => {
    surroundings.complain(problem)
    return code
  }
  let words: ReturnType<typeof readWords>
  try {
    words = readWords(args)
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
  const { values, positionals } = words
  if (values.help) {
    surroundings.print(USAGE)
    return 0
  }
  const [command, address, company] = positionals
  const out = command === 'record' ? values.out : null
  if (!address || out === undefined || (command !== 'try' && command !== 'record')) return refuse(USAGE, 2)
  const identity = detectBoard(address)
  if (!identity.ok) return refuse(identity.problem, 1)
  return (await run({ address, identity, company, asJson: values.json === true }, out, surroundings)) ? 0 : 1
}

const readWords = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS })

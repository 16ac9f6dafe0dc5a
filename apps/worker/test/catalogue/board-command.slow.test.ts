import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DemoBoardsServer, demoCatalogue, startDemoBoards } from '@lilypad/demo'
import { openParser } from '@lilypad/parsing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBoardCommand } from '../../src/recording/board-command.ts'
import { readManifest, serve, serveSet } from './replay-set.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-recording-'))
  folders.push(folder)
  return folder
}
const parser = openParser({ threads: 1 })
let demo: DemoBoardsServer
beforeAll(async () => {
  demo = await startDemoBoards()
})
afterAll(async () => {
  await demo.close()
  await parser.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const toEnv = (origin: string) => ({ SCRAPE_REPLAY_ORIGIN: origin, SCRAPE_PACE_SCALE: '0' })
/** The command as a person runs it, in a separate process. */
const run = (script: readonly string[], origin: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...toEnv(origin) }
    const options = { cwd: root, env, maxBuffer: 50_000_000 }
    execFile(process.execPath, [...script, ...args], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
const SOURCE = ['--conditions=source', '--import', 'tsx', 'bin/board.ts']
const BUILT = ['dist/bin/board.js']
/** The same in this process, which takes a tenth of the time. */
async function board(origin: string, ...args: string[]) {
  const said = { out: '', err: '' }
  const say = (stream: keyof typeof said) => (text: string) => {
    said[stream] += `${text}\n`
  }
  const code = await runBoardCommand(args, {
    env: toEnv(origin),
    parser,
    print: say('out'),
    complain: say('err'),
  })
  return { code, ...said }
}
const host = (address: string) =>
  new URL(address).hostname
    .split('.')
    .slice(-2)
    .join('.')
    .replace(/.*\.example$/, 'example')
/** One board of each system. */
const demoBoards = demoCatalogue().filter(
  ({ careersUrl }, index, all) => index === all.findIndex((one) => host(one.careersUrl) === host(careersUrl)),
)
function titlesOf(careersUrl: string) {
  const entry = demoBoards.find((one) => one.careersUrl === careersUrl)
  const found = demo.boards().find(({ employer }) => employer.name === entry?.companyName)
  return found?.postings.map(({ title }) => title.replace(/\s+/g, ' ').trim()) ?? []
}

describe('try', () => {
  test('prints a table of what a board yields and what curation made of it, with reasons', async () => {
    const [{ careersUrl, companyName } = { careersUrl: '', companyName: '' }] = demoBoards
    const { code, out, err } = await run(SOURCE, demo.origin, 'try', careersUrl, companyName)
    expect(err).toBe('')
    expect(code).toBe(0)
    const titles = titlesOf(careersUrl)
    expect(out).toContain(`${titles.length} postings of ${companyName}, `)
    expect(out).toMatch(/^title +listed +category +audience +travel +type +locations +pay$/m)
    for (const title of titles) expect(out).toContain(title)
    expect(out.match(/^ {2}why category: /gm)).toHaveLength(titles.length)
    const listed = Number(/(\d+) to be listed/.exec(out)?.[1])
    expect(out.match(/^ {2}why not listed: /gm) ?? []).toHaveLength(titles.length - listed)
  })

  test('says which rules let it read, how often it asked, and what it could not read and why', async () => {
    const offers = [{ id: 1, title: 'Tutor', careers_url: 'https://acme.recruitee.com/o/1' }, { id: 2 }]
    const outside = await serve((request, reply) => {
      if (request.url?.endsWith('/robots.txt'))
        return void reply.end('User-agent: *\nAllow: /api/\nDisallow: /')
      if (!request.url?.includes('/api/offers')) return void reply.writeHead(404).end()
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ offers }))
    })
    try {
      const { out } = await board(outside.origin, 'try', 'https://acme.recruitee.com/')
      expect(out).toContain('recruitee / acme: 1 request, ')
      expect(out).toContain('robots.txt of acme.recruitee.com: Allow: /api/\n')
      expect(out).toContain('; incomplete: 1 of 2 postings could not be read.')
      const json = await board(outside.origin, 'try', 'https://acme.recruitee.com/', '--json')
      expect(JSON.parse(json.out)).toMatchObject({
        ...{ outcome: 'read', requests: 1, robots: ['acme.recruitee.com: Allow: /api/'], complete: false },
        ...{ incompleteReason: '1 of 2 postings could not be read.', postings: [{ title: 'Tutor' }] },
      })
    } finally {
      await outside.close()
    }
  })

  test('explains an unreadable board, and an invalid address', async () => {
    const gone = await run(BUILT, demo.origin, 'try', 'https://jobs.lever.co/nobody-has-this')
    expect(gone).toMatchObject({ code: 1, out: expect.stringMatching(/^gone: .+\.$/m) })
    const wrong = await board(demo.origin, 'try', 'nowhere')
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^Enter the web address/) })
    expect(await board(demo.origin, 'record', 'https://jobs.lever.co/acme')).toMatchObject({ code: 2 })
  })
})

describe('record', () => {
  test.each(demoBoards.map(({ careersUrl }) => careersUrl))(
    '%s gives a replay set from which the same postings are read',
    async (address) => {
      const folder = newFolder()
      expect(await board(demo.origin, 'record', address, '--out', folder)).toMatchObject({ code: 0, err: '' })
      const [recorded] = readManifest(folder).boards
      expect(recorded?.expect.postings.map(({ title }) => title).sort()).toEqual(titlesOf(address).sort())
      const set = await serveSet(folder)
      try {
        const { code, out } = await board(set.origin, 'try', address)
        expect(code).toBe(0)
        expect(out).toContain(`${recorded?.expect.count} postings of `)
        for (const { title } of recorded?.expect.postings ?? []) expect(out).toContain(title)
      } finally {
        await set.close()
      }
    },
  )

  test('keeps neither cookies nor the values of tokens and keys, and the answers still fit the requests', async () => {
    const listing = {
      accessToken: 'tok-93aa71c0ffee',
      session: { apiKey: 'k-55512345678', user_password: 'hop' },
      pages: ['https://acme.recruitee.com/next?token=tok-93aa71c0ffee&page=2'],
      offers: [
        {
          id: 1,
          title: 'Tutor',
          careers_url: 'https://acme.recruitee.com/o/1?sig=5f2d99aa00',
          status: 'published',
        },
      ],
    }
    const outside = await serve((request, reply) => {
      if (!request.url?.includes('/api/offers')) return void reply.writeHead(404).end()
      reply.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'sid=cookie-77123456' })
      reply.end(JSON.stringify(listing))
    })
    const folder = newFolder()
    try {
      const { code } = await run(
        BUILT,
        outside.origin,
        'record',
        'https://acme.recruitee.com/?api_key=pasted-000111',
        '--out',
        folder,
      )
      expect(code).toBe(0)
    } finally {
      await outside.close()
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const all = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n')
    expect(all).not.toMatch(/tok-93|k-555|cookie-77|5f2d99|pasted-000|"hop"/)
    expect(all.match(/token=redacted-\d|"accessToken":"redacted-\d/g)).toHaveLength(2)
    expect(readManifest(folder).boards[0]?.expect.postings[0]?.title).toBe('Tutor')
  })

  test('puts several boards into one set, each once', async () => {
    const folder = newFolder()
    const [first = '', second = ''] = demoBoards.map(({ careersUrl }) => careersUrl)
    for (const address of [first, second, first]) await board(demo.origin, 'record', address, '--out', folder)
    expect(readManifest(folder).boards).toHaveLength(2)
  })
})

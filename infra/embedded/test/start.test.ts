import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, schema } from '@lilypad/db'
import { seedDemoBoards } from '@lilypad/demo/seed'
import { freshDatabase } from '@lilypad/testing'
import { describe, expect, test } from 'vitest'
import { processesOf } from './product.ts'
import { envOf, useClone } from './use-clone.ts'

const { folder, start, startAndWait } = useClone()

describe('npm start', () => {
  test('prints addresses, demo accounts and the ready line, and stops cleanly, the database last; a second start reuses what is there: secrets, ports and data; demo accounts of the first keep it on loopback', async () => {
    const first = await startAndWait()
    for (const words of [
      `http://localhost:${first.port}/docs`,
      /Mail +http:\/\/127/,
      'admin@example.com',
      'lilypad-demo',
      'Only this machine can reach it',
    ]) {
      expect(first.output).toMatch(words)
    }
    const before = await envOf(first)
    expect(await first.stop('SIGINT')).toBe(0)
    expect(first.notes().sort()).toEqual(['api stopped', 'worker stopped, database up'])
    expect(processesOf(folder())).toEqual([])

    const second = await startAndWait({ NODE_ENV: 'production' })
    expect(second.output).toContain('Only this machine can reach it')
    const after = await envOf(second)
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'SMTP_URL', 'DATA_DIR']) {
      expect(after[name]).toBeTruthy()
      expect(after[name]).toBe(before[name])
    }
    const port = `http://localhost:${second.port}`
    expect(after).toMatchObject({ LILYPAD_EMBEDDED: 'on', LILYPAD_LOOPBACK: 'on', PUBLIC_URL: port })
  })

  test('with NODE_ENV=production there are no demo accounts and no demo boards, and it listens to all', async () => {
    const product = await startAndWait({ NODE_ENV: 'production', BOARDS: '' })
    expect(product.output).not.toContain('lilypad-demo')
    expect(product.output).not.toMatch(/Boards +http/)
    const env = await envOf(product)
    expect(env.SCRAPE_REPLAY_ORIGIN).toBeUndefined()
    expect(env.LILYPAD_LOOPBACK).toBe('off')
  })

  test('demo accounts and demo boards of production are those that are asked for by name', async () => {
    const { url } = await freshDatabase()
    const { db, close } = openDatabase(url)
    await seedDemoBoards(db)
    // Boards that were tried before are given no past, which takes longer than all else.
    await db.update(schema.boards).set({ lastTriedAt: new Date() })
    await close()
    const asked = { DATABASE_URL: url, NODE_ENV: 'production', BOARDS: 'demo', DEMO_ACCOUNTS: 'on' }
    const product = await startAndWait(asked)
    expect(product.output).toContain('lilypad-demo')
    expect(product.output).toMatch(/Boards +http/)
    expect((await envOf(product)).LILYPAD_LOOPBACK).toBe('on')
  })

  test('several products run at once from one clone, each with its own PORT and DATA_DIR', async () => {
    const products = await Promise.all(
      ['one', 'two'].map((name) => startAndWait({ DATA_DIR: join(folder(), name) })),
    )
    expect(await Promise.all(products.map((product) => product.stop()))).toEqual([0, 0])
    expect(processesOf(folder())).toEqual([])
  })
})

describe('a clear sentence, exit code 1 and nothing left running', () => {
  test('when PORT is taken', async () => {
    const blocker = createServer().listen(0)
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const product = await start({}, port)
    expect(await product.exited).toBe(1)
    expect(product.output).toContain(
      `Port ${port} is taken by another program. Stop it, or set PORT to a free port.`,
    )
    expect(product.output).not.toMatch(/\n {4}at /)
    expect(processesOf(folder())).toEqual([])
    blocker.close()
  })

  test('when a variable is wrong', async () => {
    const product = await start({ SCRAPE_PACE_SCALE: 'slow' })
    expect(await product.exited).toBe(1)
    expect(product.output.trim()).toBe('SCRAPE_PACE_SCALE must be a number, 0 or more.')
  })

  test('when another product uses the data folder, and when a process dies five times within ten minutes: it is named', async () => {
    const product = await startAndWait()
    const second = await start()
    expect(await second.exited).toBe(1)
    expect(second.output).toContain('uses the data folder')
    const isOver = product.exited.then(() => true)
    while (!(await Promise.race([isOver, sleep(50, false)])))
      await fetch(`http://127.0.0.1:${product.port}/die`).catch(() => undefined)
    expect(await product.exited).toBe(1)
    expect(
      product.output.match(/api ended unexpectedly \(exit code 7\)\. It is started again in \d s\./g),
    ).toHaveLength(4)
    expect(product.output).toContain('api ended 5 times within ten minutes, and is not started again.')
    expect(product.notes()).toEqual(['worker stopped, database up'])
    expect(processesOf(folder())).toEqual([])
  })
})
